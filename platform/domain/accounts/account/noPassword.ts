/** Stored in place of a password hash for an account without a password. No password matches it. */
export const noPassword = '!'
