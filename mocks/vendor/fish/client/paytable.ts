/** Rules and prizes of a fishing game, for the dialog of the game's frame. */

import { byId, fillText, h } from '../../frame/client/dom.ts'
import type { Scene } from './scene.ts'
import type { FishClient } from './shots.ts'

/** Size of the picture of a target, in pixels. */
const portrait = { width: 72, height: 44 }

/** Odds of a target, such as `25×` or `80× · 150× · 300×`. */
const oddsOf = (prizes: readonly { odds: number }[]): string =>
  prizes.map(({ odds }) => `${odds}×`).join(' · ')

export function addRules(game: FishClient, scene: Scene): void {
  const { words, opening, locale, money } = game
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const rtp = percent.format(opening.rtp / 100)
  const pays = h('th', { scope: 'col' })
  const rows = opening.targets.map(({ kind, prizes, shots }) => {
    const amount = h('td')
    const picture = h('td')
    const row = h(
      'tr',
      {},
      picture,
      h('th', { scope: 'row' }, words.names[kind]),
      h('td', {}, oddsOf(prizes)),
      amount,
      h('td', {}, fillText(words.inShots, { count: plain.format(shots) })),
    )
    return { kind, prizes, row, amount, picture }
  })
  const showStake = () => {
    const stake = game.stake()
    pays.textContent = fillText(words.pays, { stake: money(stake) })
    for (const { prizes, amount } of rows) {
      const [lowest = 0, highest = 0] = [prizes[0]?.odds, prizes.at(-1)?.odds]
      const range = new Set([lowest, highest].map((odds) => money(odds * stake)))
      amount.textContent = [...range].join(' – ')
    }
  }
  game.onStakeChange(showStake)
  showStake()
  // The pictures are painted when the dialog opens for the first time.
  const showPictures = () => {
    for (const { kind, picture } of rows) {
      picture.append(scene.portrait(kind, portrait.width, portrait.height))
    }
  }
  byId('openRules').addEventListener('click', showPictures, { once: true })
  const head = h(
    'tr',
    {},
    h('td'),
    h('th', { scope: 'col' }, words.target),
    h('th', { scope: 'col' }, words.odds),
    pays,
    h('th', { scope: 'col' }, words.frequency),
  )
  game.rules(
    h('h3', {}, words.howToPlay),
    h('ul', {}, ...words.rules.map((rule) => h('li', {}, fillText(rule, { rtp })))),
    h('h3', {}, words.prizes),
    h(
      'div',
      { class: 'tableScroll', tabindex: 0, role: 'region', 'aria-label': words.prizes },
      h(
        'table',
        { class: 'paytable' },
        h('thead', {}, head),
        h('tbody', {}, ...rows.map(({ row }) => row)),
      ),
    ),
    h('h3', {}, words.keyboard),
    h('p', {}, words.keys),
  )
}
