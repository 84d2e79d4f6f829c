/** Random actions of a member, for tests of the member's records. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { isRejection } from '../../base/context/rejection.ts'
import { findActiveBonuses } from '../../money/bonuses/activeBonuses.ts'
import { giveUpBonus } from '../../money/bonuses/endBonus.ts'
import { grantBonus } from '../../money/bonuses/grantBonus.ts'
import { cancelBet } from '../bets/endBet.ts'
import type { playForTests } from '../bets/playForTests.ts'
import { claimRebate } from '../rewards/rebates.ts'
import { vipLevels } from '../rewards/vipLevels.ts'

/** Action of a member, or an event that affects them. */
export type Step =
  | { do: 'bet'; gameType: string; vendor: string; stake: number }
  | { do: 'deposit'; amount: number }
  | { do: 'cancel' }
  | { do: 'claim' }
  | { do: 'wait'; minutes: number }
  | { do: 'grant'; amount: number; times: number }
  | { do: 'giveUp' }

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      gameType: fc.constantFrom('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'),
      vendor: fc.constantFrom('PG', 'EVO'),
      stake: fc.integer({ min: 1, max: 900 }).map((tens) => tens * 10),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      amount: fc.integer({ min: 100, max: 50_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'claim' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      amount: fc.integer({ min: 100, max: 9_000 }),
      times: fc.integer({ min: 1, max: 10 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'giveUp' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 2_000 }),
    }),
  },
)

const loyalty = {
  memberId: 'm-1',
  title: { pt: 'Bônus de fidelidade', en: 'Loyalty bonus' },
  source: { house: 'bonuses', entry: 'BONUS' },
} as const

export type Player = Awaited<ReturnType<typeof playForTests>>

/** Applies a step to a player. */
export async function take(
  { context, store, bet, pay, passTime }: Player,
  step: Step,
): Promise<void> {
  switch (step.do) {
    case 'bet': {
      // A rejected bet must change nothing. The checks after the steps verify this.
      const { gameType, vendor } = step
      await bet(step.stake, { gameType, vendor }).catch(() => {})
      return
    }
    case 'deposit':
      await pay(step.amount)
      return
    case 'wait':
      return passTime(step.minutes * 60_000)
    case 'claim': {
      const level = vipLevels[2] ?? vipLevels[0]
      const claim = store.transaction((tables, announce) =>
        claimRebate(context, tables, announce, { memberId: 'm-1', level }),
      )
      await claim.catch(() => {})
      return
    }
    case 'grant': {
      await store.transaction((tables, announce) =>
        grantBonus(context, tables, announce, {
          ...loyalty,
          reference: crypto.randomUUID(),
          amount: step.amount,
          wagering: { required: step.amount * step.times, days: 1 },
        }),
      )
      return
    }
    case 'giveUp': {
      const [bonus] = await findActiveBonuses(store, 'm-1')
      if (!bonus) return
      const which = { memberId: 'm-1', bonusId: bonus.id }
      const work = store.transaction((tables, announce) =>
        giveUpBonus(context, tables, announce, which),
      )
      // Giving up is rejected while an open bet contains money of the bonus.
      await work.catch((error) => expect(isRejection(error)).toBe(true))
      return
    }
    case 'cancel': {
      const [pending] = await store.bets.find({ where: { status: 'PENDING' }, limit: 1 })
      if (!pending) return
      await store.transaction((tables, announce) =>
        cancelBet(context, tables, announce, pending.id),
      )
    }
  }
}
