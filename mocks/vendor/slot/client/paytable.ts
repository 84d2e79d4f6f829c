/** Rules and prizes of a slot, for the dialog of the frame. */
import type { SlotWords } from '../../../content/games/slotTexts.ts'
import { fillText, h, svg } from '../../frame/client/dom.ts'
import type { SlotOpening } from '../opening.ts'

type PaytableParts = {
  opening: SlotOpening
  words: SlotWords
  locale: string
  money: (minor: number) => string
}

const picture = (name: string) =>
  svg('svg', { viewBox: '0 0 120 120', 'aria-hidden': true }, svg('use', { href: `#s-${name}` }))

/** Prizes of a symbol, the longest run first. `stake` is in minor units. */
function prizeList(
  { name, label, prizes }: SlotOpening['symbols'][number],
  stake: number,
  money: (minor: number) => string,
): HTMLElement {
  const rows = prizes
    .map((prize, index) => ({ prize, count: index + 1 }))
    .filter(({ prize }) => prize > 0)
    .toReversed()
    .flatMap(({ prize, count }) => [
      h('dt', {}, String(count)),
      h('dd', {}, money((prize * stake) / 10)),
    ])
  return h('li', {}, picture(name), h('dl', {}, h('dt', { class: 'name' }, label), ...rows))
}

/** Picture of a grid of three rows in which some cells are marked. */
const grid = (
  reels: number,
  isMarked: (reel: number, row: number) => boolean,
  attributes: Record<string, string | boolean> = {},
) =>
  svg(
    'svg',
    { viewBox: `0 0 ${reels * 10} 30`, 'aria-hidden': true, ...attributes },
    ...Array.from({ length: reels * 3 }, (_, index) => {
      const reel = index % reels
      const row = Math.floor(index / reels)
      return svg('rect', {
        x: reel * 10 + 1,
        y: row * 10 + 1,
        width: 8,
        height: 8,
        rx: 2,
        class: isMarked(reel, row) ? 'onLine' : undefined,
      })
    }),
  )

const lineList = (lines: SlotOpening['lines']) =>
  h(
    'ol',
    { class: 'lineList' },
    ...lines.map((rows, index) =>
      h(
        'li',
        {},
        String(index + 1),
        grid(rows.length, (reel, row) => rows[reel] === row),
      ),
    ),
  )

/**
 * Rows that are marked in the picture of the rules, by reel. The marked cells of the first three
 * reels form four winning ways.
 */
const waysExample = [[0, 2], [1], [0, 1]]

const multipliersText = (steps: readonly number[]) => steps.map((step) => `×${step}`).join(', ')

function waysRules({ multipliers }: SlotOpening, { rules }: SlotWords): Node[] {
  const steps = multipliersText(multipliers.paid)
  return [
    h('h3', {}, rules.waysTitle),
    h('p', {}, rules.waysText),
    grid(5, (reel, row) => waysExample[reel]?.includes(row) ?? false, { class: 'waysPicture' }),
    h('h3', {}, rules.cascadesTitle),
    h('p', {}, fillText(rules.cascadesText, { steps })),
  ]
}

function freeSpinRules({ opening, words, locale }: PaytableParts): Node[] {
  const { freeSpins, multipliers, mechanic } = opening
  if (!freeSpins) return []
  const { rules } = words
  const list = new Intl.ListFormat(locale)
  const awards = list.format(
    Object.entries(freeSpins.awards).map(([scatters, count]) =>
      fillText(rules.award, { scatters, count }),
    ),
  )
  const isWays = mechanic === 'WAYS'
  const text = isWays ? rules.freeCascades : rules.freeText
  const multiplier = isWays
    ? fillText(rules.freeSteps, { steps: multipliersText(multipliers.free) })
    : fillText(rules.freeMultiplier, { multiplier: multipliers.free[0] ?? 1 })
  return [
    h('h3', {}, rules.freeTitle),
    h('p', {}, fillText(text, { awards, most: freeSpins.most })),
    h('p', {}, multiplier),
  ]
}

function factList({ opening, words, locale }: PaytableParts): Node[] {
  const { rules } = words
  const { rtp, hitRate, volatility, top } = opening.facts
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const number = new Intl.NumberFormat(locale)
  const facts = [
    [rules.rtp, percent.format(rtp / 10_000)],
    [rules.hitRate, percent.format(hitRate / 10_000)],
    [rules.volatility, rules.volatilities[volatility]],
    [
      opening.mechanic === 'WAYS' ? rules.topWay : rules.topPrize,
      fillText(rules.topText, {
        stakes: number.format(top.stakes),
        spins: number.format(top.oncePer),
      }),
    ],
  ] as const
  return [
    h('h3', {}, rules.factsTitle),
    h(
      'dl',
      { class: 'facts' },
      ...facts.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]),
    ),
    h('p', {}, rules.keys),
  ]
}

/**
 * Creates the sections of the rules.
 * @returns the nodes, and a function that updates the prizes for a stake in minor units.
 */
export function createPaytable(parts: PaytableParts): {
  nodes: Node[]
  showStake: (stake: number) => void
} {
  const { opening, words, money } = parts
  const { rules } = words
  const isWays = opening.mechanic === 'WAYS'
  const intro = h('p', {})
  const prizes = h('ul', { class: 'prizes' })
  const wild = opening.mechanic === 'CLASSIC' ? rules.wildClassic : rules.wildText
  const how = isWays
    ? waysRules(opening, words)
    : [h('h3', {}, rules.linesTitle), h('p', {}, rules.linesText), lineList(opening.lines)]
  return {
    nodes: [
      h('h3', {}, rules.symbols),
      intro,
      prizes,
      h('h3', {}, rules.wildTitle),
      h('p', {}, wild),
      ...freeSpinRules(parts),
      ...how,
      ...factList(parts),
    ],
    showStake(stake) {
      const text = isWays ? rules.perWay : rules.perLine
      intro.textContent = fillText(text, { stake: money(stake) })
      prizes.replaceChildren(...opening.symbols.map((symbol) => prizeList(symbol, stake, money)))
    },
  }
}
