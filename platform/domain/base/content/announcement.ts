/** Stored form of an announcement: audience, publication time and texts. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

type Schemas = components['schemas']
export type Execution = Schemas['Execution']
type Item = Schemas['AnnouncementItem']
type Banner = Schemas['Banner']

/** Publication time relative to today: days ago, and hour in the market's time zone. */
type PublicationTime = { daysAgo: number; hour: number }

export type KeptItem = PublicationTime & {
  /** Number; the public id appends a digit for each audience. */
  id: number
  type: Exclude<Item['type'], 'B'>
  executions: readonly Execution[]
  /** Kind of a bonus before a bet that it announces; shown only where the market allows it. */
  bonus?: Schemas['BonusBeforeBets']
  promotionType?: NonNullable<Item['promotionType']>
  title: WrittenTexts
  /** Unsanitized HTML from an editor: sanitize it before rendering. */
  content: WrittenTexts
  /** Usernames that see the item; without it, all members of its audiences do. */
  usernames?: readonly string[]
}

export type KeptBanner = PublicationTime & {
  id: number
  groupName: Banner['groupName']
  executions: readonly Execution[]
  title: WrittenTexts
  url: string
  /** For `POPUP`, the target is the announcement's number. */
  linkage?: { type: NonNullable<Banner['linkageType']>; target: string }
}

/** All announcements to players, by place. */
export type Announcements = {
  /** In display order. */
  banners: readonly KeptBanner[]
  notices: readonly KeptItem[]
  headlines: readonly KeptItem[]
  promotionNews: readonly KeptItem[]
  popups: readonly KeptItem[]
}

/** An announcement to agents; the same for all agents. */
export type AgentAnnouncement = {
  id: string
  /** RFC 3339. */
  publishedAt: string
  title: WrittenTexts
  content: WrittenTexts
}
