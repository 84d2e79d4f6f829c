import type { Value } from '../../../api/operations.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'

export type VipLevel = Value<'GET /wps/vip'>['levels'][number]

/** A row of the comparison: its title, and the value of each level. */
export type LevelLine = {
  id: string
  titleId: MessageId
  /** Rates are percentages. */
  kind: 'money' | 'rate'
  /** Value of a level as a decimal string. */
  valueOf: (level: VipLevel) => string
}

const demands: readonly LevelLine[] = [
  {
    id: 'turnover',
    titleId: 'rewards.vip.turnover',
    kind: 'money',
    valueOf: ({ turnover }) => turnover,
  },
]
const bonuses: readonly LevelLine[] = [
  {
    id: 'levelUp',
    titleId: 'rewards.vip.levelUp',
    kind: 'money',
    valueOf: ({ levelUpBonus }) => levelUpBonus,
  },
  {
    id: 'weekly',
    titleId: 'rewards.vip.weekly',
    kind: 'money',
    valueOf: ({ weeklyBonus }) => weeklyBonus,
  },
  {
    id: 'birthday',
    titleId: 'rewards.vip.birthday',
    kind: 'money',
    valueOf: ({ birthdayBonus }) => birthdayBonus,
  },
]

/**
 * Rows of the comparison in groups. A rebate rate has a row for each game type with a rate at any
 * level.
 */
export function levelGroups(levels: readonly VipLevel[]) {
  const gameTypes = [
    ...new Set(levels.flatMap(({ rebates }) => rebates.map(({ gameType }) => gameType))),
  ]
  const rates = gameTypes.map(
    (gameType): LevelLine => ({
      id: gameType,
      titleId: `rewards.gameTypes.${gameType}`,
      kind: 'rate',
      valueOf: ({ rebates }) =>
        rebates.find((rebate) => rebate.gameType === gameType)?.rate ?? '0.00',
    }),
  )
  return [
    { id: 'demands', rows: demands },
    { id: 'bonuses', rows: bonuses },
    { id: 'rates', rows: rates },
  ] as const
}
