/** Converts corrections of settlements to the types of the API contract. */
import { toDecimal } from '../../../src/lib/money.ts'
import type { BaseChange, SettledFigures } from '../../domain/base/collections/contracts.ts'
import { sumChanges } from '../../domain/people/contracts/terms.ts'
import { showGameType } from './showRecord.ts'

const showChange = ({ base, gameType, amount }: BaseChange) => ({
  base,
  ...(gameType !== undefined && { gameType: showGameType(gameType) }),
  amount: toDecimal(amount),
})

/**
 * Changes per base and game type, added up over the branches, because the API shows no branches.
 */
const showChanges = (changes: readonly BaseChange[]) => sumChanges(changes).map(showChange)

/**
 * Corrections of a settlement, the changes carried over from the previous settlement, and the
 * changes carried to the next one.
 */
export const showCorrections = ({
  corrections,
  broughtForward,
  carried,
}: Pick<SettledFigures, 'corrections' | 'broughtForward' | 'carried'>) => ({
  ...(corrections && {
    corrections: {
      bets: corrections.bets.map(({ betId, ...change }) => ({ betId, ...showChange(change) })),
      count: corrections.count,
      totals: corrections.totals.map(showChange),
    },
  }),
  ...(broughtForward && { broughtForward: showChanges(broughtForward) }),
  ...(carried && { carried: showChanges(carried) }),
})
