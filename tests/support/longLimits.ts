// A busy machine does not make a page show that a chunk or a call failed. The portal reads it when
// it is loaded.
globalThis.porticoTimeFactor = 5
