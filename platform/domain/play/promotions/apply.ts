/** Applications for activities: submission, review and decision (PROMO-11, PROMO-12). */

import { sendMessage } from '../../accounts/messages/messages.ts'
import type { Collections, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { claimFiles } from '../../base/files/files.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { message, type Texts } from '../../base/texts/texts.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { occurrenceAt } from '../../base/time/occurrence.ts'
import { needsBet } from '../rewards/beforeBets.ts'
import { grantReward } from '../rewards/grantReward.ts'

export type ApplicationRow = RowOf<Collections['activityApplications']>

/**
 * Delay of the review after the application, and of the decision after the review, in milliseconds.
 */
const step = 5 * 60_000
const claimable = 7 * dayLength

/** A member's last application for an activity since a time. */
export async function lastApplication(
  { activityApplications }: Pick<DomainTables, 'activityApplications'>,
  { memberId, activityId, since }: { memberId: string; activityId: string; since: number },
): Promise<ApplicationRow | undefined> {
  const rows = await activityApplications.find({
    where: { memberId, activityId, appliedAt: { atLeast: since } },
    orderBy: { column: 'appliedAt', direction: 'descending' },
    limit: 1,
  })
  return rows[0]
}

type Application = { memberId: string; activityId: string; comment: string; images: string[] }
/** Applies for an activity: once per occurrence, or again after a rejection. */
export async function applyForActivity(
  context: Context<
    'NOT_FOUND' | 'NOT_POSSIBLE_NOW' | 'ALREADY_JOINED' | 'FILE_INVALID' | 'NOT_ELIGIBLE'
  >,
  tables: DomainTables,
  { memberId, activityId, comment, images }: Application,
): Promise<ApplicationRow> {
  const activity = context.content.activities.find(({ id }) => id === activityId)
  const now = context.now()
  const occurrence = activity && occurrenceAt(activity.period, now)
  if (!activity || !occurrence) context.reject('NOT_FOUND')
  if (occurrence.state !== 'RUNNING') context.reject('NOT_POSSIBLE_NOW')
  if (await needsBet(tables, memberId)) context.reject('NOT_ELIGIBLE')
  const which = { memberId, activityId, since: occurrence.startsAt }
  const last = await lastApplication(tables, which)
  if (last && last.status !== 'REJECTED') context.reject('ALREADY_JOINED')
  const id = idInTime(context, 'aa')
  if (images.length < activity.imagesRequired) context.reject('FILE_INVALID')
  if (!(await claimFiles(tables, memberId, images, `activity/${id}`))) {
    context.reject('FILE_INVALID')
  }
  const row: ApplicationRow = {
    id,
    memberId,
    activityId,
    comment,
    images,
    status: 'APPLYING',
    appliedAt: now,
    decidedAt: null,
  }
  await tables.activityApplications.insert(row)
  await planJob(context, tables, { kind: 'reviewApplication', subject: id, dueAt: now + step })
  return row
}

/** Scheduled job that starts the review of an application, or decides an application in review. */
export const reviewApplication: JobHandler = async (context, tables, announce, job) => {
  const { subject, dueAt } = job
  const row = await tables.activityApplications.get(subject)
  if (row?.status === 'APPLYING') {
    await tables.activityApplications.update(subject, { status: 'PROCESS' })
    await planJob(context, tables, { kind: 'reviewApplication', subject, dueAt: dueAt + step })
    return
  }
  if (row?.status !== 'PROCESS') return
  const isRejected = context.provocations.rejects(row.comment)
  const status = isRejected ? 'REJECTED' : 'ISSUED'
  await tables.activityApplications.update(subject, { status, decidedAt: dueAt })
  const activity = context.content.activities.find(({ id }) => id === row.activityId)
  if (!activity) return
  const { memberId } = row
  const { title, reward: amount } = activity
  if (!isRejected) {
    const expiresAt = context.now() + claimable
    const reward = { memberId, kind: 'ACTIVITY', amount, reference: subject, title } as const
    await grantReward(context, tables, { ...reward, expiresAt })
  }
  await tellOutcome(context, tables, announce, { memberId, isRejected, activity: title })
}

async function tellOutcome(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { memberId, isRejected, activity }: { memberId: string; isRejected: boolean; activity: Texts },
): Promise<void> {
  const id = isRejected ? 'promotions.applicationRejected' : 'promotions.applicationApproved'
  await sendMessage(context, tables, announce, {
    memberId,
    kind: 'PROMOTION',
    title: message(`${id}.title`),
    body: message(`${id}.body`, { activity }),
    opens: isRejected ? '/member/missions' : '/member/rewardCentre',
  })
}
