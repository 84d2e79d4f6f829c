import { normalizeText } from '../../../lib/text.ts'

/** Key under which usernames are equal, regardless of case, as on the server. */
export const usernameKey = (username: string): string => normalizeText(username).toLowerCase()
