/** Rounds of past bets, played by the rules of their games. */

import { pickOne } from '../../platform/domain/base/chance/chance.ts'
import type { Game } from '../../platform/domain/base/content/game.ts'
import type { PlayedGame } from '../../platform/domain/play/bets/round.ts'
import { canStart } from '../../platform/domain/play/games/showGame.ts'
import type { BetOutcome } from '../../platform/vendors.ts'
import { toDecimal, toMinor } from '../../src/lib/money.ts'
import { fishVariantOf, lowestOdds, shoot } from '../rules/fish/fishRules.ts'
import { kindOf } from '../rules/kindOf.ts'
import { machineOf } from '../rules/slot/machines.ts'
import { amountOf, playSpins } from '../rules/slot/spin.ts'
import { settleChips } from '../rules/table/tableChips.ts'
import type { TableRules } from '../rules/table/tableRules.ts'
import {
  baccaratVariant,
  cockfightVariant,
  dragonTigerVariant,
  rouletteVariant,
  sicBoVariant,
} from '../rules/variants/tableVariants.ts'
import { toSlotRound } from '../vendor/slot/slotRound.ts'
import { symbolNames } from '../vendor/slot/theme.ts'
import { matchOutcome } from './pastMatch.ts'
import type { PastOutcome, PastStake } from './pastStake.ts'

/**
 * True for games that can be started and whose past rounds can be generated. Rounds of crash, mines
 * and lottery games cannot be generated: they follow from seeds or a stored secret, and past rounds
 * have neither.
 */
export function hasPastRounds(game: Game): boolean {
  const kind = kindOf(game)
  return canStart(game) && kind !== 'crash' && kind !== 'mines' && kind !== 'lottery'
}

/** True for sports books. */
export const hasMatches = ({ gameType }: Pick<PlayedGame, 'gameType'>): boolean =>
  gameType === 'SPORTS' || gameType === 'ESPORTS'

/** Milliseconds from the placement of a bet until none of its matches is listed any more. */
const listingTime = 2 * 3_600_000

/** True if no match of a bet that was placed at `at` is listed any more at `now`. */
export const hasEnded = (game: Pick<PlayedGame, 'gameType'>, at: number, now: number): boolean =>
  !hasMatches(game) || at <= now - listingTime

/**
 * Maximum number of slot rounds that are played to find one that pays `leastWin`. Every `leastWin`
 * in the personas' history is reached in fewer rounds.
 */
const mostSpins = 200_000

/** Plays slot rounds until a round pays enough, and returns that round. */
function slotOutcome({ game, stake, randomBytes, leastWin = 0 }: PastStake): BetOutcome {
  const machine = machineOf(game)
  for (let played = 0; played < mostSpins; played++) {
    const spins = playSpins(machine, randomBytes)
    const win = amountOf(
      spins.reduce((sum, { prize }) => sum + prize, 0),
      stake,
    )
    if (win < leastWin * stake) continue
    return { win, gameRound: toSlotRound(machine, symbolNames(game.motif, machine), spins, stake) }
  }
  throw new Error(`${game.nodeId} never pays ${leastWin} times the stake`)
}

function shotOutcome({ game, stake, randomBytes }: PastStake): BetOutcome {
  const { rtp, targets } = fishVariantOf(game)
  const [first, ...others] = targets
  if (!first) throw new Error(`${game.nodeId} has no targets`)
  const target = pickOne(randomBytes, [first, ...others])
  const odds = shoot(target, rtp, randomBytes)
  const isHit = odds > 0
  const shown = toDecimal((isHit ? odds : lowestOdds(target)) * 100)
  return {
    win: stake * odds,
    gameRound: { kind: 'SHOT', target: target.kind, odds: shown, isHit },
  }
}

type Spots = readonly [string, ...string[]]

/** Spots that the personas bet on: one spot, or two spots with half of the stake each. */
const likedSpots: Readonly<Record<TableRules['table'], readonly [Spots, ...Spots[]]>> = {
  ROULETTE: [['red'], ['black'], ['dozen/2'], ['odd', 'straight/17'], ['red', 'column/3']],
  SIC_BO: [['small'], ['big'], ['big', 'total/12'], ['die/6', 'anyTriple']],
  BACCARAT: [['banker'], ['player'], ['banker', 'tie'], ['player', 'playerPair']],
  DRAGON_TIGER: [['dragon'], ['tiger'], ['tiger', 'tie']],
  COCKFIGHT: [['meron'], ['wala'], ['wala', 'fightDraw']],
}

function tableOutcome({ game, stake, randomBytes }: PastStake, rules: TableRules): BetOutcome {
  const liked = pickOne(randomBytes, likedSpots[rules.table])
  const half = Math.floor(stake / 20) * 10
  const isSplit = liked.length > 1 && half >= toMinor(game.stakes.minimum)
  const spots = isSplit ? liked : liked.slice(0, 1)
  const chips = spots.map((spot, index) => ({
    spot,
    stake: index > 0 ? half : isSplit ? stake - half : stake,
  }))
  const outcome = rules.draw(randomBytes)
  const settled = settleChips(rules, chips, outcome)
  return {
    win: settled.reduce((sum, { win }) => sum + win, 0),
    gameRound: {
      kind: 'TABLE',
      table: rules.table,
      outcome: [...outcome],
      chips: settled.map((chip) => ({
        spot: chip.spot,
        stake: toDecimal(chip.stake),
        win: toDecimal(chip.win),
      })),
    },
  }
}

/**
 * Outcome of a past bet.
 * @throws for games whose rounds follow from a stored secret.
 */
export function pastOutcome(past: PastStake): PastOutcome {
  const { game } = past
  switch (kindOf(game)) {
    case 'slot':
      return slotOutcome(past)
    case 'fish':
      return shotOutcome(past)
    case 'roulette':
      return tableOutcome(past, rouletteVariant(game).rules)
    case 'sicBo':
      return tableOutcome(past, sicBoVariant(game).rules)
    case 'baccarat':
      return tableOutcome(past, baccaratVariant(game).rules)
    case 'cockfight':
      return tableOutcome(past, cockfightVariant(game).rules)
    case 'dragonTiger':
      return tableOutcome(past, dragonTigerVariant(game).rules)
    case 'crash':
    case 'mines':
      throw new Error(`${game.nodeId} needs seeds, which the past has not`)
    case 'lottery':
      throw new Error(`${game.nodeId} needs a stored secret, which the past has not`)
    case 'sportsBook':
      return matchOutcome(past)
    case 'vendorList':
      throw new Error(`${game.nodeId} is a list of games`)
  }
}
