/**
 * Runs random money operations of thirty members while the database fails and the gateway is
 * killed.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { DomainStore } from '../../../platform/domain/base/collections/collections.ts'
import {
  countDone,
  countOf,
  type DeedCounts,
  nothing,
} from '../../../platform/handlers/testing/examineMoney.ts'
import { everythingOf } from '../../../platform/handlers/testing/ledgerSuite.ts'
import { type Act, act, requestOf } from '../../../platform/handlers/testing/moneyWork.ts'
import { chanceOf } from '../../../tests/support/chance.ts'
import type { AttackedGateway } from './attackedGateway.ts'
import { type Attackers, makeAttackers, settledPeriods } from './attackers.ts'

const pairs = 15
/** The probability that an operation is sent twice in parallel is one divided by this number. */
const oneInDoubled = 4

export type AttackPlan = {
  seed: number
  operations: number
  kills: number
  /** Makes the database fail while the gateway runs. */
  disturb: () => Promise<void>
}

type Attacked = { gateway: AttackedGateway; store: DomainStore }
type Send = () => ReturnType<Attackers['call']>
type Pair = {
  attackers: Attackers
  deedCounts: DeedCounts
  /** Functions that send each acknowledged operation again. */
  acknowledgedSends: Send[]
}

/** Creates a function that sends an operation, with the same idempotency key each time. */
async function senderOf(attackers: Attackers, deed: Act, key: string): Promise<Send> {
  if (deed.do === 'bet') {
    const play = await attackers.launch(deed.who, deed.game)
    const stake = deed.stake === 'everything' ? await everythingOf(attackers, deed.who) : deed.stake
    return () => play(stake, key)
  }
  const { key: operation, ...request } = await requestOf(attackers, deed)
  return () => attackers.call(operation, deed.who, { ...request, key })
}

/** Sends an operation until it gets a response, and records it when it was acknowledged. */
async function perform(
  { gateway }: Attacked,
  { attackers, deedCounts: done, acknowledgedSends: acknowledged }: Pair,
  { deed, sendCount }: { deed: Act; sendCount: number },
): Promise<void> {
  const key = randomUUID()
  const send = await gateway.untilAnswered(() => senderOf(attackers, deed, key))
  const outcomes = await gateway.untilAnswered(() =>
    Promise.all(Array.from({ length: sendCount }, send)),
  )
  if (outcomes.every(({ kind }) => kind !== 'answer')) return
  acknowledged.push(send)
  countDone(done, deed.do)
}

/**
 * Alternates failures of the database and kills of the gateway. Failures and kills are distributed
 * evenly over the operations.
 */
function createTroubles({ operations, kills, disturb }: AttackPlan, restart: () => Promise<void>) {
  const troubles = Array.from({ length: kills }, () => [disturb, restart]).flat()
  const distance = operations / (troubles.length + 1)
  let answered = 0
  let next = 0
  let running = Promise.resolve()
  return {
    noteAnswer(): void {
      answered += 1
      const trouble = troubles[next]
      if (!trouble || answered < distance * (next + 1)) return
      next += 1
      running = running.then(trouble)
    },
    ended: () => running,
  }
}

/**
 * Creates pairs of members, and runs the operations of all pairs in parallel. The operations of one
 * member run one after the other.
 * @returns the pairs, with the number of acknowledged operations of each kind.
 */
export async function attack(target: Attacked, plan: AttackPlan): Promise<Pair[]> {
  const { gateway } = target
  const chance = chanceOf(`attack/${plan.seed}`)
  const deeds = fc.sample(act, { seed: plan.seed, numRuns: plan.operations })
  const troubles = createTroubles(plan, () => gateway.restart())
  const made: Pair[] = []
  for (let index = 0; index < pairs; index += 1) {
    const attackers = await makeAttackers({ ...target, chance }, index)
    made.push({
      attackers,
      deedCounts: { ...nothing(), bet: settledPeriods },
      acknowledgedSends: [],
    })
  }
  const actAsOne = async (pair: Pair, acts: readonly Act[]) => {
    for (const deed of acts) {
      const sendCount = chance.integer(1, oneInDoubled) === 1 ? 2 : 1
      await perform(target, pair, { deed, sendCount })
      troubles.noteAnswer()
    }
  }
  await Promise.all(
    made.flatMap((pair, index) => {
      const ofPair = deeds.filter((_, place) => place % pairs === index)
      return [0, 1].map((who) =>
        actAsOne(
          pair,
          ofPair.filter((deed) => deed.who === who),
        ),
      )
    }),
  )
  await troubles.ended()
  return made
}

/**
 * Sends every acknowledged operation again.
 * @returns the error codes of the operations that were not acknowledged again.
 */
export async function repeat(
  { gateway }: Attacked,
  attackedPairs: readonly Pair[],
): Promise<string[]> {
  const codes = await Promise.all(
    attackedPairs.map(async ({ acknowledgedSends: acknowledged }) => {
      const rejected: string[] = []
      for (const send of acknowledged) {
        const { kind, code = 'UNKNOWN' } = await gateway.untilAnswered(send)
        if (kind !== 'answer' && code !== 'TOO_MANY_REQUESTS') rejected.push(code)
      }
      return rejected
    }),
  )
  return codes.flat()
}

/** Counts the acknowledged writes, and those of them that the database lacks or contains twice. */
export async function compareWrites(attackedPairs: readonly Pair[]) {
  const writes = { acknowledged: 0, lost: 0, doubled: 0 }
  for (const { attackers, deedCounts: done } of attackedPairs) {
    const rows = await countOf(attackers)
    writes.acknowledged -= settledPeriods
    for (const [deed, count] of Object.entries(done)) {
      const kept = rows[deed as keyof DeedCounts]
      writes.acknowledged += count
      writes.lost += Math.max(0, count - kept)
      writes.doubled += Math.max(0, kept - count)
    }
  }
  return writes
}
