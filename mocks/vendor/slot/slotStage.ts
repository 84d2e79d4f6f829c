/** HTML of a slot's stage, with the symbols of the game's theme. */

import { randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { slotTexts } from '../../content/games/slotTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'
import { type Machine, scatter } from '../../rules/slot/machine.ts'
import { machineOf } from '../../rules/slot/machines.ts'
import { screenWins, windowOf } from '../../rules/slot/screenWins.ts'
import { backdrop, symbolDefinitions } from './symbolArt.ts'
import { symbolNames } from './theme.ts'

/** Number of symbols of a reel that its blurred strip shows. Each of them is painted twice. */
const blurredSymbols = 6

const cell = (name: string): string =>
  `<div class="cell"><svg viewBox="0 0 120 120"><use href="#s-${name}"/></svg></div>`

/**
 * Initial symbols of the reels: a screen without a prize, so that a new page does not seem to show
 * a win. `seed` makes the screen the same at each visit.
 */
function firstScreen(machine: Machine, seed: string): string[][] {
  const chance = seededBytes(seed)
  for (;;) {
    const reels = machine.strips.map((strip) => windowOf(strip, randomBelow(chance, strip.length)))
    if (screenWins(machine, reels).length === 0) return reels
  }
}

/** List of the multipliers in games with cascades. */
const ladder = ({ mechanic, multipliers }: Machine): string =>
  mechanic === 'WAYS'
    ? `<ol class="ladder" aria-hidden="true">${multipliers.paid.map((step) => `<li>×${step}</li>`).join('')}</ol>`
    : ''

/** HTML of the stage before the script runs. */
export function slotStage(game: Game, language: EmulatorLanguage): string {
  const machine = machineOf(game)
  const { mechanic, lines, strips } = machine
  const words = slotTexts[language]
  const names = symbolNames(game.motif, machine)
  const nameOf = (code: string) => names[code] ?? code
  const reels = firstScreen(machine, game.nodeId)
  const columns = strips.map((strip, reel) => {
    const loop = [...strip].filter((code) => code !== scatter).slice(0, blurredSymbols)
    const symbols = [...loop, ...loop].map(nameOf).join(' ')
    const cells = (reels[reel] ?? []).map((code) => cell(nameOf(code)))
    return `<div class="reel"><canvas class="loop" data-symbols="${symbols}"></canvas><div class="cells">${cells.join('')}</div></div>`
  })
  const label =
    mechanic === 'WAYS'
      ? words.ways.replace('{count}', String(3 ** strips.length))
      : words.lines.replace('{count}', String(lines.length))
  return `${symbolDefinitions(game, names)}<div class="machine ${mechanic}">${backdrop(game)}
<div class="topBar"><span class="kind">${label}</span>${ladder(machine)}<span class="freeCount" hidden></span></div>
<div class="window" role="img">${columns.join('')}<svg class="lines" viewBox="0 0 ${strips.length * 100} 300" preserveAspectRatio="none" aria-hidden="true"></svg></div>
<p class="winBar"><strong class="amount"></strong><span class="caption"></span></p>
<div class="overlay" hidden><canvas class="coins" aria-hidden="true" hidden></canvas><div class="plaque"><p class="title"></p><p class="prize"></p><p class="detail"></p><button type="button" class="goOn"></button></div></div>
</div>`
}
