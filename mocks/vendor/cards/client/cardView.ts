/** Playing cards as SVG with a view box of 100 by 140. */
import type { CardWords } from '../../../content/games/cardTexts.ts'
import { rankOf, suitOf } from '../../../rules/cards/shoe.ts'
import { fillText, h, svg } from '../../frame/client/dom.ts'

/** Outlines of the suits in a box of 20 by 20, centred on 0,0. */
const suitPaths: Readonly<Record<string, string>> = {
  S: 'M0-10C2-6 9-1 9 4c0 5-6 6-8 2 0 2 1 3 3 4h-8c2-1 3-2 3-4-2 4-8 3-8-2 0-5 7-10 9-14z',
  H: 'M0 10C-5 4-10 1-10-4c0-6 8-8 10-2 2-6 10-4 10 2 0 5-5 8-10 14z',
  D: 'M0-10L8 0 0 10-8 0z',
  C: 'M0-10a5 5 0 0 1 4 8 5 5 0 1 1-3 7c0 3 1 4 3 5h-8c2-1 3-2 3-5a5 5 0 1 1-3-7 5 5 0 0 1 4-8z',
}

const isRed = (suit: string): boolean => suit === 'H' || suit === 'D'

/** Rows of the pips, from the top: in the left and right columns, then in the middle column. */
const pipRows: Readonly<
  Record<string, readonly [sides: readonly number[], middle: readonly number[]]>
> = {
  2: [[], [28, 112]],
  3: [[], [28, 70, 112]],
  4: [[28, 112], []],
  5: [[28, 112], [70]],
  6: [[28, 70, 112], []],
  7: [[28, 70, 112], [49]],
  8: [
    [28, 70, 112],
    [49, 91],
  ],
  9: [[28, 56, 84, 112], [70]],
  10: [
    [28, 56, 84, 112],
    [42, 98],
  ],
}

const suitAt = (suit: string, x: number, y: number, scale: number): SVGElement => {
  const turn = y > 72 ? ' rotate(180)' : ''
  return svg('path', {
    d: suitPaths[suit] ?? '',
    transform: `translate(${x} ${y}) scale(${scale})${turn}`,
  })
}

function pips(rank: string, suit: string): SVGElement[] {
  const [sides, middle] = pipRows[rank] ?? [[], [70]]
  const scale = rank === 'A' ? 2.6 : 0.98
  return [
    ...sides.flatMap((y) => [suitAt(suit, 32, y, scale), suitAt(suit, 68, y, scale)]),
    ...middle.map((y) => suitAt(suit, 50, y, scale)),
  ]
}

const hats: Readonly<Record<string, string>> = {
  K: 'M35 37l-2-17 9 7 8-12 8 12 9-7-2 17z',
  Q: 'M36 37l-3-12 8 5 4-9 5 8 5-8 4 9 8-5-3 12zM33 22a2 2 0 1 0 .1 0M50 18a2.500 2.500 0 1 0 .1 0M67 22a2 2 0 1 0 .1 0',
  J: 'M34 38c0-16 24-22 33-8l-1 8zM62 26c4-10 12-12 14-10-6 2-8 8-10 16z',
}

/** Upper half of a court card. */
function figure(rank: string, suit: string): SVGElement {
  const beard = rank === 'K' ? 'M42 48c2 12 14 12 16 0l-4 3h-8z' : 'M47 51c2 2 4 2 6 0z'
  return svg(
    'g',
    { class: isRed(suit) ? 'figure warm' : 'figure cold' },
    svg('path', { class: 'robe', d: 'M20 70c1-12 14-16 30-16s29 4 30 16z' }),
    svg('path', {
      class: 'trim',
      d: 'M38 55l12 15 12-15-6-1-6 8-6-8zM24 70c2-6 5-9 9-10l4 10zM76 70c-2-6-5-9-9-10l-4 10z',
    }),
    svg('path', { class: 'hair', d: 'M37 34c-3 12-3 18-1 23h28c2-5 2-11-1-23z' }),
    svg('ellipse', { class: 'skin', cx: 50, cy: 45, rx: 10, ry: 12 }),
    svg('path', { class: rank === 'Q' ? 'lips' : 'hair', d: beard }),
    svg('path', { class: 'eyes', d: 'M44 43h3M53 43h3' }),
    svg('path', { class: 'trim', d: hats[rank] ?? '' }),
  )
}

