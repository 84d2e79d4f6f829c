/** A hash that no password matches: the account has no password and is entered by sms. */
export const noPassword = '!'
