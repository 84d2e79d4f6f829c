/** RTP, volatility and stakes of the demonstration's games, derived from the rules of each kind. */

import { numberFor, pick } from '../../../platform/domain/base/chance/pickers.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { rtp as baccaratRtp } from '../../rules/baccarat/baccaratRules.ts'
import { rtp as cockfightRtp } from '../../rules/cockfight/cockfightRules.ts'
import { rtp as dragonTigerRtp } from '../../rules/dragonTiger/dragonTigerRules.ts'
import { fairRtp } from '../../rules/fairVariant.ts'
import { fishVariantOf } from '../../rules/fish/fishRules.ts'
import { type GameKind, tableTraits } from '../../rules/kindOf.ts'
import { lotteryRtp } from '../../rules/lottery/lotteryPlays.ts'
import { rtp as rouletteRtp } from '../../rules/roulette/rouletteRules.ts'
import { rtp as sicBoRtp } from '../../rules/sicBo/sicBoRules.ts'
import { slotFacts } from '../../rules/slot/machines.ts'

type OddsOwner = Pick<Game, 'nodeId' | 'gameType' | 'gameClassify' | 'title' | 'motif'> & {
  kind: GameKind
}

/** Lowest and highest RTP of sports and e-sports bets, in hundredths of a percent. */
const drawnPayback: Readonly<Record<string, readonly [least: number, most: number]>> = {
  SPORTS: [9_250, 9_580],
  ESPORTS: [9_250, 9_480],
}

type Odds = Pick<Game, 'rtp' | 'volatility'>

/**
 * Volatility and RTP of a game. The RTP is in hundredths of a percent; for a table, it is the RTP
 * of its best common bet.
 */
function rulesOf(game: OddsOwner): Odds {
  const { nodeId, gameType, kind } = game
  const { isFrench, hasNoCommission } = tableTraits(game)
  const without = (rtp: number): Odds => ({ rtp, volatility: undefined })
  switch (kind) {
    case 'slot':
      return slotFacts(game)
    case 'fish':
      return fishVariantOf(game)
    case 'roulette':
      return without(isFrench ? rouletteRtp.french : rouletteRtp.european)
    case 'sicBo':
      return without(sicBoRtp)
    case 'baccarat':
      return without(hasNoCommission ? baccaratRtp.noCommission : baccaratRtp.commission)
    case 'cockfight':
      return without(cockfightRtp)
    case 'dragonTiger':
      return without(dragonTigerRtp)
    case 'crash':
    case 'mines':
      return without(fairRtp(nodeId))
    case 'lottery':
      return without(lotteryRtp[gameType === 'LOTT' ? 'LOTT' : 'ELOTT'])
    case 'sportsBook':
    case 'vendorList': {
      const [least, most] = drawnPayback[gameType] ?? [9_500, 9_750]
      return without(least + numberFor(`${nodeId}/rtp`, most - least + 1))
    }
  }
}

const stakes = [
  { minimum: '0.20', maximum: '500.00' },
  { minimum: '0.50', maximum: '1250.00' },
  { minimum: '1.00', maximum: '5000.00' },
  { minimum: '5.00', maximum: '25000.00' },
] as const
/** Range of stakes for shots and instant rounds. Players repeat these quickly. */
const smallStakes = stakes.slice(0, 2)
const lotteryStakes = stakes.slice(1, 3)

/** RTP, volatility and stakes of a game. The result is always the same for an id. */
export function oddsOf(game: OddsOwner): Pick<Game, 'rtp' | 'volatility' | 'stakes'> {
  const { nodeId, kind } = game
  const { rtp, volatility } = rulesOf(game)
  const isSmall = kind === 'fish' || kind === 'crash' || kind === 'mines'
  const offered = kind === 'lottery' ? lotteryStakes : isSmall ? smallStakes : stakes
  return { rtp, volatility, stakes: pick(`${nodeId}/stakes`, offered) }
}
