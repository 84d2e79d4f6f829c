/** Path prefix of the emulated social login providers on the portal's origin. */
export const socialPath = '/social/'

/**
 * Path of the emulated phone-authentication window, and prefix of the service's calls. Social
 * logins have the paths `/social/<ticket>`. A ticket is hexadecimal and therefore never starts with
 * `phone`.
 */
export const phonePath = `${socialPath}phone`
