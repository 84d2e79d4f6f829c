import type { Value } from '../../../api/operations.ts'

type Board = Value<'GET /wps/relay/MCSFE_getMissionLeaderboard'>

/** Number of places shown before the list is expanded. */
export const firstPlaces = 10

/** The shown places: the first ones or all, and the member's own at any rank. */
export function shownPlaces({ items, me }: Board, showsAll: boolean): Board['items'] {
  const shown = showsAll ? items : items.slice(0, firstPlaces)
  return me === undefined || shown.some(({ isMe }) => isMe) ? shown : [...shown, me]
}
