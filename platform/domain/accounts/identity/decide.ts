/** Decisions on identity steps, made by scheduled jobs. */

import type { IdentityVerdict } from '../../../providers.ts'
import type {
  DomainTables,
  IdentityStepRow,
  MemberRow,
} from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { keepFilesUntil, removeFiles } from '../../base/files/files.ts'
import { byItself, recordDeed } from '../../base/platform/audit.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { lockoutOf } from '../limits/exclusion.ts'
import { endSessionsOf } from '../session/sessions.ts'
import { askProvider } from './askProvider.ts'
import { withPerson } from './knownPerson.ts'
import { linkPerson } from './linkPerson.ts'
import { forgetClaim, takeNumber } from './ownNumber.ts'
import { levelOf, readSteps, stepRowId } from './steps.ts'
import { tellIdentity } from './tellIdentity.ts'

/**
 * Retention of identity documents under the money-laundering law (Lei 9.613/1998, art. 10), in
 * milliseconds.
 */
const proofsKept = 5 * 365.25 * 24 * 3_600_000

type Decision = Exclude<IdentityVerdict, { state: 'PENDING' }>
type State = 'ACCEPTED' | 'REJECTED' | 'EXPIRED'

const fileIdsOf = ({ submission }: IdentityStepRow): readonly string[] =>
  submission.kind === 'PERSON' ? [] : submission.fileIds

/** Stores the accepted personal data in the member's profile. */
async function adoptPerson(tables: DomainTables, member: MemberRow, row: IdentityStepRow) {
  const { submission } = row
  if (submission.kind !== 'PERSON') return
  await tables.members.update(member.id, { profile: withPerson(member.profile, submission) })
}

/**
 * Links the account to its verified person, so that the person's limits apply to the account. If
 * the person is excluded, ends the sessions of the account.
 */
async function followPerson(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { memberId, submission }: IdentityStepRow,
): Promise<void> {
  if (submission.kind !== 'PERSON') return
  const { number } = submission
  await linkPerson(context, tables, { memberId, number, evidence: 'IDENTITY' })
  const lockout = await lockoutOf({ store: tables, now: context.now }, memberId)
  if (lockout) await endSessionsOf(tables, announce, memberId)
}

/**
 * Turns an accepted verdict into a rejection if the verified person already belongs to another
 * account. The reason does not reveal that account.
 */
async function decisionOf(
  tables: DomainTables,
  { memberId, submission }: IdentityStepRow,
  verdict: Decision,
  now: number,
): Promise<Decision> {
  if (verdict.state !== 'ACCEPTED' || submission.kind !== 'PERSON') return verdict
  const { number } = submission
  const isOwn = await takeNumber(tables, { memberId, number, now })
  return isOwn ? verdict : { state: 'REJECTED', reason: 'NOT_CONFIRMED' }
}

/**
 * Stores a decision on a step, and applies its consequences to pictures, profile and later steps.
 */
async function settle(
  context: Context,
  tables: DomainTables,
  member: MemberRow,
  row: IdentityStepRow,
  decision: Decision,
): Promise<void> {
  const decidedAt = context.now()
  const files = fileIdsOf(row)
  if (decision.state === 'REJECTED') {
    const { state, reason } = decision
    await tables.identitySteps.update(row.id, { state, reason, decidedAt })
    await removeFiles(tables, files)
    await forgetClaim(tables, row)
    return
  }
  const { state, expiresAt = null } = decision
  await tables.identitySteps.update(row.id, { state, decidedAt, expiresAt })
  await keepFilesUntil(tables, files, decidedAt + proofsKept)
  await adoptPerson(tables, member, row)
  if (expiresAt !== null) {
    await planJob(context, tables, { kind: 'identityExpired', subject: row.id, dueAt: expiresAt })
  }
  if (row.step === 'DOCUMENT') {
    // A selfie that was submitted before the document was accepted can be decided now.
    const subject = stepRowId(row.memberId, 'SELFIE')
    await planJob(context, tables, { kind: 'identityDecided', subject, dueAt: decidedAt })
  }
}

/**
 * Sends a decision to the member's open pages and inbox, and adds it to the operators' audit log.
 */
async function publish(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  decision: { member: MemberRow; row: IdentityStepRow; state: State; reason?: string },
): Promise<void> {
  const { member, row, state, reason } = decision
  const { step, memberId } = row
  const level = levelOf(await readSteps(tables, memberId))
  announce({ type: 'identityChanged', memberId, step, state, level })
  await tellIdentity(context, tables, announce, { member, step, state })
  const note = [memberId, step, state, reason].filter(Boolean).join(' · ')
  await recordDeed(context, tables, { operator: byItself, action: 'IDENTITY_DECIDED', note })
}

/** Requests the provider's verdict on a step and applies it. */
const identityDecided: JobHandler = async (context, tables, announce, { subject, dueAt }) => {
  const row = await tables.identitySteps.get(subject)
  if (row?.state !== 'UNDER_REVIEW') return
  const member = await tables.members.get(row.memberId)
  if (!member) return
  if (row.step === 'SELFIE') {
    const document = await tables.identitySteps.get(stepRowId(row.memberId, 'DOCUMENT'))
    if (document?.state !== 'ACCEPTED') return
  }
  const verdict = await askProvider(context, tables, row, dueAt)
  if (verdict.state === 'PENDING') {
    await planJob(context, tables, { kind: 'identityDecided', subject, dueAt: verdict.askAt })
    return
  }
  const decision = await decisionOf(tables, row, verdict, context.now())
  await settle(context, tables, member, row, decision)
  if (decision.state === 'ACCEPTED') await followPerson(context, tables, announce, row)
  const reason = decision.state === 'REJECTED' ? { reason: decision.reason } : {}
  await publish(context, tables, announce, { member, row, state: decision.state, ...reason })
}

/** Marks a document as expired, unless a newer document with another expiry has replaced it. */
const identityExpired: JobHandler = async (context, tables, announce, { subject, dueAt }) => {
  const row = await tables.identitySteps.get(subject)
  if (row?.state !== 'ACCEPTED' || row.expiresAt !== dueAt) return
  const member = await tables.members.get(row.memberId)
  if (!member) return
  await tables.identitySteps.update(row.id, { state: 'EXPIRED' })
  await publish(context, tables, announce, { member, row, state: 'EXPIRED' })
}

export const identityJobs = { identityDecided, identityExpired } satisfies Record<
  string,
  JobHandler
>
