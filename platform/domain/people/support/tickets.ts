/** Support tickets: messages of members and replies of customer service (MSG-05). */
import type { DeskTicket } from '../../../providers.ts'
import { tellOwner } from '../../accounts/messages/tellOwner.ts'
import type {
  DomainTables,
  FeedbackReplyRow,
  FeedbackRow,
} from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { claimFiles } from '../../base/files/files.ts'
import { newestFirst } from '../../base/storage/pageOf.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { answerNotice } from './feedback.ts'

/** Message before it is stored. */
export type Writing = { content: string; fileIds: readonly string[] }

/** Maximum number of replies shown in a ticket; older replies are left out. */
const mostReplies = 199
/**
 * If the platform has no support desk, the job looks for one again after this time, in
 * milliseconds.
 */
const withoutDesk = 3_600_000

/** Ticket of a member; undefined if the ticket is another member's or does not exist. */
export async function findTicket(
  { feedback }: Pick<DomainTables, 'feedback'>,
  { id, memberId }: { id: string; memberId: string },
): Promise<FeedbackRow | undefined> {
  const row = await feedback.get(id)
  return row?.memberId === memberId ? row : undefined
}

/** Messages of a ticket after the first message, oldest first. */
export async function repliesOf(
  { feedbackReplies }: Pick<DomainTables, 'feedbackReplies'>,
  feedbackId: string,
): Promise<FeedbackReplyRow[]> {
  const orderBy = newestFirst('sentAt')
  const rows = await feedbackReplies.find({ where: { feedbackId }, orderBy, limit: mostReplies })
  return rows.toReversed()
}

/** Schedules the request for a reply of customer service. */
export const planAnswer = (
  context: Context,
  tables: DomainTables,
  feedbackId: string,
): Promise<void> =>
  planJob(context, tables, { kind: 'answerTicket', subject: feedbackId, dueAt: context.now() })

/**
 * Stores a member's reply and schedules the next reply of customer service; reopens a closed
 * ticket.
 * @returns the time of the reply; undefined if a picture is not the member's or is used elsewhere.
 */
export async function replyToTicket(
  context: Context,
  tables: DomainTables,
  { id: feedbackId, memberId }: { id: string; memberId: string },
  { content, fileIds }: Writing,
): Promise<number | undefined> {
  if (!(await claimFiles(tables, memberId, fileIds, `feedback/${feedbackId}`))) return undefined
  const sentAt = context.now()
  const id = idInTime(context, 'fr')
  const reply = { id, feedbackId, memberId, content, fileIds, sentAt }
  await tables.feedbackReplies.insert({ ...reply, sender: 'MEMBER' })
  await tables.feedback.update(feedbackId, { status: 'OPEN', updatedAt: sentAt })
  await planAnswer(context, tables, feedbackId)
  return sentAt
}

/** Closes a ticket; does nothing if it is closed. */
export async function closeTicket(
  { now }: Pick<Context, 'now'>,
  { feedback }: Pick<DomainTables, 'feedback'>,
  { id, status }: Pick<FeedbackRow, 'id' | 'status'>,
): Promise<void> {
  if (status !== 'CLOSED') await feedback.update(id, { status: 'CLOSED', updatedAt: now() })
}

const asDeskSees = (row: FeedbackRow, replies: readonly FeedbackReplyRow[]): DeskTicket => ({
  id: row.id,
  type: row.type,
  language: row.language,
  messages: [{ sender: 'MEMBER' as const, ...row, sentAt: row.receivedAt }, ...replies].map(
    ({ sender, content, fileIds, sentAt }) => ({
      sender,
      text: content,
      pictures: fileIds.length,
      sentAt,
    }),
  ),
})

/** Scheduled job that requests a reply from the support desk, stores it and notifies the member. */
const answerTicket: JobHandler = async (context, tables, announce, { kind, subject, dueAt }) => {
  const row = await tables.feedback.get(subject)
  if (row?.status !== 'OPEN' || row.memberId === null) return
  const { desk } = context.providers
  if (!desk) return planJob(context, tables, { kind, subject, dueAt: context.now() + withoutDesk })
  const { id: feedbackId, memberId } = row
  const answer = await desk.answerOf(asDeskSees(row, await repliesOf(tables, subject)), dueAt)
  if (answer.state === 'AWAITED') {
    return planJob(context, tables, { kind, subject, dueAt: answer.askAt })
  }
  const { text: content, isSolved } = answer
  const sentAt = context.now()
  const reply = { id: idInTime(context, 'fr'), feedbackId, memberId, content, fileIds: [], sentAt }
  await tables.feedbackReplies.insert({ ...reply, sender: 'DESK' })
  const status = isSolved ? 'CLOSED' : 'ANSWERED'
  await tables.feedback.update(feedbackId, { status, updatedAt: sentAt })
  await tellOwner(context, tables, announce, { memberId, ...answerNotice(feedbackId, content) })
}

export const ticketJobs = { answerTicket } satisfies Record<string, JobHandler>
