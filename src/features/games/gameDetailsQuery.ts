import { failureOf } from '../../api/failure.ts'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { listing } from './listing.ts'

export type Details = Value<'GET /wps/games/{nodeId}'>

export const gameDetailsQuery = (nodeId: string) =>
  read('/wps/games/{nodeId}', { path: { nodeId }, query: { language: listing().language } })

/**
 * True if a failed request means that there is no such game: an unknown id, a game that must not be
 * shown, or an invalid id.
 */
export function isUnknownGame(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && missingCodes.has(failure.code)
}

const missingCodes: ReadonlySet<string> = new Set(['NOT_FOUND', 'REQUEST_INVALID'])
