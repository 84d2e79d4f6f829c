/**
 * Whatever people do with money, in whatever order and however often it is sent, the ledger adds
 * up.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WorldStore } from '../../world/base/collections/collections.ts'
import { auditLedger } from '../../world/money/ledger/auditLedger.ts'
import { accountsOf, bonusesOf, envelopesOf, pointsOf } from './moneyAgrees.ts'
import { type Act, life, type Moment, requestOf } from './moneyWork.ts'
import { type MoneyWorld, openMoneyWorld } from './moneyWorld.ts'

const deeds = [
  ...(['deposit', 'withdraw', 'transfer', 'move', 'bet', 'rebate', 'envelope', 'spin'] as const),
  ...(['giveUp'] as const),
  ...(['vipBonus', 'convert', 'redeem', 'mission', 'offer', 'join', 'raffle'] as const),
] as const
/** Within what every game takes. */
const largestStake = 400_000

/** How many calls with keys of their own were answered, by what they did. */
type DeedCounts = Record<(typeof deeds)[number], number>
const nothing = (): DeedCounts => {
  const counts = deeds.map((deed) => [deed, 0])
  // Every deed has its count.
  return Object.fromEntries(counts) as DeedCounts
}

/** What somebody can stake: real and bonus money, in steps that games take, at least one of them. */
async function everythingOf({ store, people }: MoneyWorld, who: number): Promise<number> {
  const id = people[who]?.id ?? ''
  const held = await Promise.all([store.wallets.get(id), store.wallets.get(`${id}/bonus`)])
  const sum = held.reduce((total, wallet) => total + (wallet?.balance ?? 0), 0)
  return Math.min(largestStake, Math.max(20, sum - (sum % 10)))
}

/** How a deed is sent, each time with the same key. */
async function senderOf(
  world: MoneyWorld,
  deed: Act,
): Promise<() => ReturnType<MoneyWorld['call']>> {
  const key = crypto.randomUUID()
  if (deed.do === 'bet') {
    const play = await world.launch(deed.who, deed.game)
    const stake = deed.stake === 'everything' ? await everythingOf(world, deed.who) : deed.stake
    return () => play(stake, key)
  }
  const { key: operation, ...request } = await requestOf(world, deed)
  return () => world.call(operation, deed.who, { ...request, key })
}

/**
 * Lets everything of a moment happen at once, and holds what one key was answered against itself.
 */
async function happen(world: MoneyWorld, moment: Moment, done: DeedCounts): Promise<unknown[]> {
  const errors: unknown[] = []
  await Promise.all(
    moment.map(async ({ deed, sendCount }) => {
      if (deed.do === 'wait') {
        errors.push(...(await world.pass(deed.seconds * 1000)))
        return
      }
      const send = await senderOf(world, deed)
      const together = await Promise.all(Array.from({ length: sendCount }, send))
      const answers = together.filter(({ kind }) => kind === 'answer').map(({ value }) => value)
      for (const answer of answers) expect(answer).toEqual(answers[0])
      if (answers.length === 0) return
      // What was answered once is answered the same for ever.
      expect((await send()).value).toEqual(answers[0])
      const counted = deeds.find((one) => one === deed.do)
      if (counted) done[counted] += 1
    }),
  )
  return errors
}

/**
 * What each person has set aside, by their wallet and by their withdrawals that the bank has not
 * paid.
 */
async function heldOf({ store }: MoneyWorld, memberId: string) {
  const rows = await store.withdrawals.find({ where: { memberId } })
  const held = rows.filter(({ status }) => ['PENDING', 'REVIEWING', 'PROCESSING'].includes(status))
  const wallet = await store.wallets.get(`${memberId}/held`)
  return {
    balance: wallet?.balance ?? 0,
    entrySum: held.reduce((sum, { amount }) => sum + amount, 0),
  }
}