function court(rank: string, suit: string): SVGElement[] {
  const lower = figure(rank, suit)
  lower.setAttribute('transform', 'rotate(180 50 70)')
  return [
    svg('rect', { class: 'panel', x: 22, y: 13, width: 56, height: 114, rx: 5 }),
    figure(rank, suit),
    lower,
    suitAt(suit, 31, 24, 0.7),
    suitAt(suit, 69, 116, 0.7),
  ]
}

function corner(rank: string, suit: string, isLower: boolean): SVGElement {
  return svg(
    'g',
    isLower ? { class: 'index', transform: 'rotate(180 50 70)' } : { class: 'index' },
    svg('text', { x: 11.5, y: 22, class: rank === '10' ? 'rank wide' : 'rank' }, rank),
    suitAt(suit, 11.5, 34, 0.72),
  )
}

function face(card: string): SVGElement {
  const rank = rankOf(card)
  const suit = suitOf(card)
  return svg(
    'svg',
    { class: isRed(suit) ? 'face red' : 'face', viewBox: '0 0 100 140', 'aria-hidden': true },
    ...(rank in hats ? court(rank, suit) : pips(rank, suit)),
    corner(rank, suit, false),
    corner(rank, suit, true),
  )
}

/** Name of a card: `king of hearts`. */
export function cardName(card: string, words: CardWords): string {
  const ranks: Readonly<Record<string, string>> = words.ranks
  const suits: Readonly<Record<string, string>> = words.suits
  return fillText(words.card, { rank: ranks[rankOf(card)] ?? '', suit: suits[suitOf(card)] ?? '' })
}

/** Element of a card on the table, with its animations. */
export type CardView = {
  element: HTMLElement
  /** Turns the card over in `duration` milliseconds; 0 turns it at once. */
  flip(duration: number): void
  /** Peels the back off from the edge in `duration` milliseconds; 0 removes it at once. */
  squeeze(duration: number): void
}

/** Creates a card that lies face down. */
export function createCard(card: string, words: CardWords): CardView {
  const back = () => h('div', { class: 'back' })
  const inner = h('div', { class: 'coverInner' }, back())
  const curl = h('i', { class: 'curl' })
  const cover = h('div', { class: 'cover', hidden: true }, inner, curl)
  const turn = h('div', { class: 'turn' }, face(card), back(), cover)
  const element = h('div', { class: 'card', role: 'img', 'aria-label': words.faceDown }, turn)
  const reveal = () => {
    element.classList.add('isUp')
    element.setAttribute('aria-label', cardName(card, words))
  }
  return {
    element,
    flip(duration) {
      reveal()
      if (duration === 0) return
      turn.animate(
        [
          { transform: 'rotateY(180deg)' },
          { transform: 'translateY(-9%) rotateY(95deg) scale(1.14)', offset: 0.5 },
          { transform: 'none' },
        ],
        { duration, easing: 'cubic-bezier(.45,.05,.3,1)' },
      )
    },
    squeeze(duration) {
      reveal()
      if (duration === 0) return
      cover.hidden = false
      element.classList.add('isSqueezed')
      // The element `cover` moves up. The picture of the card's back inside `cover` moves down by
      // the same distance, so that the picture stands still.
      const way = [0, 18, 25, 22, 31, 112]
      const offsets = [0, 0.34, 0.46, 0.54, 0.72, 1]
      const steps = (sign: number) =>
        way.map((part, at) => ({
          transform: `translateY(${sign * part}%)`,
          offset: offsets[at] ?? 1,
          easing: at === 4 ? 'cubic-bezier(.6,0,.9,.6)' : 'ease-in-out',
        }))
      cover.animate(steps(-1), { duration })
      const peel = inner.animate(steps(1), { duration })
      turn.animate(
        [
          { transform: 'none' },
          { transform: 'translateY(-5%) scale(1.16)', offset: 0.2 },
          { transform: 'translateY(-5%) scale(1.16)', offset: 0.85 },
          { transform: 'none' },
        ],
        { duration, easing: 'ease-in-out' },
      )
      peel.onfinish = () => {
        cover.hidden = true
        element.classList.remove('isSqueezed')
      }
    },
  }
}
