import { styleOf } from '../games/gameStyle.ts'

/**
 * How much of a stake counts as turnover: all of it where chance alone decides; on tables and odds
 * no more than was won or lost, so that a stake that came back, or a bet on the all but certain,
 * earns no rebate.
 * @param stake minor units. @param win what came back, the stake included.
 */
export function validBetOf(gameType: string, stake: number, win: number): number {
  const style = styleOf(gameType)
  return style === 'TABLE' || style === 'ODDS' ? Math.min(stake, Math.abs(win - stake)) : stake
}
