import { normalizeText } from '../../../lib/text.ts'

/** Key of a username in lower case. The server ignores the case of usernames, too. */
export const usernameKey = (username: string): string => normalizeText(username).toLowerCase()
