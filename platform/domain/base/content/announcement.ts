/** An announcement as it is kept: for whom, since when, and its words. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

type Schemas = components['schemas']
export type Execution = Schemas['Execution']
type Item = Schemas['AnnouncementItem']
type Banner = Schemas['Banner']

/** When it was published: so many days before today, at that hour in the market. */
type PublicationTime = { daysAgo: number; hour: number }

export type KeptItem = PublicationTime & {
  /** Its number, followed by a digit for each audience in its id. */
  id: number
  type: Exclude<Item['type'], 'B'>
  executions: readonly Execution[]
  promotionType?: NonNullable<Item['promotionType']>
  title: WrittenTexts
  /** Unsanitized HTML from an editor: sanitize it before it is shown. */
  content: WrittenTexts
  /** The only usernames that it is for; left out, it is for everybody of its audiences. */
  usernames?: readonly string[]
}

export type KeptBanner = PublicationTime & {
  id: number
  groupName: Banner['groupName']
  executions: readonly Execution[]
  title: WrittenTexts
  url: string
  /** Of `POPUP`, the target is the announcement's number. */
  linkage?: { type: NonNullable<Banner['linkageType']>; target: string }
}

/** Everything that players are told, by where it is shown. */
export type Announcements = {
  /** In the order in which they are shown. */
  banners: readonly KeptBanner[]
  notices: readonly KeptItem[]
  headlines: readonly KeptItem[]
  promotionNews: readonly KeptItem[]
  popups: readonly KeptItem[]
}

/** What agents are told: editorial, the same for all of them. */
export type AgentAnnouncement = {
  id: string
  /** As RFC 3339. */
  publishedAt: string
  title: WrittenTexts
  content: WrittenTexts
}
