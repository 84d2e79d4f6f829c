import { normalizeText } from '../../../../src/lib/text.ts'

/**
 * Normalized form of a username for comparisons: ignores case and Unicode representation. Text is
 * converted to upper case first, since some letters are equal only in upper case.
 */
export const usernameKey = (username: string): string =>
  normalizeText(username).normalize('NFKC').toUpperCase().toLowerCase()

/**
 * Key of an account whose username is its mobile number (REG-11). Contains the dialing code, since
 * equal numbers exist in several countries. No rule allows a username to start with a plus, so that
 * the key cannot equal a username.
 */
export const mobileKey = (dialingCode: string, number: string): string => `${dialingCode}${number}`
