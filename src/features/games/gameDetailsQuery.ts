import { failureOf } from '../../api/failure.ts'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { listing } from './listing.ts'

export type Details = Value<'GET /wps/games/{nodeId}'>

/** Everything about one game. */
export const gameDetailsQuery = (nodeId: string) =>
  read('/wps/games/{nodeId}', { path: { nodeId }, query: { language: listing().language } })

/**
 * Whether a failed read says that there is no such game: none of that id, none that may be shown,
 * or no id at all.
 */
export function isUnknownGame(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && missingCodes.has(failure.code)
}

const missingCodes: ReadonlySet<string> = new Set(['NOT_FOUND', 'REQUEST_INVALID'])
