/** Where the emulator of the providers is, on our own origin. */
export const socialPath = '/social/'

/**
 * Where the emulated phone-authentication service has its window; no ticket is called so. Its calls
 * are below.
 */
export const phonePath = `${socialPath}phone`
