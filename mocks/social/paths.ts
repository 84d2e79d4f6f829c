/** Path of the emulated social login providers on the portal's origin. */
export const socialPath = '/social/'

/**
 * Path of the emulated phone-authentication service's window; its calls are below. No ticket has
 * this form.
 */
export const phonePath = `${socialPath}phone`
