import { normalizeText } from '../../../../src/lib/text.ts'

/**
 * The form in which usernames are compared: without regard to case and to how letters are encoded.
 * The upper case first, since some letters share only that.
 */
export const usernameKey = (username: string): string =>
  normalizeText(username).normalize('NFKC').toUpperCase().toLowerCase()

/**
 * The key of an account whose username is its mobile number (REG-11). With its dialing code, for
 * numbers of two countries can be the same; no rule set lets a username start with a plus.
 */
export const mobileKey = (dialingCode: string, number: string): string => `${dialingCode}${number}`
