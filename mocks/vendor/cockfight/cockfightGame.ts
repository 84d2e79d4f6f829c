import { cockfightTexts } from '../../content/games/cockfightTexts.ts'
import { type EmulatorLanguage, escapeHtml, localeOf } from '../../emulator/page.ts'
import { cockfightRules } from '../../rules/cockfight/cockfightRules.ts'
import { cockfightVariant } from '../../rules/variants/tableVariants.ts'
import { tableGame } from '../table/tableGame.ts'
import { cockfightStyle } from './cockfightStyle.ts'

/** SVG of a cock that looks to the right, in a view box of 100 by 100. */
const cock =
  '<path class="tail" d="M30 50Q4 44 6 14q14 4 18 16Q22 14 32 8q10 14 8 30z"/><path class="body" d="M22 46q10 6 22-4 6-16 16-18l14 8-2 14q2 26-22 32-22 0-28-32z"/><path class="comb" d="M58 26q-2-10 5-12 0-8 7-7 6-2 7 6 7 1 4 12z"/><circle class="head" cx="69" cy="30" r="11"/><path class="beak" d="M78 25l15 7-14 5z"/><path class="comb" d="M72 39q8 2 5 12-7-1-8-10z"/><circle class="eye" cx="71" cy="28" r="2.400"/><path class="wing" d="M32 50q18-2 26 6-8 14-24 8z"/><path class="leg" d="M44 76v14h-8m8 0h8M56 74v16h-8m8 0h8"/>'

const fighter = (side: 'M' | 'W'): string =>
  `<div class="fighter side${side}" id="fighter${side}"><svg viewBox="0 0 100 100" aria-hidden="true">${cock}</svg></div>`

/** HTML of the arena and its three spots. */
function felt(language: EmulatorLanguage): string {
  const { spots, arena } = cockfightTexts[language]
  const numbers = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 2 })
  const names: Readonly<Record<string, string>> = spots
  const buttons = [...cockfightRules.spots].map(
    ([spot, { highest }]) =>
      `<button type="button" class="bet at-${spot}" data-bet="${spot}"><b>${escapeHtml(names[spot] ?? spot)}</b><span>${numbers.format(highest)}</span><i class="place"></i></button>`,
  )
  return `<div class="arena" role="img" aria-label="${escapeHtml(arena)}">${fighter('M')}<strong id="winner" hidden></strong>${fighter('W')}</div>
<div class="bets">${buttons.join('')}</div>`
}

/** Cockfights with fixed odds. The game is not offered in markets that forbid cockfights. */
export const cockfightGame = tableGame({
  name: 'cockfight',
  script: async () => (await import('../../gameScripts/gen/cockfight.ts')).script,
  css: cockfightStyle,
  words: cockfightTexts,
  variantOf: cockfightVariant,
  felt: (_, language) => felt(language),
})
