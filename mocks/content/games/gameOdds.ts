/** RTP, volatility and stakes of the demonstration's games. */

import { numberFor, pick } from '../../../platform/domain/base/chance/pickers.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { fairRtp } from '../../vendor/fair/fairVariant.ts'
import { fishVariantOf } from '../../vendor/fish/fishRules.ts'
import { type GameKind, tableTraits } from '../../vendor/kindOf.ts'
import { slotFacts } from '../../vendor/slot/machines.ts'

type OddsOwner = Pick<Game, 'nodeId' | 'gameType' | 'gameClassify' | 'title' | 'motif'> & {
  kind: GameKind
}

/** Smallest and largest RTP of games without rules of their own, in hundredths of a percent. */
const drawnPayback: Readonly<Record<string, readonly [least: number, most: number]>> = {
  SPORTS: [9_250, 9_580],
  ESPORTS: [9_250, 9_480],
  LOTT: [7_000, 7_600],
  ELOTT: [9_000, 9_650],
}

/** RTP in hundredths of a percent: of a table, that of its best common bet. */
function rtpOf(game: OddsOwner): number {
  const { nodeId, gameType, title, kind } = game
  const { isFrench, hasNoCommission } = tableTraits({ title })
  switch (kind) {
    case 'roulette':
      return isFrench ? 9_865 : 9_730
    case 'sicBo':
      return 9_722
    case 'baccarat':
      return hasNoCommission ? 9_876 : 9_894
    case 'dragonTiger':
      return 9_627
    case 'slot':
      return slotFacts(game).rtp
    case 'fish':
      return fishVariantOf(game).rtp
    case 'crash':
    case 'mines':
      return fairRtp(nodeId)
    default: {
      const [least, most] = drawnPayback[kind] ?? drawnPayback[gameType] ?? [9_500, 9_750]
      return least + numberFor(`${nodeId}/rtp`, most - least + 1)
    }
  }
}

const stakes = [
  { minimum: '0.20', maximum: '500.00' },
  { minimum: '0.50', maximum: '1250.00' },
  { minimum: '1.00', maximum: '5000.00' },
  { minimum: '5.00', maximum: '25000.00' },
] as const
/** A shot or an instant round costs little. */
const smallStakes = stakes.slice(0, 2)

/** Volatility of slots and fishing games only: high for jackpots, never for classic slots. */
function volatilityOf(game: OddsOwner): Game['volatility'] {
  const { kind } = game
  if (kind === 'fish') return fishVariantOf(game).volatility
  return kind === 'slot' ? slotFacts(game).volatility : undefined
}

/** Odds of a game, deterministic for its id. */
export function oddsOf(game: OddsOwner): Pick<Game, 'rtp' | 'volatility' | 'stakes'> {
  const { nodeId, kind } = game
  const isSmall = kind === 'fish' || kind === 'crash' || kind === 'mines'
  return {
    rtp: rtpOf(game),
    volatility: volatilityOf(game),
    stakes: pick(`${nodeId}/stakes`, isSmall ? smallStakes : stakes),
  }
}
