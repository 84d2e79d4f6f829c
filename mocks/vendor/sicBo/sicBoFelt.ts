/** HTML of sic bo before its script runs: three dice and the layout. */
import { type SicBoWords, sicBoTexts } from '../../content/games/sicBoTexts.ts'
import { type EmulatorLanguage, escapeHtml } from '../../emulator/page.ts'
import { sicBoRules } from '../../rules/sicBo/sicBoRules.ts'

const faces = [1, 2, 3, 4, 5, 6] as const

/** Positions of the pips of each face in a square of 48. */
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[24, 24]],
  2: [
    [13, 13],
    [35, 35],
  ],
  3: [
    [12, 12],
    [24, 24],
    [36, 36],
  ],
  4: [
    [13, 13],
    [35, 13],
    [13, 35],
    [35, 35],
  ],
  5: [
    [12, 12],
    [36, 12],
    [24, 24],
    [12, 36],
    [36, 36],
  ],
  6: [
    [14, 11],
    [34, 11],
    [14, 24],
    [34, 24],
    [14, 37],
    [34, 37],
  ],
}

/** One and four are red on Asian dice. */
const drawing = (face: number): string =>
  (pips[face] ?? [])
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${face === 1 ? 8 : 5}" fill="${face === 1 || face === 4 ? '#c01d38' : '#1a1f2c'}"/>`,
    )
    .join('')

const symbols = faces
  .map(
    (face) =>
      `<symbol id="face${face}" viewBox="0 0 48 48"><rect x="1" y="1" width="46" height="46" rx="9" fill="url(#ivory)"/>${drawing(face)}</symbol>`,
  )
  .join('')

const face = (value: number | string, name = 'face'): string =>
  `<svg class="${name}" aria-hidden="true"><use href="#face${value}"></use></svg>`

const cube = (at: number): string =>
  `<div class="hop" id="hop${at}"><div class="cube" id="cube${at}">${faces.map((value) => face(value, `side side${value}`)).join('')}</div></div>`

/** Odds of a spot as text, such as `8:1`. */
const priceOf = ({ toOne }: SicBoWords, spot: string): string =>
  toOne.replace('{odds}', String((sicBoRules.spots.get(spot)?.highest ?? 1) - 1))

function bet(words: SicBoWords, spot: string, content: string, hasPrice = true): string {
  const [kind = ''] = spot.split('/')
  const price = hasPrice ? `<small>${priceOf(words, spot)}</small>` : ''
  return `<button type="button" class="bet ${kind}" data-name="${spot}">${content}${price}</button>`
}

const chance = (words: SicBoWords, name: 'small' | 'big'): string =>
  bet(words, name, `<b>${words.shown[name]}</b><span>${words.ranges[name]}</span>`)
const parity = (words: SicBoWords, name: 'odd' | 'even'): string =>
  bet(words, name, `<b>${words.shown[name]}</b>`)
const repeated = (words: SicBoWords, kind: 'double' | 'triple', value: number): string =>
  bet(words, `${kind}/${value}`, face(value).repeat(kind === 'double' ? 2 : 3))

const band = (name: string, label: string, content: string): string =>
  `<div class="${name}" role="group" aria-label="${escapeHtml(label)}">${content}</div>`

/** HTML of the sic bo table. */
export function sicBoFelt(language: EmulatorLanguage): string {
  const words = sicBoTexts[language]
  const totals = Array.from({ length: 14 }, (_, index) => index + 4)
  const pairs = faces.flatMap((low) =>
    faces.filter((high) => high > low).map((high) => [low, high] as const),
  )
  const top = [
    chance(words, 'small'),
    parity(words, 'odd'),
    ...[1, 2, 3].map((value) => repeated(words, 'double', value)),
    ...[1, 2, 3].map((value) => repeated(words, 'triple', value)),
    bet(words, 'anyTriple', `<b>${words.spots.anyTriple}</b>`),
    ...[4, 5, 6].map((value) => repeated(words, 'triple', value)),
    ...[4, 5, 6].map((value) => repeated(words, 'double', value)),
    parity(words, 'even'),
    chance(words, 'big'),
  ]
  return `<svg width="0" height="0" aria-hidden="true" class="faces"><defs><linearGradient id="ivory" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#dcd3bd"/></linearGradient>${symbols}</defs></svg>
<div class="diceSide"><div class="cup" role="img" aria-label="${words.cup}"><div class="plate"></div>${[0, 1, 2].map(cube).join('')}<div class="dome"></div></div><p class="sum" id="sum" hidden></p></div>
<div class="bets">${band('chances', words.losesToTriple, top.join(''))}
${band('totals', words.totals, totals.map((total) => bet(words, `total/${total}`, `<b>${total}</b>`)).join(''))}
${band('pairs', words.pairs, pairs.map(([low, high]) => bet(words, `pair/${low}-${high}`, face(low) + face(high), false)).join(''))}
${band('singles', words.dice, faces.map((value) => bet(words, `die/${value}`, face(value), false)).join(''))}
<p class="note">${escapeHtml(words.pairs)} ${priceOf(words, 'pair/1-2')} · ${escapeHtml(words.dice)}: ${escapeHtml(words.diceOdds)}</p></div>`
}
