/**
 * Announcements come out at their hour by the world's clock, and everybody is told (ANN-08,
 * ROOT-16).
 */

import type { WorldTables } from '../../base/collections/collections.ts'
import type { KeptBanner, KeptItem } from '../../base/content/announcement.ts'
import type { World } from '../../base/context/world.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { unlessThere } from '../../base/storage/unlessThere.ts'
import type { JobHandler } from '../../base/time/jobs.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { idOf, publishedAt } from './announcements.ts'

type Kept = KeptItem | KeptBanner

/** What comes out for whole audiences on the day of a time. */
function ofToday({ content }: Pick<World, 'content'>): Kept[] {
  const { banners, notices, headlines, promotionNews, popups } = content.announcements
  const items = [...notices, ...headlines, ...promotionNews, ...popups]
  const forAudiences = items.filter(({ usernames }) => usernames === undefined)
  return [...banners, ...forAudiences].filter(({ daysAgo }) => daysAgo === 0)
}

/** When the next comes out after a time; milliseconds since 1970. Undefined when none does. */
function nextPublication(world: Pick<World, 'content'>, after: number): number | undefined {
  const times = ofToday(world).flatMap((one) => {
    const today = publishedAt(one, after)
    return [today, today + dayLength]
  })
  const later = times.filter((at) => at > after)
  return later.length > 0 ? Math.min(...later) : undefined
}

/** One at a time is planned, by this id. */
const jobId = 'j-announcements'

async function plan(
  world: Pick<World, 'content'>,
  { jobs }: Pick<WorldTables, 'jobs'>,
  now: number,
): Promise<void> {
  const dueAt = nextPublication(world, now)
  if (dueAt === undefined) return
  await jobs.insert({
    id: jobId,
    kind: 'publishAnnouncements',
    subject: 'announcements',
    failures: 0,
    dueAt,
  })
}

/** Plans the next publication, unless it is planned already, or there is nothing to publish. */
export async function planAnnouncements(world: Pick<World, 'store' | 'now' | 'content'>) {
  const { store, now } = world
  if (await store.jobs.get(jobId)) return
  await unlessThere(() => plan(world, store, now()))
}

function tellOf(announce: Announce, one: Kept): void {
  for (const execution of one.executions) {
    announce({ type: 'announcementPublished', announcementId: idOf(one.id, execution) })
  }
}

/**
 * Tells of what has come out today since it was due, and plans the next. Nothing is told while the
 * platform has its announcements off, or is another's.
 */
export const publishAnnouncements: JobHandler = async (world, tables, announce, { dueAt }) => {
  const now = world.now()
  const since = Math.max(dueAt, startOfDay(now))
  const { announcements } = await readPlatform(tables)
  if (announcements && world.ownsPlatform) {
    for (const one of ofToday(world)) {
      const at = publishedAt(one, now)
      if (at >= since && at <= now) tellOf(announce, one)
    }
  }
  await plan(world, tables, now)
}
