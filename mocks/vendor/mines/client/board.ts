/** Field of 25 tiles: keyboard control, labels for screen readers, and turning tiles. */

import type { MinesWords } from '../../../content/games/minesTexts.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { tileCount } from '../minesRules.ts'
import { drawMine, treasure } from './art.ts'

const side = 5

export type TileState = 'closed' | 'waiting' | 'safe' | 'hit' | 'mine' | 'passed'

/** Row and column of a tile, counted from 1. */
export const placeOf = (tile: number) => ({
  row: Math.floor(tile / side) + 1,
  column: (tile % side) + 1,
})

export type Board = {
  /**
   * Shows a tile; does nothing if its state is unchanged.
   * @param delay before it turns, in milliseconds.
   */
  show(tile: number, state: TileState, delay?: number): void
  stateOf(tile: number): TileState
  /** True while tiles may be opened. */
  setOpen(isOpen: boolean): void
  focus(): void
}

type BoardOptions = {
  place: HTMLElement
  words: MinesWords
  motif: string
  isReduced: boolean
  onOpen(tile: number): void
}

/** Tile that a key moves to; undefined for other keys and at the edge. */
function tileByKey(tile: number, key: string): number | undefined {
  const column = tile % side
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? tile - 1 : undefined
    case 'ArrowRight':
      return column < side - 1 ? tile + 1 : undefined
    case 'ArrowUp':
      return tile >= side ? tile - side : undefined
    case 'ArrowDown':
      return tile < tileCount - side ? tile + side : undefined
    case 'Home':
      return tile - column
    case 'End':
      return tile - column + side - 1
    default:
      return undefined
  }
}

function createTile({ motif }: BoardOptions, tile: number) {
  const front = h('span', { class: 'front' })
  const button = h(
    'button',
    { type: 'button', class: 'tile', role: 'gridcell', tabindex: tile === 0 ? 0 : -1 },
    h('span', { class: 'turn' }, h('span', { class: 'back' }), front),
  )
  let state: TileState = 'closed'
  const show = (next: TileState, label: string, delay: number) => {
    button.setAttribute('aria-label', label)
    if (next === state) return
    const isFront = next !== 'closed' && next !== 'waiting'
    if (isFront) {
      const drawing = next === 'safe' || next === 'passed' ? treasure(motif) : drawMine()
      front.replaceChildren(drawing, h('span', { class: 'flash' }))
    }
    button.style.setProperty('--delay', `${delay}ms`)
    button.dataset.state = next
    state = next
  }
  return { button, show, state: () => state }
}

/** Replaces the server-rendered tiles with interactive ones. */
export function createBoard(options: BoardOptions): Board {
  const { place, words, onOpen } = options
  const tiles = Array.from({ length: tileCount }, (_, tile) => createTile(options, tile))
  const rows = Array.from({ length: side }, (_, row) =>
    h(
      'div',
      { role: 'row' },
      ...tiles.slice(row * side, (row + 1) * side).map(({ button }) => button),
    ),
  )
  place.replaceChildren(...rows)
  const labels: Readonly<Record<TileState, string>> = {
    closed: words.closedTile,
    waiting: words.closedTile,
    safe: words.safeTile,
    hit: words.mineTile,
    mine: words.mineTile,
    passed: words.hiddenSafeTile,
  }
  const focusTile = (tile: number) => {
    for (const [at, { button }] of tiles.entries()) button.tabIndex = at === tile ? 0 : -1
    tiles[tile]?.button.focus()
  }
  for (const [tile, { button, show }] of tiles.entries()) {
    show('closed', fillText(words.closedTile, placeOf(tile)), 0)
    button.addEventListener('click', () => {
      focusTile(tile)
      onOpen(tile)
    })
    button.addEventListener('keydown', (event) => {
      const next = tileByKey(tile, event.key)
      if (next === undefined) return
      event.preventDefault()
      focusTile(next)
    })
  }
  return {
    show(tile, state, delay = 0) {
      tiles[tile]?.show(state, fillText(labels[state], placeOf(tile)), delay)
    },
    stateOf: (tile) => tiles[tile]?.state() ?? 'closed',
    setOpen: (isOpen) => place.classList.toggle('isOpen', isOpen),
    focus: () => tiles.find(({ button }) => button.tabIndex === 0)?.button.focus(),
  }
}
