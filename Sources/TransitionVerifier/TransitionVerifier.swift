@_exported import StateSpace
@_exported import TransitionModel
