/** Announcements as stored: audience, publication time and texts in every language. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

type Schemas = components['schemas']
export type Execution = Schemas['Execution']
type Item = Schemas['AnnouncementItem']
type Banner = Schemas['Banner']

/** Publication time relative to today: days ago, and hour in the market's time zone. */
type PublicationTime = { daysAgo: number; hour: number }

export type KeptItem = PublicationTime & {
  /** Number of the announcement; its public ids append a digit for the audience. */
  id: number
  type: Exclude<Item['type'], 'B'>
  executions: readonly Execution[]
  /**
   * Kind of the announced bonus, if members get the bonus before their first bet. The item is
   * hidden in markets that forbid such bonuses.
   */
  bonus?: Schemas['BonusBeforeBets']
  promotionType?: NonNullable<Item['promotionType']>
  title: WrittenTexts
  /** Unsanitized HTML from an editor: sanitize it before rendering. */
  content: WrittenTexts
  /** Usernames of the members who see the item; omitted for all members of its audiences. */
  usernames?: readonly string[]
}

export type KeptBanner = PublicationTime & {
  id: number
  groupName: Banner['groupName']
  executions: readonly Execution[]
  title: WrittenTexts
  url: string
  /** Target of the banner's link; for `POPUP`, an announcement's number. */
  linkage?: { type: NonNullable<Banner['linkageType']>; target: string }
}

/** All announcements to players, by the place where they are shown. */
export type Announcements = {
  /** Banners in display order. */
  banners: readonly KeptBanner[]
  notices: readonly KeptItem[]
  headlines: readonly KeptItem[]
  promotionNews: readonly KeptItem[]
  popups: readonly KeptItem[]
}

/** An announcement to agents; the same for all agents. */
export type AgentAnnouncement = {
  id: string
  /** Time of publication, RFC 3339 text. */
  publishedAt: string
  title: WrittenTexts
  content: WrittenTexts
}
