import AnimatorReader
@main struct Main { static func main() {} }
