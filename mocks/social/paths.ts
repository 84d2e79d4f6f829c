/** Path prefix of the emulated social login providers on the portal's origin. */
export const socialPath = '/social/'

/**
 * Path of the emulated phone-authentication window, and prefix of the service's calls. No ticket
 * starts with `phone`.
 */
export const phonePath = `${socialPath}phone`
