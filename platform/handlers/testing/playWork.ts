/** Random bets and claims of members, and their requests. */
import fc from 'fast-check'
import { envelopeRains } from '../../../mocks/content/envelopeRains.ts'
import { rainsAround } from '../../domain/play/rewards/redEnvelopes.ts'
import { type MoneyCallers, paymentPassword, type Request } from './moneyContext.ts'
import type { PlayedKind } from './vendorPlay.ts'

const vipBonuses = ['level-1', 'level-2', 'week-2026-11-23', 'birthday-2026'] as const
const codes = ['ZAP2026', 'TELEGRAM50', 'PRIMEIRO', 'FIDELIDADE'] as const
const goods = ['bonus-5', 'bonus-20', 'copo-termico', 'fone-bluetooth'] as const
const joinable = ['desafio-diario', 'black-november', 'pix-em-dobro'] as const
const raffle = 'sorteio-da-semana'
const missions = ['daily-bets', 'daily-turnover', 'daily-deposit', 'weekly-turnover'] as const

/** Bet placed by the page of its game. */
export type BetDeed = {
  do: 'bet'
  who: number
  game: PlayedKind
  /**
   * Stake in minor units. `everything` is the whole balance of the main wallet and of the bonuses.
   */
  stake: number | 'everything'
}
/** Operation that claims a reward, or joins a promotion that may earn one. */
export type GiftDeed =
  | { do: 'rebate' | 'envelope' | 'spin' | 'referral' | 'raffle'; who: number }
  | { do: 'join'; who: number; promotionId: (typeof joinable)[number] }
  | { do: 'vipBonus'; who: number; bonusId: (typeof vipBonuses)[number] }
  | { do: 'code'; who: number; code: (typeof codes)[number] }
  | { do: 'claimReward'; who: number; pick: number }
  | { do: 'convert'; who: number; points: number }
  | { do: 'redeem'; who: number; goodsId: (typeof goods)[number]; isRejected: boolean }
  | { do: 'mission'; who: number; missionId: (typeof missions)[number] }

const gifts: Readonly<Record<GiftDeed['do'], true>> = {
  rebate: true,
  envelope: true,
  spin: true,
  referral: true,
  vipBonus: true,
  code: true,
  claimReward: true,
  convert: true,
  redeem: true,
  mission: true,
  raffle: true,
  join: true,
}
/** True for an operation of `GiftDeed`. */
export const isGift = (deed: { do: string }): deed is GiftDeed => Object.hasOwn(gifts, deed.do)

const who = fc.nat({ max: 1 })
const bet: fc.Arbitrary<BetDeed> = fc.record({
  do: fc.constant('bet' as const),
  who,
  game: fc.constantFrom<PlayedKind>(
    ...(['slot', 'slot', 'shot', 'table', 'flight', 'mines', 'match', 'draw'] as const),
  ),
  stake: fc.constantFrom(
    ...([10, 1_230, 20_000, 50_000, 400_000, 'everything', 'everything'] as const),
  ),
})

export const playDeeds: fc.Arbitrary<BetDeed | GiftDeed> = fc.oneof(
  { weight: 8, arbitrary: bet },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'rebate' as const,
        'envelope' as const,
        'spin' as const,
        'referral' as const,
        'raffle' as const,
      ),
      who,
    }),
  },
  fc.record({ do: fc.constant('vipBonus' as const), who, bonusId: fc.constantFrom(...vipBonuses) }),
  fc.record({ do: fc.constant('code' as const), who, code: fc.constantFrom(...codes) }),
  fc.record({ do: fc.constant('join' as const), who, promotionId: fc.constantFrom(...joinable) }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('claimReward' as const),
      who,
      pick: fc.nat({ max: 3 }),
    }),
  },
  fc.record({
    do: fc.constant('convert' as const),
    who,
    points: fc.constantFrom(500, 1_230, 9_000),
  }),
  fc.record({
    do: fc.constant('redeem' as const),
    who,
    goodsId: fc.constantFrom(...goods),
    isRejected: fc.boolean(),
  }),
  fc.record({ do: fc.constant('mission' as const), who, missionId: fc.constantFrom(...missions) }),
)

/** Id of one of a member's rewards, open or claimed. */
async function rewardOf(
  context: MoneyCallers,
  { who: person, pick }: { who: number; pick: number },
) {
  // Reading the rewards also issues the rewards earned by promotions.
  await context.call('GET /wps/rewards', person, { key: '' })
  const { store, people } = context
  const rows = await store.rewards.find({ where: { memberId: people[person]?.id ?? '' } })
  return rows[pick % Math.max(1, rows.length)]?.id ?? 'none'
}

export async function giftRequestOf(context: MoneyCallers, one: GiftDeed): Promise<Request> {
  switch (one.do) {
    case 'rebate':
      return { key: 'POST /wps/rebates/claim' }
    case 'envelope': {
      const redEnvelopeId = rainsAround(envelopeRains, context.now())[0]?.id ?? ''
      const key = 'POST /wps/redEnvelopes/{redEnvelopeId}/open'
      return { key, path: { redEnvelopeId } }
    }
    case 'spin':
      return { key: 'POST /wps/wheel/spins' }
    case 'raffle': {
      const body = { promotionId: raffle }
      return { key: 'POST /wps/relay/MCS2_claimRafflePromotion', body }
    }
    case 'join': {
      const path = { promotionId: one.promotionId }
      return { key: 'POST /wps/promotions/{promotionId}/join', path }
    }
    case 'referral':
      return { key: 'POST /wps/referral/claim' }
    case 'vipBonus':
      return { key: 'POST /wps/vip/bonuses/{bonusId}/claim', path: { bonusId: one.bonusId } }
    case 'code':
      return { key: 'POST /wps/rewards/codes', body: { code: one.code } }
    case 'claimReward': {
      const path = { rewardId: await rewardOf(context, one) }
      return { key: 'POST /wps/rewards/{rewardId}/claim', path }
    }
    case 'convert': {
      const body = { points: one.points, paymentPassword }
      return { key: 'POST /wps/relay/passwordCheck/MCS2_convertPoint', body }
    }
    case 'redeem': {
      const address = one.isRejected ? 'Rua recusar, 1' : 'Rua das Flores, 1'
      const receiver = { name: 'Ana Souza', address, phone: '11987654321' }
      const body = { goodsId: one.goodsId, quantity: 1, receiver, paymentPassword }
      return { key: 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward', body }
    }
    case 'mission':
      return { key: 'POST /wps/missions/{missionId}/claim', path: { missionId: one.missionId } }
  }
}
