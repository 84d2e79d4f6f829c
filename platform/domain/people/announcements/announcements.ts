import type { components } from '../../../../src/api/gen/paths.ts'
import type {
  Announcements,
  Execution,
  KeptBanner,
  KeptItem,
} from '../../base/content/announcement.ts'
import { allowsBonuses, type Market } from '../../base/platform/markets.ts'
import { type TextLanguage, textIn } from '../../base/texts/texts.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'

type Schemas = components['schemas']
type Item = Schemas['AnnouncementItem']
type Banner = Schemas['Banner']

/** Reader of announcements; `executions` are audiences, `now` is in milliseconds since 1970. */
export type Reader = {
  executions: readonly Execution[]
  language: TextLanguage
  now: number
  /** Username of a member; undefined for visitors. */
  username: string | undefined
  market: Market
}

/** Audiences that a member or a visitor belongs to (ANN-11 to ANN-13). */
export function executionsFor(member: { firstTimeLogin: boolean } | undefined): Execution[] {
  if (!member) return ['B']
  return member.firstTimeLogin ? ['A', 'F'] : ['A']
}

const hour = 3_600_000
const digits: Record<Execution, number> = { A: 1, B: 2, F: 3 }

export const idOf = (id: number, execution: Execution) => `a-${id}${digits[execution]}`

export const publishedAt = ({ daysAgo, hour: at }: KeptItem | KeptBanner, now: number): number =>
  startOfDay(now) - daysAgo * dayLength + at * hour

const isFor = (one: KeptItem | KeptBanner, username: string | undefined): boolean =>
  !('usernames' in one) ||
  one.usernames === undefined ||
  one.usernames.some((name) => name === username)

/** False if an announcement promises a bonus that the market forbids. */
export const isAllowedIn = (one: KeptItem | KeptBanner, market: Market): boolean =>
  !('bonus' in one) || one.bonus === undefined || allowsBonuses(market, [one.bonus])

/**
 * Announcements for a reader, each once per matching audience. Announcements that are published
 * later today are left out.
 */
const forReader = <Kept extends KeptItem | KeptBanner>(
  announcements: readonly Kept[],
  { executions, now, username, market }: Reader,
) =>
  announcements
    .filter((one) => isFor(one, username) && isAllowedIn(one, market))
    .flatMap((one) =>
      executions
        .filter((execution) => one.executions.includes(execution))
        .map((execution) => ({
          one,
          execution,
          id: idOf(one.id, execution),
          at: publishedAt(one, now),
        })),
    )
    .filter(({ at }) => at <= now)

const itemsOf = (items: readonly KeptItem[], reader: Reader): Item[] =>
  forReader(items, reader)
    .toSorted((one, other) => other.at - one.at)
    .map(({ one, execution, id, at }) => ({
      id,
      type: one.type,
      title: textIn(one.title, reader.language),
      content: textIn(one.content, reader.language),
      ...(one.promotionType && { promotionType: one.promotionType }),
      execution,
      publishedAt: new Date(at).toISOString(),
    }))

const linkOf = ({ linkage }: KeptBanner, execution: Execution) =>
  linkage && {
    linkageType: linkage.type,
    linkageTarget:
      linkage.type === 'POPUP' ? idOf(Number(linkage.target), execution) : linkage.target,
  }

const bannersOf = (banners: readonly KeptBanner[], reader: Reader): Banner[] =>
  forReader(banners, reader).map(({ one, execution, id, at }) => ({
    id,
    groupName: one.groupName,
    title: textIn(one.title, reader.language),
    url: one.url,
    ...linkOf(one, execution),
    execution,
    publishedAt: new Date(at).toISOString(),
  }))

/** All announcements for a reader (ANN-08). */
export const announcementsFor = (
  announcements: Announcements,
  reader: Reader,
): Schemas['Announcements'] => ({
  banners: bannersOf(announcements.banners, reader),
  playerNotices: itemsOf(announcements.notices, reader),
  headlines: itemsOf(announcements.headlines, reader),
  popup: itemsOf(announcements.popups, reader),
  promotion: itemsOf(announcements.promotionNews, reader),
})

/**
 * Converts a banner to an item of a text list. The banner's title becomes both title and content of
 * the item.
 */
const inWords = ({ id, title, execution, publishedAt: at }: Banner): Item => ({
  id,
  type: 'B',
  title,
  content: title,
  execution,
  publishedAt: at,
})

/** Announcements of the given types for a reader, newest first. */
export function contentsFor(
  announcements: Announcements,
  reader: Reader,
  types: readonly string[],
): Item[] {
  const { banners: pictures, ...lists } = announcementsFor(announcements, reader)
  return [...pictures.map(inWords), ...Object.values(lists).flat()]
    .filter(({ type }) => types.includes(type))
    .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
}
