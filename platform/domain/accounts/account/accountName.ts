import { normalizeText } from '../../../../src/lib/text.ts'

/**
 * Normalized form for comparing usernames: ignores case and Unicode representation. Upper case is
 * applied first, since some letters have only their upper case in common.
 */
export const usernameKey = (username: string): string =>
  normalizeText(username).normalize('NFKC').toUpperCase().toLowerCase()

/**
 * Key of an account whose username is its mobile number (REG-11). It includes the dialing code,
 * since numbers of two countries can be equal. No rule allows a plus at the start of a username, so
 * keys cannot collide.
 */
export const mobileKey = (dialingCode: string, number: string): string => `${dialingCode}${number}`
