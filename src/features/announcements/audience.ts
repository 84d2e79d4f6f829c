import type { Value } from '../../api/operations.ts'
import type { SessionState } from '../../session/session.ts'

export type Announcements = Value<'GET /wps/relay/MCSFE_getListAnnouncements'>
export type Announcement = Announcements['popup'][number]

/** `A` who is logged in, `B` visitors (ANN-11, ANN-12). */
export type Audience = 'A' | 'B'

/** Whom the page is shown to; undefined until the page has started. */
export function audienceOf({ kind }: SessionState): Audience | undefined {
  if (kind === 'unknown') return undefined
  return kind === 'signedIn' ? 'A' : 'B'
}

/**
 * Those that are for an audience. Who logs in for the first time reads `F` besides `A` (ANN-13):
 * the server knows who that is, and sends them to nobody else.
 */
export const meantFor = <Item extends { execution: 'A' | 'B' | 'F' }>(
  audience: Audience,
  items: readonly Item[],
): Item[] => items.filter(({ execution }) => (execution === 'B') === (audience === 'B'))
