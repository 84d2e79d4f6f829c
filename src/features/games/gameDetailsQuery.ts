import type { Value } from '../../api/operations.ts'
import { readIfAny } from '../../api/readIfAny.ts'
import { listing } from './listing.ts'

export type Details = Value<'GET /wps/games/{nodeId}'>

/** Query of a game's details; null if the game is unknown or must not be shown. */
export const gameDetailsQuery = (nodeId: string) =>
  readIfAny('/wps/games/{nodeId}', { path: { nodeId }, query: { language: listing().language } })
