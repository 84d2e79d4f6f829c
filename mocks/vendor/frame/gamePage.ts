/** Document of an emulated game: self-contained, under a strict content security policy. */

import type { Game } from '../../../platform/domain/base/content/game.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import { nameLanguageOf } from '../../../platform/domain/base/content/gameNames.ts'
import { hasRtp } from '../../../src/lib/gameOdds.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { framePageTexts } from '../../content/games/framePage.ts'
import {
  type EmulatorLanguage,
  type EmulatorPage,
  escapeHtml,
  localeOf,
} from '../../emulator/page.ts'
import { drawnImages } from '../../images/drawnImages.ts'
import type { EmulatedGame, Play, StakeBalance } from './emulatedGame.ts'
import { frameStyle } from './frameStyle.ts'
import type { PageData } from './pageData.ts'

/** JSON for a script element, escaped so that it cannot close the element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const button = (id: string, label: string, icon: string): string =>
  `<button id="${id}" class="tool" type="button" aria-label="${escapeHtml(label)}" title="${escapeHtml(label)}"><svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg></button>`

const icons = {
  sound:
    '<path d="M4 9h4l5-4v14l-5-4H4z"/><path class="off" d="m16 9 5 6m0-6-5 6"/><path class="on" d="M16 8.5a5 5 0 0 1 0 7M18.5 6a8.500 8.500 0 0 1 0 12"/>',
  rules: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7v.5"/>',
}

function footer(
  game: Game,
  language: EmulatorLanguage,
  { name, back }: { name: string; back: string },
): string {
  const words = framePageTexts[language]
  const percent = toDecimal(game.rtp).replace('.', language === 'pt' ? ',' : '.')
  const rtp = hasRtp(game.gameType) ? `<span>${words.rtp}: ${percent} %</span>` : ''
  return `<footer aria-label="${name}">${rtp}<span>${words.responsible}</span><a href="${back}" target="_top">${words.leave}</a></footer>`
}

function meters(isTrial: boolean, language: EmulatorLanguage): string {
  const words = framePageTexts[language]
  const balance = isTrial ? words.playMoney : words.balance
  return `<dl class="meters"><div><dt>${balance}</dt><dd id="balance"></dd><dd id="bonus" hidden></dd></div><div><dt>${words.lastWin}</dt><dd id="lastWin"></dd></div></dl>`
}

type PageParts = {
  play: Play
  emulated: EmulatedGame
  balance: StakeBalance
  currency: string
  nonce: string
}

/** Document of the game; its script and its data carry the nonce of the content security policy. */
export async function gamePage(parts: PageParts): Promise<EmulatorPage> {
  const { play, emulated, balance, currency, nonce } = parts
  const { game, language, launch, token } = play
  const isTrial = play.memberId === undefined
  const words = framePageTexts[language]
  const title = gameName(game, nameLanguageOf(launch.language))
  const vendor = catalogue.vendors.find(({ code }) => code === game.vendor)
  const data: PageData = {
    path: `/play/${token}`,
    isTrial,
    locale: localeOf(language),
    currency,
    balance,
    stakes: play.played.stakes,
    hasStakes: emulated.hasStakes,
    settings: play.settings,
    now: play.context.now(),
    frame: words,
    words: emulated.words[language],
    opening: await emulated.opening(play),
  }
  const name = escapeHtml(title)
  const back = escapeHtml(launch.backUrl)
  const css = `:root{--accent:${escapeHtml(vendor?.accent ?? '#00C781')}}${frameStyle}${emulated.css}`
  const body = `<header aria-label="${name}"><img src="${escapeHtml(drawnImages.game(game.nodeId))}" alt="" width="36" height="48"><div class="names"><h1>${name}</h1><p>${escapeHtml(vendor?.name ?? game.vendor)}</p></div>${isTrial ? `<span class="badge">${words.trial}</span>` : ''}<div class="tools">${button('sound', words.soundOn, icons.sound)}${button('openRules', words.rules, icons.rules)}</div></header>
<main aria-label="${name}">
<div id="stage" class="${emulated.name}">${emulated.stage(game, language)}</div>
<output id="result"></output>
<div class="deck">${meters(isTrial, language)}<div id="stakes" ${emulated.hasStakes ? '' : 'hidden'}></div><div id="controls"></div></div>
<a id="ended" class="button" href="${back}" target="_top" hidden>${words.leave}</a>
<section class="history" aria-label="${words.history}"><ol id="history"></ol><p id="noHistory">${words.noHistory}</p></section>
</main>
${footer(game, language, { name, back })}
<dialog id="rules" aria-labelledby="rulesTitle"><div class="dialogHead"><h2 id="rulesTitle">${words.rules}</h2><button id="closeRules" type="button" class="tool" aria-label="${words.close}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg></button></div><div id="rulesBody"></div></dialog>
<script type="application/json" id="data" nonce="${nonce}">${inScript(data)}</script>
<script nonce="${nonce}">${(await emulated.script()).replaceAll('</script', '<\\/script')}</script>`
  return { language, title, css, body }
}
