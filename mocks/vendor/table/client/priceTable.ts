/** Rules of a table in the dialog of the frame. */
import type { TableWords } from '../../../content/games/tableTexts.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { TableOpening } from '../tableRound.ts'

type Game = GameClient<TableOpening<unknown>, { table: TableWords }>

/** HTML table with payouts, RTP and limits of spots. */
export function createPriceTable(
  { words: { table: words }, locale, money, opening }: Game,
  rows: readonly { label: string; spot: string }[],
): HTMLElement {
  const odds = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 })
  const head = [words.spot, words.pays, words.returns, words.most]
  const lines = rows.flatMap(({ label, spot }) => {
    const offer = opening.spots[spot]
    if (!offer) return []
    const cells = [
      fillText(words.toOne, { odds: odds.format(offer.highest - 1) }),
      percent.format(offer.rtp / 10_000),
      money(offer.maximum),
    ]
    return h('tr', {}, h('th', { scope: 'row' }, label), ...cells.map((cell) => h('td', {}, cell)))
  })
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, ...head.map((name) => h('th', { scope: 'col' }, name)))),
    h('tbody', {}, ...lines),
  )
}

/** Adds the rules that all tables share. */
export function showRules({ words: { table: words }, rules }: Pick<Game, 'words' | 'rules'>): void {
  rules(
    h('h3', {}, words.rulesTitle),
    h('ul', {}, ...words.rules.map((rule) => h('li', {}, rule))),
    h('h3', {}, words.keysTitle),
    h('p', {}, words.keys),
  )
}
