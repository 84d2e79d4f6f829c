/** Codes that the messaging service sends to players (PROMO-08), and what they are worth. */
import type { WorldTables } from '../collections.ts'
import { randomBelow } from '../play/chance.ts'
import type { Texts } from '../texts.ts'
import { dayLength } from '../time/marketTime.ts'
import type { World } from '../world.ts'
import { grantReward, type RewardRow } from './grantReward.ts'
import type { Refused } from './refused.ts'

export type BonusCode = {
  /** Upper case; compared without regard to case. */
  code: string
  /** Minor units: drawn between the two, the small ones far more often. */
  least: number
  most: number
  /** How many members can use it. */
  uses: number
  /** The moment from which it is worth nothing. */
  expiresAt: number
  title: Texts
}

/** Spec 1: a reward of up to 131K. */
const highestCodeReward = 13_100_000
/** How long what a code gave can be claimed. */
const claimable = 7 * dayLength

/** The codes of the demonstration: there are none where nobody has sent any. */
export const demonstrationCodes: readonly BonusCode[] = [
  {
    ...{ code: 'ZAP2026', least: 500, most: highestCodeReward, uses: 1_000_000 },
    expiresAt: Date.UTC(2036, 0, 1),
    title: { pt: 'Bônus do WhatsApp', en: 'WhatsApp bonus' },
  },
  {
    ...{ code: 'TELEGRAM50', least: 5_000, most: 5_000, uses: 1_000_000 },
    expiresAt: Date.UTC(2036, 0, 1),
    title: { pt: 'Bônus do canal no Telegram', en: 'Telegram channel bonus' },
  },
  {
    ...{ code: 'PRIMEIRO', least: 10_000, most: 10_000, uses: 1 },
    expiresAt: Date.UTC(2036, 0, 1),
    title: { pt: 'Bônus do primeiro a chegar', en: 'First-come bonus' },
  },
  {
    ...{ code: 'ESGOTADO', least: 10_000, most: 10_000, uses: 0 },
    expiresAt: Date.UTC(2036, 0, 1),
    title: { pt: 'Bônus relâmpago', en: 'Flash bonus' },
  },
  {
    ...{ code: 'PASCOA2025', least: 2_000, most: 2_000, uses: 10_000 },
    expiresAt: Date.UTC(2025, 3, 22),
    title: { pt: 'Bônus de Páscoa', en: 'Easter bonus' },
  },
]

/** Between the least and the most: a high power of chance makes great ones rare. */
function worthOf(world: Pick<World, 'randomBytes'>, { least, most }: BonusCode): number {
  if (least === most) return least
  const steps = 10_000
  const chance = (randomBelow(world.randomBytes, steps) / steps) ** 8
  return least + Math.floor(((most - least) * chance) / 100) * 100
}

type Refusal = Refused<'BONUS_CODE_UNKNOWN' | 'BONUS_CODE_USED' | 'BONUS_CODE_EXPIRED'>

/** Turns a code into a reward that its member can claim; once for each member, and for as many as it was made for. */
export async function redeemCode(
  world: Pick<World, 'now' | 'randomBytes'>,
  tables: Pick<WorldTables, 'rewards' | 'bonusCodes'>,
  codes: readonly BonusCode[],
  { memberId, typed }: { memberId: string; typed: string },
): Promise<RewardRow | Refusal> {
  const wanted = typed.trim().toUpperCase()
  const known = codes.find(({ code }) => code === wanted)
  if (!known) return { refused: 'BONUS_CODE_UNKNOWN' }
  const now = world.now()
  if (known.expiresAt <= now) return { refused: 'BONUS_CODE_EXPIRED' }
  const { code, title } = known
  const mine = { memberId, kind: 'CODE', reference: code } as const
  const used = await tables.bonusCodes.get(code)
  const isUsedUp = (used?.used ?? 0) >= known.uses
  if (isUsedUp || (await tables.rewards.count(mine)) > 0) return { refused: 'BONUS_CODE_USED' }
  if (used) await tables.bonusCodes.update(code, { used: used.used + 1 })
  else await tables.bonusCodes.insert({ id: code, used: 1 })
  const amount = worthOf(world, known)
  return grantReward(world, tables, { ...mine, amount, title, expiresAt: now + claimable })
}
