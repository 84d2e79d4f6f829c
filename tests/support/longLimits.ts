// Multiplies the portal's time limits, so that no chunk or call fails on a busy machine. The portal
// reads this factor when it loads.
globalThis.porticoTimeFactor = 5
