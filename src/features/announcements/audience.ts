import type { Value } from '../../api/operations.ts'
import type { SessionState } from '../../session/session.ts'

export type Announcements = Value<'GET /wps/relay/MCSFE_getListAnnouncements'>
export type Announcement = Announcements['popup'][number]

/** `A` for members, `B` for visitors (ANN-11, ANN-12). */
export type Audience = 'A' | 'B'

/** Audience of the page; undefined until the session is known. */
export function audienceOf({ kind }: SessionState): Audience | undefined {
  if (kind === 'unknown') return undefined
  return kind === 'signedIn' ? 'A' : 'B'
}

/**
 * Items for an audience. The `execution` of an item is `B` for visitors, `A` for all members, or
 * `F` for members in their first login (ANN-13). The server sends `F` only to members in their
 * first login, so members are shown all items except `B`.
 */
export const meantFor = <Item extends { execution: 'A' | 'B' | 'F' }>(
  audience: Audience,
  items: readonly Item[],
): Item[] => items.filter(({ execution }) => (execution === 'B') === (audience === 'B'))
