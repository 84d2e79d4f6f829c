import { normalizeText } from '../../../lib/text.ts'

/** Key that is equal for usernames that differ only in case, as on the server. */
export const usernameKey = (username: string): string => normalizeText(username).toLowerCase()
