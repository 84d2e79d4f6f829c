/** Page of a bet on a match or a draw: a self-contained document under a strict content security policy. */

import type { Game } from '../../../platform/domain/base/content/game.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import { nameLanguageOf } from '../../../platform/domain/base/content/gameNames.ts'
import { languageOf } from '../../../platform/domain/base/texts/texts.ts'
import { playedGame } from '../../../platform/domain/play/bets/playedGame.ts'
import { styleOf } from '../../../platform/domain/play/games/gameStyle.ts'
import { hasRtp } from '../../../src/lib/gameOdds.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { type EmulatorPage, escapeHtml, localeOf } from '../../emulator/page.ts'
import { drawnImages } from '../../images/drawnImages.ts'
import type { StakeBalance } from '../frame/emulatedGame.ts'
import { type GameData, gameScript } from './gameScript.ts'
import { gameStyle } from './gameStyle.ts'
import { symbols } from './symbols.ts'
import { words } from './words.ts'

export type TicketPage = {
  /** Minor units. */
  balance: StakeBalance
  token: string
  game: Game
  isTrial: boolean
  /** BCP 47. */
  language: string
  /** Path of the portal. */
  backUrl: string
  currency: string
  nonce: string
}

/** JSON for a script element, escaped so that it cannot close the element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Symbols on the stage before the first round. */
const openings = {
  REELS: ['CHERRY', 'SEVEN', 'STAR'],
  SHOTS: ['WHALE'],
  TABLE: ['PLAYER_0', 'BANKER_0'],
  NUMBERS: ['?', '?', '?', '?'],
  ODDS: ['0', '0'],
} as const

/** Stakes on offer: up to five multiples of the minimum, in minor units. */
function offeredStakes({ minimum, maximum }: { minimum: number; maximum: number }): number[] {
  const steps = [1, 2, 5, 10, 20].map((times) => times * minimum)
  return steps.filter((stake) => stake <= maximum)
}

function stageOf(game: Game): string {
  const cells = openings[styleOf(game.gameType)].map((symbol) =>
    symbol in symbols
      ? `<div class="cell"><svg aria-hidden="true"><use href="#${symbol}"></use></svg></div>`
      : `<div class="cell"><span>${escapeHtml(symbol.split('_').at(-1) ?? '')}</span></div>`,
  )
  return cells.join('')
}

const pictures = (): string =>
  Object.entries(symbols)
    .map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 64 64">${drawing}</symbol>`)
    .join('')

/** Document of the game; its script and its data have the nonce. */
export function ticketPage(page: TicketPage): EmulatorPage {
  const { token, game, isTrial, language, backUrl, currency, nonce } = page
  const { real: balance, bonus } = page.balance
  const spoken = languageOf(language)
  const locale = localeOf(spoken)
  const text = words[spoken]
  const title = gameName(game, nameLanguageOf(language))
  const name = escapeHtml(title)
  const vendor = catalogue.vendors.find(({ code }) => code === game.vendor)
  const money = (minor: number) =>
    escapeHtml(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100))
  const stakes = offeredStakes(playedGame(game).stakes).map(
    (stake, at) =>
      `<label><input type="radio" name="stake" value="${stake}"${at === 0 ? ' checked' : ''}><span>${money(stake)}</span></label>`,
  )
  const data: GameData = {
    betsPath: `/play/${token}/bets`,
    isTrial,
    locale,
    currency,
    balance,
    bonus,
    words: text,
  }
  const back = escapeHtml(backUrl)
  const rtp = hasRtp(game.gameType)
    ? `<span>${escapeHtml(text.rtp)}: ${toDecimal(game.rtp).replace('.', spoken === 'pt' ? ',' : '.')} %</span>`
    : ''
  const css = `:root{--accent:${escapeHtml(vendor?.accent ?? '#00C781')}}${gameStyle}`
  const body = `<svg width="0" height="0" aria-hidden="true"><defs>${pictures()}</defs></svg>
<header aria-label="${name}"><img src="${escapeHtml(drawnImages.game(game.nodeId))}" alt="" width="42" height="56"><div><h1>${name}</h1><p class="vendor">${escapeHtml(vendor?.name ?? game.vendor)}</p></div>${isTrial ? `<span class="badge">${escapeHtml(text.trial)}</span>` : ''}</header>
<main aria-label="${name}">
<div id="stage" class="stage">${stageOf(game)}</div>
<p id="choice" class="choice"></p>
<output id="result">${escapeHtml(text.ready)}</output>
<dl class="meters"><div><dt>${escapeHtml(isTrial ? text.playMoney : text.balance)}</dt><dd id="balance">${money(balance)}</dd><dd id="bonus" class="bonus" hidden></dd></div><div><dt>${escapeHtml(text.lastWin)}</dt><dd id="lastWin">${money(0)}</dd></div></dl>
<fieldset id="stakes"><legend>${escapeHtml(text.stake)}</legend>${stakes.join('')}</fieldset>
<button id="play" class="button" type="button">${escapeHtml(text.play)}</button>
<a id="ended" class="button" href="${back}" target="_top" hidden>${escapeHtml(text.leave)}</a>
</main>
<footer aria-label="${name}">${rtp}<span>${escapeHtml(text.responsible)}</span><a href="${back}" target="_top">${escapeHtml(text.leave)}</a></footer>
<script type="application/json" id="data" nonce="${nonce}">${inScript(data)}</script>
<script nonce="${nonce}">${gameScript()}</script>`
  return { language: spoken, title, css, body }
}
