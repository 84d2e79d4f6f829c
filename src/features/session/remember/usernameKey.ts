import { normalizeText } from '../../../lib/text.ts'

/** Comparison key of a username, which ignores case, as on the server. */
export const usernameKey = (username: string): string => normalizeText(username).toLowerCase()
