/** Where the emulator of the providers is, on our own origin. */
export const socialPath = '/social/'
