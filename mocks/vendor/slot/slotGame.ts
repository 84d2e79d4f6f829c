import { slotSymbolNames, slotTexts } from '../../content/games/slotTexts.ts'
import { script } from '../../gameScripts/gen/slot.ts'
import { type Machine, prizeUnit, scatter, wild } from '../../rules/slot/machine.ts'
import { machineOf, topPrize } from '../../rules/slot/machines.ts'
import { amountOf, playSpins } from '../../rules/slot/spin.ts'
import { type ActBody, type EmulatedGame, type Play, RefusedAct } from '../frame/emulatedGame.ts'
import type { SlotOpening } from './opening.ts'
import { toSlotRound } from './slotRound.ts'
import { slotStage } from './slotStage.ts'
import { slotStyle } from './slotStyle.ts'
import { symbolNames } from './theme.ts'

const keyForm = /^[A-Za-z0-9-]{8,64}$/

/** Maximum number of earlier rounds that an opened page shows. */
const roundsShown = 20

/**
 * Parses the body of a spin request.
 * @throws {RefusedAct} if the body is invalid.
 */
function readOrder({ stake, key }: ActBody): { stake: number; key: string } {
  const isValid =
    typeof key === 'string' && keyForm.test(key) && typeof stake === 'number' && stake > 0
  if (!isValid || !Number.isSafeInteger(stake)) throw new RefusedAct('REQUEST_INVALID')
  if (stake % prizeUnit !== 0) throw new RefusedAct('AMOUNT_OUT_OF_RANGE')
  return { stake, key }
}

async function spin(play: Play, body: ActBody) {
  const order = readOrder(body)
  const machine = machineOf(play.game)
  const names = symbolNames(play.game.motif, machine)
  return play.playNow({
    ...order,
    pause: play.settings.shortestSpin,
    decide(randomBytes) {
      const spins = playSpins(machine, randomBytes)
      const prize = spins.reduce((sum, part) => sum + part.prize, 0)
      return {
        win: amountOf(prize, order.stake),
        gameRound: toSlotRound(machine, names, spins, order.stake),
      }
    },
  })
}

/**
 * Symbols of a machine as the paytable lists them: by descending prize, then the wild and the
 * scatter.
 */
function paytableOf(machine: Machine, { game, language }: Play): SlotOpening['symbols'] {
  const names = symbolNames(game.motif, machine)
  const codes = Object.keys(names)
  const isSpecial = (code: string) => code === wild || code === scatter
  const prize = (code: string) => machine.prizes[code]?.at(-1) ?? 0
  const paying = codes
    .filter((code) => !isSpecial(code))
    .toSorted((one, other) => prize(other) - prize(one) || codeOrder(one, other))
  return [...paying, ...codes.filter(isSpecial)].map((code) => {
    const name = names[code] ?? code
    const label = slotSymbolNames[name]?.[language] ?? name
    return { name, label, prizes: machine.prizes[code] ?? [] }
  })
}

/** Orders symbols with equal prizes: pictures first, then card ranks from the ace down. */
const codeOrder = (one: string, other: string): number =>
  '123456AKQJTB'.indexOf(one) - '123456AKQJTB'.indexOf(other)

async function opening(play: Play): Promise<SlotOpening> {
  const machine = machineOf(play.game)
  const { mechanic, lines, multipliers, wildFactor, freeSpins, figures, volatility } = machine
  const rounds = await play.recent(roundsShown)
  return {
    mechanic,
    lines,
    multipliers,
    wildFactor,
    freeSpins,
    symbols: paytableOf(machine, play),
    scatterReels: machine.strips.flatMap((strip, reel) => (strip.includes(scatter) ? [reel] : [])),
    facts: { ...figures, volatility, top: topPrize(machine) },
    rounds: rounds.flatMap(({ stake, win, gameRound }) =>
      gameRound.kind === 'SLOT'
        ? [{ stake, win, reels: gameRound.screens.at(-1)?.reels ?? [] }]
        : [],
    ),
  }
}

export const slotGame: EmulatedGame = {
  name: 'slot',
  script: () => Promise.resolve(script),
  css: slotStyle,
  stage: slotStage,
  words: slotTexts,
  hasStakes: true,
  opening,
  acts: { spin },
}
