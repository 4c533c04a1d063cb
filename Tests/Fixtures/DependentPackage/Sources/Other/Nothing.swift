public let nothing = 0
