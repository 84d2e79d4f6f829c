/**
 * Permanent closing of an account (MEM-24): data that the law requires is retained, everything else
 * is erased at once.
 */
import { AccountClosed, holdOpen, isClosed } from '../../../accounts/closing/closedAccounts.ts'
import { forgetPerson, keepForPerson } from '../../../accounts/identity/linkPerson.ts'
import { lockoutOf } from '../../../accounts/limits/exclusion.ts'
import { endSessionsOf } from '../../../accounts/session/sessions.ts'
import type { DomainTables, MemberRow } from '../../../base/collections/collections.ts'
import type { KeptIdentity } from '../../../base/collections/ownData.ts'
import type { Context } from '../../../base/context/context.ts'
import { byItself, recordDeed } from '../../../base/platform/audit.ts'
import type { Announce } from '../../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../../base/time/jobs.ts'
import { post, toMovement } from '../../../money/ledger/post.ts'
import { eraseRows } from './erasure.ts'
import { obstaclesOf } from './obstacles.ts'

/** Time for which betting rules require identity and payments to be retained, in years. */
export const keptYears = 5
/**
 * Delay of a second erasure, in milliseconds. The second erasure removes what requests in progress
 * have written after the first one.
 */
const aftermath = 3_600_000

function yearsAfter(at: number, years: number): number {
  const date = new Date(at)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}

/** Profile fields that identify a person. */
const identityFields = ['fullname', 'payeeName', 'birthday', 'idNumber', 'nationality'] as const

async function identityOf(
  { payers, payoutAccounts }: DomainTables,
  { id, profile }: MemberRow,
): Promise<KeptIdentity> {
  const payer = await payers.get(id)
  const accounts = await payoutAccounts.find({ where: { memberId: id } })
  const known = identityFields.filter((name) => profile[name] !== undefined)
  return {
    profile: Object.fromEntries(known.map((name) => [name, profile[name] ?? ''])),
    payer: payer ? { document: payer.document, number: payer.number } : null,
    payoutAccounts: accounts.map(({ keyType, key, holder }) => ({ keyType, key, holder })),
  }
}

/**
 * Clears a member's row except username and password. The username stays reserved, and the password
 * can prove ownership of the account.
 */
async function emptyMember({ members }: DomainTables, member: MemberRow): Promise<void> {
  const { id, username, registration } = member
  const { method, domain, rulesVersion } = registration
  // A username that is a phone number is erased, too.
  const isNumber = method === 'mobile'
  const name = isNumber ? `closed-${id.slice(-8)}` : username
  await members.update(id, {
    username: name,
    usernameKey: isNumber ? `closed/${id}` : member.usernameKey,
    nickname: name,
    countryDialingCode: null,
    mobileNum: null,
    email: null,
    profile: {},
    registration: {
      method,
      domain,
      rulesVersion,
      registerMethod: '',
      registerUrl: '',
      referralCode: '',
      affiliateCode: '',
    },
  })
}

/** Cancels the unpaid part of each settlement owed to the member; partial payments are kept. */
async function endClaims({ settlements }: DomainTables, memberId: string): Promise<void> {
  const owed = await settlements.find({
    where: { payeeId: memberId, status: 'OWED' },
    orderBy: { column: 'settledAt', direction: 'ascending' },
  })
  for (const { id, paidAmount } of owed) {
    await settlements.update(id, { status: paidAmount > 0 ? 'PAID' : 'NOTHING' })
  }
}

/**
 * Closes an account in one transaction: gives up the rest of the balance, ends sessions, erases
 * data.
 * @param givesUp balance of the main wallet that the member gives up, in minor units; 0 for none.
 * @returns the closing time and the end of the legal retention; undefined if there are obstacles,
 * the balance differs from `givesUp`, or the member is self-excluded.
 * @throws {AccountClosed} if the account was closed concurrently.
 */
export async function closeAccount(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: DomainTables,
  announce: Announce,
  { memberId, givesUp }: { memberId: string; givesUp: number },
): Promise<{ closedAt: number; keptUntil: number } | undefined> {
  await holdOpen(tables, memberId)
  const member = await tables.members.get(memberId)
  if (!member) throw new AccountClosed(memberId)
  // Closing must not bypass a self-exclusion, during which the account's contacts stay reserved.
  if (await lockoutOf({ store: tables, now: context.now }, memberId)) return undefined
  const { obstacles, rest } = await obstaclesOf(tables, memberId)
  if (obstacles.length > 0 || rest !== givesUp) return undefined
  if (rest > 0) {
    const from = { kind: 'main', memberId } as const
    const to = { kind: 'house', name: 'givenUp' } as const
    const movement = toMovement('BALANCE_GIVEN_UP', memberId, { from, to, amount: rest })
    await post(context, tables, announce, movement)
  }
  const closedAt = context.now()
  const keptUntil = yearsAfter(closedAt, keptYears)
  const kept = await identityOf(tables, member)
  await tables.closedAccounts.insert({ id: memberId, closedAt, keptUntil, kept })
  await endSessionsOf(tables, announce, memberId)
  await endClaims(tables, memberId)
  await keepForPerson(context, tables, memberId)
  await erase(tables, member)
  const note = memberId
  await recordDeed(context, tables, { operator: byItself, action: 'ACCOUNT_CLOSED', note })
  const job = { subject: memberId } as const
  await planJob(context, tables, { ...job, kind: 'eraseAgain', dueAt: closedAt + aftermath })
  await planJob(context, tables, { ...job, kind: 'forgetIdentity', dueAt: keptUntil })
  return { closedAt, keptUntil }
}

async function erase(tables: DomainTables, member: MemberRow): Promise<void> {
  await emptyMember(tables, member)
  await tables.payers.remove({ id: member.id })
  await tables.payoutAccounts.remove({ memberId: member.id })
  await eraseRows(tables, member.id)
}

/** Scheduled job that erases rows that requests in progress may have written after the closing. */
const eraseAgain: JobHandler = async (_context, tables, _announce, { subject }) => {
  const member = await tables.members.get(subject)
  if (member && (await isClosed(tables, subject))) await erase(tables, member)
}

/** Maximum number of deposits per run of `forgetIdentity`. */
const batch = 200

/**
 * Scheduled job at the end of the legal retention. It erases the identity, so that payments and
 * bets become anonymous.
 */
const forgetIdentity: JobHandler = async (context, tables, _announce, { subject: memberId }) => {
  await tables.closedAccounts.update(memberId, { kept: null })
  const where = { memberId, payer: { atLeast: '' } }
  const deposits = await tables.deposits.find({ where, limit: batch })
  for (const { id } of deposits) await tables.deposits.update(id, { payer: null })
  await tables.exclusions.remove({ id: memberId })
  await tables.identitySteps.remove({ memberId })
  for (const { id } of await tables.files.find({ where: { memberId } })) {
    await tables.fileContents.remove({ id })
    await tables.files.remove({ id })
  }
  if (deposits.length < batch) return
  const job = { kind: 'forgetIdentity', subject: memberId, dueAt: context.now() } as const
  await planJob(context, tables, job)
}

/** Scheduled job that erases the person's limits when the market's retention ends. */
const forgetLimits: JobHandler = (_context, tables, _announce, { subject }) =>
  forgetPerson(tables, subject)

export const closingJobs = { eraseAgain, forgetIdentity, forgetLimits } satisfies Record<
  string,
  JobHandler
>
