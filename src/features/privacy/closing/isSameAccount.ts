import { normalizeText } from '../../../lib/text.ts'

/** True if what was typed is the username, as the log-in compares it: without regard to case. */
export const isSameAccount = (typed: string, account: string): boolean =>
  normalizeText(typed).toLowerCase() === normalizeText(account).toLowerCase()
