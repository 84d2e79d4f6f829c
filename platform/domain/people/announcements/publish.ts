/** Publication of announcements at their hour, with an event to all clients (ANN-08, ROOT-16). */

import type { DomainTables } from '../../base/collections/collections.ts'
import type { KeptBanner, KeptItem } from '../../base/content/announcement.ts'
import type { Context } from '../../base/context/context.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { unlessThere } from '../../base/storage/unlessThere.ts'
import type { JobHandler } from '../../base/time/jobs.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { idOf, isAllowedIn, publishedAt } from './announcements.ts'

type Kept = KeptItem | KeptBanner

/** Announcements that are published today, except those for single members. */
function ofToday({ content }: Pick<Context, 'content'>): Kept[] {
  const { banners, notices, headlines, promotionNews, popups } = content.announcements
  const items = [...notices, ...headlines, ...promotionNews, ...popups]
  const forAudiences = items.filter(({ usernames }) => usernames === undefined)
  return [...banners, ...forAudiences].filter(({ daysAgo }) => daysAgo === 0)
}

/**
 * Time of the next publication after a time, in milliseconds since 1970. Undefined if there is
 * none.
 */
function nextPublication(context: Pick<Context, 'content'>, after: number): number | undefined {
  const times = ofToday(context).flatMap((one) => {
    const today = publishedAt(one, after)
    return [today, today + dayLength]
  })
  const later = times.filter((at) => at > after)
  return later.length > 0 ? Math.min(...later) : undefined
}

/** Fixed id, so that only one job is scheduled at a time. */
const jobId = 'j-announcements'

async function plan(
  context: Pick<Context, 'content'>,
  { jobs }: Pick<DomainTables, 'jobs'>,
  now: number,
): Promise<void> {
  const dueAt = nextPublication(context, now)
  if (dueAt === undefined) return
  await jobs.insert({
    id: jobId,
    kind: 'publishAnnouncements',
    subject: 'announcements',
    failures: 0,
    dueAt,
  })
}

/** Schedules the next publication, unless one is scheduled or there is nothing to publish. */
export async function planAnnouncements(context: Pick<Context, 'store' | 'now' | 'content'>) {
  const { store, now } = context
  if (await store.jobs.get(jobId)) return
  await unlessThere(() => plan(context, store, now()))
}

function tellOf(announce: Announce, one: Kept): void {
  for (const execution of one.executions) {
    announce({
      type: 'announcementPublished',
      announcementId: idOf(one.id, execution),
      isForVisitors: execution === 'B',
    })
  }
}

/**
 * Scheduled job that announces the publications of today that are due since `dueAt`, and schedules
 * the next one. Announces nothing while announcements are off, or if an upstream manages the
 * platform (`ownsPlatform` is false).
 */
export const publishAnnouncements: JobHandler = async (context, tables, announce, { dueAt }) => {
  const now = context.now()
  const since = Math.max(dueAt, startOfDay(now))
  const { announcements, market } = await readPlatform(tables)
  if (announcements && context.ownsPlatform) {
    for (const one of ofToday(context).filter((each) => isAllowedIn(each, market))) {
      const at = publishedAt(one, now)
      if (at >= since && at <= now) tellOf(announce, one)
    }
  }
  await plan(context, tables, now)
}
