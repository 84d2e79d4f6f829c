/** Creates two members with money in any store, and calls operations as them without HTTP. */

import { emulatedBank } from '../../../mocks/bank/emulatedBank.ts'
import { content } from '../../../mocks/content/content.ts'
import { pastSteps } from '../../../mocks/past/identity.ts'
import { emulatedVendors } from '../../../mocks/vendor/emulatedVendors.ts'
import { createVendorServer } from '../../../mocks/vendor/vendorServer.ts'
import type { ErrorCode } from '../../../src/api/gen/errors.ts'
import { pngForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import { publishRulesForTests } from '../../domain/accounts/registration/publishRulesForTests.ts'
import { openSession } from '../../domain/accounts/session/sessions.ts'
import type {
  DomainStore,
  DomainTables,
  MemberRow,
} from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { sha256 } from '../../domain/base/context/digest.ts'
import { isRejection } from '../../domain/base/context/rejection.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { runDueJobs } from '../../domain/base/time/jobs.ts'
import { jobHandlers } from '../../domain/jobHandlers.ts'
import { post, toMovement } from '../../domain/money/ledger/post.ts'
import { planSettlement } from '../../domain/people/contracts/settle.ts'
import { joinWithCommissions } from '../../domain/people/team/join.ts'
import { openLaunch } from '../../domain/play/games/launches.ts'
import { changePoints } from '../../domain/play/points/pointLedger.ts'
import { claimReward } from '../../domain/play/rewards/claimReward.ts'
import { grantReward } from '../../domain/play/rewards/grantReward.ts'
import { rainsAround } from '../../domain/play/rewards/redEnvelopes.ts'
import { addTickets } from '../../domain/play/rewards/wheel.ts'
import { createContext } from '../../domain/ports.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { FaultError } from '../../server/faultError.ts'
import { memberRow } from '../../server/serverForTests.ts'
import { behaviour } from '../all.ts'
import { keepFileForTests } from '../support/keepFileForTests.ts'
import { contractKinds } from './contractKinds.ts'
import {
  type CallAct,
  gameOf,
  type Outcome,
  type PlayedKind,
  type PlayRound,
  preparePlay,
  storeMatch,
} from './vendorPlay.ts'

/**
 * Monday, 9:00:15 in São Paulo: after the start of a rain of red envelopes, and at the start of a
 * round of the table games.
 */
const start = Date.UTC(2026, 10, 23, 12, 0, 15)
/** Opening balances in minor units. Some stakes exceed the second one and so use the bonus. */
const openings = [1_000_000, 300_000] as const
export const paymentPassword = '482915'

/** Number of the run. All ids contain it, because some stores outlive a run. */
let runs = 0

export type Request = { key: OperationKey; body?: unknown; path?: Record<string, string> }
export type SentRequest = Omit<Request, 'key'> & { key: string }

/** Gives a member money, a bonus, points, tickets and a payout account. */
async function provide(
  context: Context<ErrorCode>,
  tables: DomainTables,
  { id }: MemberRow,
  opening: number,
): Promise<void> {
  const at = context.now()
  const from = { kind: 'house', name: 'opening' } as const
  const to = { kind: 'main', memberId: id } as const
  await post(context, tables, () => {}, toMovement('OPENING', id, { from, to, amount: opening }))
  await grantLoyaltyBonus(context, tables, id)
  const key = `${id}@x.br`
  await tables.payoutAccounts.insert({
    id: `k-${id}`,
    memberId: id,
    keyType: 'EMAIL',
    keyId: `EMAIL:${id}`,
    key,
    holder: 'Ana Souza',
    createdAt: at,
    defaultSince: at,
  })
  // Each member has a different document, because limits apply to the person.
  const document = { document: 'CPF', number: id, documentId: `CPF:${id}` }
  await tables.payers.insert({ id, ...document, createdAt: at })
  const person = { fullName: 'Ana Souza', number: id, birthday: '1991-05-17' }
  await tables.identitySteps.insertMany(pastSteps({ memberId: id, ...person, level: 3, at }))
  const points = { memberId: id, type: 'MISSION', points: 12_000, reference: 'opening' } as const
  await changePoints(context, tables, points)
  await addTickets(tables, id, 6)
}

/** Creates a bonus: grants a reward with wagering and claims it. */
async function grantLoyaltyBonus(
  context: Context<ErrorCode>,
  tables: DomainTables,
  memberId: string,
) {
  const reward = {
    memberId,
    kind: 'CODE',
    amount: 200_000,
    reference: 'loyalty',
    expiresAt: null,
    wagering: { required: 600_000, days: 3 },
  } as const
  const { id: rewardId } = await grantReward(context, tables, reward)
  await claimReward(context, tables, () => {}, { memberId, rewardId })
}

/** Activates a contract by which the agent pays the downline every five minutes. */
async function promise(
  context: Context,
  tables: DomainTables,
  uplineId: string,
  downlineId: string,
) {
  const { terms } = contractKinds.realTimeSalary
  const at = context.now()
  const contract = {
    id: `ct-${downlineId}`,
    kind: terms.kind,
    uplineId,
    downlineId,
    terms,
    status: 'ACTIVE',
    offeredAt: at,
    expiresAt: at,
    acceptedAt: at,
    settledUntil: at,
    endedAt: null,
    endReason: null,
  }
  await tables.contracts.insert(contract)
  await planSettlement(context, tables, contract)
}

/**
 * Creates an agent and a downline who is also a referred friend, both with money, points and
 * bonuses.
 * @param pair part of the ids of the two members.
 * @param play places settled bets of the downline, before the contract exists.
 */
export async function makePeople(
  context: Context<ErrorCode>,
  pair: string,
  play: (memberId: string) => Promise<void> = async () => {},
): Promise<readonly [MemberRow, MemberRow]> {
  const hash = await context.passwords.hash(paymentPassword)
  const rowOf = (name: string, type: number): MemberRow => {
    const id = `m-${pair}-${name}`
    const profile = { paymentPassword: hash, birthday: '1990-11-20' }
    return memberRow({ id, username: id, usernameKey: id, nickname: name, type, profile })
  }
  const [agent, member] = [rowOf('agent', 1), rowOf('member', 0)]
  for (const person of [agent, member]) await context.store.members.insert(person)
  await context.store.transaction(async (tables) => {
    await provide(context, tables, agent, openings[0])
    await provide(context, tables, member, openings[1])
    const rates = { RNG: 1_000 }
    await joinWithCommissions(context, tables, member, { upline: agent, isAgent: true, rates })
    const joinedAt = context.now()
    const referral = { id: member.id, referrerId: agent.id, joinedAt, turnover: 0, playedAt: null }
    await tables.referrals.insert(referral)
  })
  await play(member.id)
  // Transactions must lock a contract before any wallet. The transaction above has locked wallets,
  // so the contract needs a transaction of its own.
  await context.store.transaction((tables) => promise(context, tables, agent.id, member.id))
  return [agent, member]
}

/**
 * Removes jobs and draws of previous runs, leaves one envelope for both members, and allows gifts
 * to members who have never bet.
 */
async function startOver(context: Context): Promise<void> {
  const { store } = context
  const market = { ...marketOf('BR'), bonusesBeforeBets: ['REGISTRATION' as const] }
  await changePlatform(context, { market })
  await publishRulesForTests(context)
  await store.jobs.remove({})
  for (const { drawId } of await store.raffleTickets.find()) {
    await store.settings.remove({ id: `raffle/${drawId}` })
  }
  await store.raffleTickets.remove({})
  const [rain] = rainsAround(content.envelopeRains, start)
  if (!rain) throw new Error('No rain falls')
  await store.redEnvelopePots.remove({})
  await store.redEnvelopePots.insert({ id: rain.id, left: 250, envelopes: 1 })
}

/** Game that a member opens. @see gameOf for `turn`. */
type Opening = { memberId: string; kind: PlayedKind; turn: number }

/** Opens a game and returns a function that plays a round, at alternating gateways. */
async function openGame(
  contexts: readonly [Context<ErrorCode>, Context<ErrorCode>],
  { memberId, kind, turn }: Opening,
): Promise<PlayRound> {
  const [context] = contexts
  const sessionId = await sha256(await openSession(context, memberId))
  const wanted = {
    game: gameOf(kind, turn),
    player: { memberId, sessionId },
    mode: 'REAL',
  } as const
  const { token } = await openLaunch(context, context.store, wanted)
  const vendors = contexts.map((one) => createVendorServer(() => one))
  let sent = 0
  const act: CallAct = async (name, body) => {
    sent += 1
    const url = `https://portico.test/play/${token}/${name}`
    const request = new Request(url, { method: 'POST', body: JSON.stringify(body) })
    const response = await vendors[sent % vendors.length]?.(request)
    return response?.json()
  }
  return preparePlay(kind, act, context.now())
}

/**
 * Creates an agent and their downline, and a context for each of two gateways that share their
 * data.
 */
export async function openMoneyContext([store, other]: readonly [DomainStore, DomainStore]) {
  runs += 1
  const time = { now: start }
  const open = (of: DomainStore) =>
    createContext({
      store: of,
      now: () => time.now,
      passwordIterations: 1,
      content,
      providers: { bank: emulatedBank, vendors: emulatedVendors },
    })
  const contexts = [open(store), open(other)] as const
  const [context] = contexts
  let calls = 0
  await startOver(context)
  const endMatch = await storeMatch(store, time.now)
  const people = await makePeople(context, String(runs))

  /** Makes a call as a member, at alternating gateways. */
  const call = async (
    key: OperationKey,
    who: number,
    { body, path, key: idempotencyKey }: SentRequest,
  ) => {
    const person = people[who % people.length]
    // The handler expects a call that the server has validated; this context builds one without the
    // server.
    const handler = behaviour[key] as unknown as (call: unknown) => Promise<Outcome>
    calls += 1
    return handler({
      context: contexts[calls % contexts.length],
      query: {},
      path: path ?? {},
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
      caller: { kind: 'member', member: person, sessionId: 's-1' },
      ip: '203.0.113.9',
      requestId: 'q-1',
    }).catch((error: unknown): Outcome => {
      // Expected: six concurrent withdrawals exceed the allowed attempts at the payment password.
      if (error instanceof FaultError) return error.fault
      if (!isRejection(error)) throw error
      const { code } = error
      return code === 'NOT_FOUND' ? { kind: 'fault', code } : { kind: 'rejected', code }
    })
  }
  let launches = 0
  const launch = (who: number, kind: PlayedKind) => {
    launches += 1
    const memberId = people[who % people.length]?.id ?? ''
    return openGame(contexts, { memberId, kind, turn: launches })
  }
  /** Moves the clock, and runs due jobs at both gateways concurrently. */
  const pass = async (milliseconds: number) => {
    time.now += milliseconds
    await endMatch(time.now)
    const errors: unknown[] = []
    const run = (one: Context) => runDueJobs(one, jobHandlers, (error) => errors.push(error))
    await Promise.all(contexts.map(run))
    return errors
  }
  const proof = (who: number) =>
    keepFileForTests(context, people[who % people.length]?.id ?? '', pngForTests(9, 9))
  return { store, people, now: () => time.now, call, launch, pass, proof }
}

export type MoneyContext = Awaited<ReturnType<typeof openMoneyContext>>
export type MoneyRows = Pick<MoneyContext, 'store' | 'people'>
/** Parts of a money context that are needed to build requests. */
export type MoneyCallers = Pick<MoneyContext, 'store' | 'people' | 'now' | 'call' | 'proof'>
