/**
 * Links accounts to the person who owns them. A person's limits and exclusions apply to all of
 * their accounts, and stay in force after an account is closed.
 */
import { monthsLater } from '../../../../src/lib/monthsLater.ts'
import type { DomainTables, PersonAccountRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { limitsKeptYearsOf } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { planJob } from '../../base/time/jobs.ts'
import { addExclusion } from '../limits/exclusion.ts'
import { addLimits } from '../limits/mergeLimits.ts'
import { isProven, provenAccountsOf } from '../limits/personAccounts.ts'
import { personIdOf } from './personId.ts'
import { stepRowId } from './steps.ts'

type Evidence = PersonAccountRow['evidence']
type Sources = Pick<Context, 'now' | 'randomBytes'>

/** Kinds of evidence, the weakest first. */
const ranking: readonly Evidence[] = ['DECLARED', 'PAYMENT', 'IDENTITY']

/** Holder of the limits of closed accounts whose CPF was only declared. */
const declaredHolder = (personId: string) => `declared/${personId}`

/**
 * True if the new evidence is stronger than the stored one, or equally strong for another person.
 */
function isStronger(storedLink: PersonAccountRow, personId: string, evidence: Evidence): boolean {
  const more = ranking.indexOf(evidence) - ranking.indexOf(storedLink.evidence)
  return more > 0 || (more === 0 && storedLink.personId !== personId)
}

type Link = { memberId: string; personId: string; evidence: Evidence }

async function link(
  { now: clock }: Pick<Context, 'now'>,
  tables: DomainTables,
  { memberId, personId, evidence }: Link,
): Promise<void> {
  const { personAccounts, exclusions, playerLimits } = tables
  const now = clock()
  const storedLink = await personAccounts.get(memberId)
  if (storedLink && !isStronger(storedLink, personId, evidence)) return
  // Locks the person, so that linking an account and deposits of the person's accounts are
  // serialized.
  await exclusions.get(personId)
  if (storedLink) await personAccounts.update(memberId, { personId, evidence })
  else
    await personAccounts.insert({ id: memberId, personId, evidence, linkedAt: now, closedAt: null })
  if (evidence === 'DECLARED') {
    return addLimits(tables, { from: declaredHolder(personId), to: memberId, now })
  }
  const wasProven = storedLink !== undefined && isProven(storedLink)
  const from = wasProven ? storedLink.personId : memberId
  await addLimits(tables, { from, to: personId, now })
  await addExclusion(tables, { from, to: personId, now })
  if (!wasProven) await playerLimits.remove({ memberId })
}

/** Strongest evidence that a CPF belongs to an account. */
async function evidenceOf(
  { identitySteps, deposits }: DomainTables,
  { memberId, number }: { memberId: string; number: string },
): Promise<Evidence> {
  const step = await identitySteps.peek(stepRowId(memberId, 'PERSON'))
  const verified = step?.state === 'ACCEPTED' ? step.submission : undefined
  if (verified?.kind === 'PERSON' && verified.number === number) return 'IDENTITY'
  const paid = await deposits.count({ memberId, status: 'PAID', payer: number })
  return paid > 0 ? 'PAYMENT' : 'DECLARED'
}

/**
 * Links the accounts that used the CPF with an earlier version of the platform. That version did
 * not store links.
 */
async function linkEarlier(
  context: Pick<Context, 'now'>,
  tables: DomainTables,
  { number, personId }: { number: string; personId: string },
): Promise<void> {
  for (const { id: memberId } of await tables.payers.find({
    where: { number },
  })) {
    if (await tables.personAccounts.peek(memberId)) continue
    const evidence = await evidenceOf(tables, { memberId, number })
    await link(context, tables, { memberId, personId, evidence })
  }
}

/**
 * Links an account to the person with a CPF, so that the person's limits apply to the account. Does
 * nothing if stronger evidence is already stored.
 * @param account `number` is the CPF as digits.
 */
export async function linkPerson(
  context: Sources,
  tables: DomainTables,
  { memberId, number, evidence }: { memberId: string; number: string; evidence: Evidence },
): Promise<void> {
  const personId = await personIdOf(context, tables, number)
  await linkEarlier(context, tables, { number, personId })
  await link(context, tables, { memberId, personId, evidence })
}

/** Removes the link of an account to a CPF that was only declared. */
export async function unlinkPerson(
  { personAccounts }: Pick<DomainTables, 'personAccounts'>,
  memberId: string,
): Promise<void> {
  await personAccounts.remove({ id: memberId, evidence: 'DECLARED' })
}

/**
 * Keeps the limits and exclusions of a member who closes the account, for as long as the market
 * requires. Keeps nothing if the CPF is unknown.
 */
export async function keepForPerson(
  context: Sources,
  tables: DomainTables,
  memberId: string,
): Promise<void> {
  const { personAccounts, payers } = tables
  const payer = await payers.get(memberId)
  if (payer) {
    const { number } = payer
    await linkEarlier(context, tables, {
      number,
      personId: await personIdOf(context, tables, number),
    })
  }
  const account = await personAccounts.get(memberId)
  if (!account) return
  const now = context.now()
  if (!isProven(account)) {
    await addLimits(tables, { from: memberId, to: declaredHolder(account.personId), now })
  }
  await personAccounts.update(memberId, { closedAt: now })
  const { market } = await readPlatform(tables)
  const dueAt = monthsLater(now, 12 * limitsKeptYearsOf(market))
  await planJob(context, tables, { kind: 'forgetLimits', subject: memberId, dueAt })
}

/**
 * Removes the link of a closed account. With the last account of a person, also removes the
 * person's limits and exclusions.
 */
export async function forgetPerson(tables: DomainTables, memberId: string): Promise<void> {
  const { personAccounts, exclusions, playerLimits } = tables
  const account = await personAccounts.get(memberId)
  if (!account || account.closedAt === null) return
  const { personId } = account
  await exclusions.get(personId)
  await personAccounts.remove({ id: memberId })
  if ((await provenAccountsOf(tables, personId)).length === 0) {
    await playerLimits.remove({ memberId: personId })
    await exclusions.remove({ id: personId })
  }
  const declared = { personId, evidence: 'DECLARED', closedAt: { atLeast: 0 } } as const
  if ((await personAccounts.count(declared)) === 0) {
    await playerLimits.remove({ memberId: declaredHolder(personId) })
  }
}
