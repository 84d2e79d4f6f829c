/** A hash that no password has: the account has none, and is entered by sms. */
export const noPassword = '!'
