import { normalizeText } from '../../../lib/text.ts'

/** Usernames are told apart as the server does: without regard to case. */
export const usernameKey = (username: string): string => normalizeText(username).toLowerCase()
