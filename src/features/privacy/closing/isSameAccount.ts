import { normalizeText } from '../../../lib/text.ts'

/** True if the typed text is the username. Like the login, it ignores case. */
export const isSameAccount = (typed: string, account: string): boolean =>
  normalizeText(typed).toLowerCase() === normalizeText(account).toLowerCase()
