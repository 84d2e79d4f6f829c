/** Announcements come out at their hour by the world's clock, and everybody is told (ANN-08, ROOT-16). */
import type { WorldTables } from '../collections.ts'
import type { Announce } from '../events.ts'
import { readPlatform } from '../platform/platformSettings.ts'
import { unlessThere } from '../storage/unlessThere.ts'
import type { JobHandler } from '../time/jobs.ts'
import { dayLength, startOfDay } from '../time/marketTime.ts'
import type { World } from '../world.ts'
import type { KeptBanner, KeptItem } from './announcement.ts'
import { idOf, publishedAt } from './announcements.ts'
import { banners } from './banners.ts'
import { headlines, notices, promotionNews } from './notices.ts'
import { popups } from './popups.ts'

const kept: readonly (KeptItem | KeptBanner)[] = [
  ...[...banners, ...notices, ...headlines, ...promotionNews, ...popups],
]

/** What comes out on the day of a time. */
const ofToday = kept.filter(({ daysAgo }) => daysAgo === 0)

/** When the next comes out after a time; milliseconds since 1970. */
function nextPublication(after: number): number {
  const times = ofToday.flatMap((one) => {
    const today = publishedAt(one, after)
    return [today, today + dayLength]
  })
  return Math.min(...times.filter((at) => at > after))
}

/** One at a time is planned, by this id. */
const jobId = 'j-announcements'

const plan = ({ jobs }: Pick<WorldTables, 'jobs'>, now: number) =>
  jobs.insert({
    ...{ id: jobId, kind: 'publishAnnouncements', subject: 'announcements', failures: 0 },
    dueAt: nextPublication(now),
  })

/** Plans the next publication, unless it is planned already. */
export async function planAnnouncements({ store, now }: Pick<World, 'store' | 'now'>) {
  if (await store.jobs.get(jobId)) return
  await unlessThere(() => plan(store, now()))
}

function tellOf(announce: Announce, one: KeptItem | KeptBanner): void {
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
    for (const one of ofToday) {
      const at = publishedAt(one, now)
      if (at >= since && at <= now) tellOf(announce, one)
    }
  }
  await plan(tables, now)
}
