// Longer limits, so that a busy machine causes no failed chunks or calls. The portal reads the
// factor when it loads.
globalThis.porticoTimeFactor = 5