async function creditedOf({ store }: MoneyWorld, memberId: string) {
  const paid = await store.deposits.find({ where: { memberId, status: 'PAID' } })
  const entries = await store.ledgerEntries.find({ where: { memberId, kind: 'DEPOSIT' } })
  return {
    balance: entries.reduce((sum, { amount }) => sum + amount, 0),
    entrySum: paid.reduce((sum, { paidAmount }) => sum + (paidAmount ?? 0), 0),
  }
}

/** How many rows there are of what was answered, of all people together. */
async function countOf(world: MoneyWorld): Promise<DeedCounts> {
  // One contract was there at the beginning.
  const counts = { ...nothing(), move: await movesOf(world), offer: -1 }
  const { store, people } = world
  for (const { id: memberId } of people) {
    counts.deposit += await store.deposits.count({ memberId })
    counts.withdraw += await store.withdrawals.count({ memberId })
    counts.transfer += await store.transfers.count({ memberId, direction: 'SENT' })
    counts.bet += await store.bets.count({ memberId })
    counts.rebate += await store.rebates.count({ memberId })
    counts.envelope += await store.redEnvelopeOpenings.count({ memberId })
    counts.spin += await store.wheelSpins.count({ memberId })
    counts.vipBonus += await store.vipClaims.count({ memberId })
    counts.convert += await store.pointEntries.count({ memberId, type: 'CONVERT' })
    counts.redeem += await store.pointRedemptions.count({ memberId })
    counts.join += await store.promotionEntries.count({ memberId })
    counts.raffle += await store.raffleTickets.count({ memberId })
    counts.mission += await store.missionClaims.count({ memberId })
    counts.giveUp += await store.bonuses.count({ memberId, status: 'GIVEN_UP' })
    counts.offer += await store.contracts.count({ downlineId: memberId })
  }
  return counts
}

async function movesOf({ store, people }: MoneyWorld): Promise<number> {
  const moves = new Set<string>()
  for (const { id: memberId } of people) {
    const where = { memberId, kind: 'WALLET_MOVED' }
    const entries = await store.ledgerEntries.find({ where })
    for (const { transferId, reference } of entries)
      if (reference !== 'recall') moves.add(transferId)
  }
  return moves.size
}

/** Everything that has to be true of a life when it has been lived. */
async function examine(world: MoneyWorld, done: DeedCounts): Promise<void> {
  expect(await auditLedger(world.store)).toEqual([])
  expect(await countOf(world)).toEqual(done)
  for (const { id } of world.people) {
    for (const sums of [heldOf, creditedOf, pointsOf, bonusesOf]) {
      const { balance, entrySum } = await sums(world, id)
      expect(balance, sums.name).toBe(entrySum)
    }
    const { ledger, rows } = await accountsOf(world, id)
    expect(ledger).toEqual(rows)
  }
  const { envelopeSum, entrySum } = await envelopesOf(world)
  expect(entrySum).toBe(envelopeSum)
}

/**
 * The proof for one kind of store, over two gateways that share it.
 * @param open both gateways' stores, which hold the same; asked for each life, and may be those of
 *   the last one.
 * @param runs how many lives; each has some dozens of calls.
 */
export function itKeepsTheLedger(
  name: string,
  open: () => Promise<readonly [WorldStore, WorldStore]>,
  runs: number,
): void {
  it(`${name}: balances are the sums of the ledger, and no key counts twice, whatever is done at once`, async () => {
    await fc.assert(
      fc.asyncProperty(life, async (moments) => {
        const world = await openMoneyWorld(await open())
        const done = nothing()
        for (const moment of moments) {
          expect(await happen(world, moment, done)).toEqual([])
          expect(await auditLedger(world.store)).toEqual([])
        }
        await examine(world, done)
      }),
      // What two gateways do at once seldom fails the same way twice, so that a smaller life is
      // not found: it would be sought until the time is up, and nothing told.
      { numRuns: runs, endOnFailure: true },
    )
  }, 240_000)
}
