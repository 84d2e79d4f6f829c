/**
 * Links accounts to the person they belong to, as far as it is known. What a person has set for themselves holds
 * for each of their accounts, and outlasts those that they close.
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

/** The weakest first. */
const ranking: readonly Evidence[] = ['DECLARED', 'PAYMENT', 'IDENTITY']

/** Holder of the limits that closed accounts have left which only declared a person's CPF. */
const declaredHolder = (personId: string) => `declared/${personId}`

/** True if a evidence says more than what is known of an account, or as much of somebody else. */
function isStronger(known: PersonAccountRow, personId: string, evidence: Evidence): boolean {
  const more = ranking.indexOf(evidence) - ranking.indexOf(known.evidence)
  return more > 0 || (more === 0 && known.personId !== personId)
}

type Link = { memberId: string; personId: string; evidence: Evidence }

async function link(
  { now: clock }: Pick<Context, 'now'>,
  tables: DomainTables,
  { memberId, personId, evidence }: Link,
): Promise<void> {
  const { personAccounts, exclusions, playerLimits } = tables
  const now = clock()
  const known = await personAccounts.get(memberId)
  if (known && !isStronger(known, personId, evidence)) return
  // Accounts of one person are linked, and pay in, one after the other.
  await exclusions.get(personId)
  if (known) await personAccounts.update(memberId, { personId, evidence })
  else
    await personAccounts.insert({ id: memberId, personId, evidence, linkedAt: now, closedAt: null })
  if (evidence === 'DECLARED') {
    return addLimits(tables, { from: declaredHolder(personId), to: memberId, now })
  }
  const wasProven = known !== undefined && isProven(known)
  const from = wasProven ? known.personId : memberId
  await addLimits(tables, { from, to: personId, now })
  await addExclusion(tables, { from, to: personId, now })
  if (!wasProven) await playerLimits.remove({ memberId })
}

/** Evidence for the CPF of an account from before accounts were linked. */
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

/** Links the accounts that have told the same CPF before accounts were linked. */
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
 * Links an account to the person whose CPF it is: what they have set holds for it from now on.
 * A weaker evidence than the known one changes nothing.
 * @param account `number` is the CPF's digits.
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

/** Forgets a CPF that was only declared, and turned out to be wrong. */
export async function unlinkPerson(
  { personAccounts }: Pick<DomainTables, 'personAccounts'>,
  memberId: string,
): Promise<void> {
  await personAccounts.remove({ id: memberId, evidence: 'DECLARED' })
}

/**
 * Keeps what a member who closes the account has set for themselves, until the market's time is
 * over. Nothing is kept of a member whose CPF nobody knows.
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

/** Forgets an account that was closed, and what its person has set if it was their last. */
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
