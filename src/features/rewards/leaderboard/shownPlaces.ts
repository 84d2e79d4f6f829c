import type { Value } from '../../../api/operations.ts'

type Board = Value<'GET /wps/relay/MCSFE_getMissionLeaderboard'>

/** How many places are in view before all are asked for. */
export const firstPlaces = 10

/** The places in view: the first ones, or all; the member's own too, wherever it is. */
export function shownPlaces({ items, me }: Board, showsAll: boolean): Board['items'] {
  const shown = showsAll ? items : items.slice(0, firstPlaces)
  return me === undefined || shown.some(({ isMe }) => isMe) ? shown : [...shown, me]
}
