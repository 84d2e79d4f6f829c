import { styleOf } from '../games/gameStyle.ts'

/**
 * Part of a stake that counts as turnover. In games of pure chance it is the whole stake. In table
 * games and bets with odds it is at most the amount won or lost, so that a returned stake or a bet
 * on a near certainty earns no rebate.
 * @param stake in minor units.
 * @param win payment including the stake, in minor units.
 */
export function validBetOf(gameType: string, stake: number, win: number): number {
  const style = styleOf(gameType)
  return style === 'TABLE' || style === 'ODDS' ? Math.min(stake, Math.abs(win - stake)) : stake
}
