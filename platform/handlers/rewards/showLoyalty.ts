/** Rebates and VIP levels in the form of the API contract. */
import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import type { RebateRow, VipClaimRow } from '../../domain/base/collections/collections.ts'
import type { RebateLine } from '../../domain/base/collections/play.ts'
import { type TextLanguage, textIn } from '../../domain/base/texts/texts.ts'
import { natureOf, type VipBonus } from '../../domain/play/rewards/vip.ts'
import {
  levelAt,
  ratedGameTypes,
  rateOf,
  type VipLevel,
} from '../../domain/play/rewards/vipLevels.ts'
import { showGameType } from '../base/showRecord.ts'

type Schemas = components['schemas']

export const showLine = (line: RebateLine): Schemas['RebateLine'] => ({
  gameType: showGameType(line.gameType),
  validBet: toDecimal(line.validBet),
  rate: toDecimal(line.rate),
  amount: toDecimal(line.amount),
})

export const showRebate = (rebate: RebateRow, language: TextLanguage): Schemas['Rebate'] => ({
  rebateId: rebate.id,
  level: rebate.level,
  levelName: textIn(levelAt(rebate.level).name, language),
  amount: toDecimal(rebate.amount),
  items: rebate.lines.map(showLine),
  claimedAt: new Date(rebate.claimedAt).toISOString(),
})

export const showLevel = (level: VipLevel, language: TextLanguage): Schemas['VipLevel'] => ({
  rank: level.rank,
  name: textIn(level.name, language),
  turnover: toDecimal(level.turnover),
  levelUpBonus: toDecimal(level.levelUpBonus),
  weeklyBonus: toDecimal(level.weeklyBonus),
  birthdayBonus: toDecimal(level.birthdayBonus),
  rebates: ratedGameTypes.map((gameType) => ({
    gameType,
    rate: toDecimal(rateOf(level, gameType)),
  })),
})

export const showBonus = (
  { bonusId, kind, rank, amount, isOpen, period }: VipBonus,
  claimedIds: ReadonlySet<string>,
): Schemas['VipBonus'] => ({
  bonusId,
  kind,
  rank,
  amount: toDecimal(amount),
  state: claimedIds.has(bonusId) ? 'CLAIMED' : isOpen ? 'CLAIMABLE' : 'LOCKED',
  ...(period && {
    from: new Date(period.from).toISOString(),
    until: new Date(period.to).toISOString(),
  }),
})

export function showVipClaim(
  { bonusId, amount, claimedAt }: VipClaimRow,
  language: TextLanguage,
): Schemas['VipHistoryItem'] {
  const { kind, level } = natureOf(bonusId)
  return {
    bonusId,
    kind,
    ...(level && { level: textIn(level.name, language) }),
    amount: toDecimal(amount),
    claimedAt: new Date(claimedAt).toISOString(),
  }
}
