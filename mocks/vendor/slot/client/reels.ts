/** Reels of the stage: they spin, stop on symbols, and let symbols fall. */

import type { Pace } from './pace.ts'
import type { Sprites } from './sprites.ts'
import type { CellPlace } from './story.ts'

type Columns = readonly (readonly string[])[]

type Reel = {
  element: HTMLElement
  loop: HTMLElement
  cells: HTMLElement
  /** Animations that run until the reel stops. */
  running: Animation[]
}

export type Reels = {
  show(columns: Columns): void
  /** Starts all reels. */
  start(): void
  /**
   * Stops the reels one after the other.
   * @param columns symbols on which the reels stop.
   * @param tense indices of the reels that spin longer.
   */
  stop(columns: Columns, tense: readonly number[]): Promise<void>
  /** Removes the given cells and lets the symbols of the next screen fall into the gaps. */
  cascade(gone: readonly CellPlace[], next: Columns): Promise<void>
  /** Highlights exactly the given cells. */
  mark(cells: readonly CellPlace[]): void
}

/**
 * Durations in milliseconds. `stopping` is the time from the stop of the first reel until the last
 * one has landed.
 */
const times = {
  leastSpin: 620,
  quickSpin: 160,
  apart: 60,
  between: 170,
  stopping: 1_150,
  tense: 1_000,
  fall: 420,
  fade: 170,
}

const find = (parent: Element, selector: string): HTMLElement => {
  const found = parent.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The stage has no ${selector}`)
  return found
}

const cellsIn = ({ cells }: Reel): Element[] => [...cells.children]

function setSymbol(sprites: Sprites, cell: Element | undefined, name: string): void {
  const canvas = cell?.querySelector('canvas')
  if (canvas) sprites.draw(canvas, name)
}

/** Replaces the SVG drawings of the page by bitmaps, and paints the blurred strip. */
function setUpBitmaps({ loop, cells }: Reel, sprites: Sprites): void {
  for (const cell of cells.children) cell.replaceChildren(document.createElement('canvas'))
  if (loop instanceof HTMLCanvasElement) {
    sprites.drawLoop(loop, (loop.dataset.symbols ?? '').split(' '))
  }
}

/** Starts the motion of a reel: a small wind-up, then the blurred strip. */
function roll({ element, loop, cells, running }: Reel, delay: number): void {
  element.classList.remove('isWaiting')
  running.push(
    cells.animate(
      [
        { transform: 'none' },
        { transform: 'translateY(-7%)', offset: 0.35 },
        { transform: 'translateY(108%)' },
      ],
      { duration: 280, delay, easing: 'cubic-bezier(.5,0,.9,.6)', fill: 'forwards' },
    ),
    loop.animate([{ transform: 'translateY(-50%)' }, { transform: 'none' }], {
      duration: 340,
      delay,
      iterations: Number.POSITIVE_INFINITY,
    }),
    loop.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: 120,
      delay: delay + 150,
      fill: 'forwards',
    }),
  )
}

/** Stops a reel: its symbols drop in, overshoot, and settle. */
async function land(
  reel: Reel,
  column: readonly string[],
  { pace, sprites }: Pick<ReelOptions, 'pace' | 'sprites'>,
): Promise<void> {
  const { element, loop, cells, running } = reel
  cellsIn(reel).forEach((cell, row) => {
    setSymbol(sprites, cell, column[row] ?? '')
    cell.classList.toggle('landed', column[row] === 'SCATTER')
  })
  const ending = running.splice(0)
  for (const animation of cells.getAnimations()) animation.cancel()
  element.classList.remove('isWaiting')
  const faded = pace.animate(loop, [{ opacity: 1 }, { opacity: 0 }], {
    duration: times.fade,
    fill: 'forwards',
  })
  const fallen = pace.animate(
    cells,
    [
      { transform: 'translateY(-104%)', easing: 'cubic-bezier(.2,.6,.4,1)' },
      { transform: 'translateY(5%)', offset: 0.6, easing: 'ease-in-out' },
      { transform: 'translateY(-1.5%)', offset: 0.82, easing: 'ease-in-out' },
      { transform: 'none' },
    ],
    { duration: times.fall },
  )
  await faded
  for (const animation of [...ending, ...loop.getAnimations()]) animation.cancel()
  await fallen
}

/** Row from which each symbol of a column falls; negative rows are above the reel. */
function origins(gone: readonly number[], rows: number): number[] {
  const left = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.includes(row))
  const missing = rows - left.length
  return [...Array.from({ length: missing }, (_, index) => index - missing), ...left]
}

type ReelOptions = {
  pace: Pace
  sprites: Sprites
  isReduced: boolean
  isQuick: () => boolean
  /**
   * Shortest spin of the market, in milliseconds. The reels spin for this whole time, so that the
   * player need not wait afterwards.
   */
  shortestSpin: number
  onStop: () => void
}

/** @param place element with the reels. */
export function createReels(
  place: HTMLElement,
  { pace, sprites, isReduced, isQuick, shortestSpin, onStop }: ReelOptions,
): Reels {
  const reels = [...place.querySelectorAll<HTMLElement>('.reel')].map(
    (element): Reel => ({
      element,
      loop: find(element, '.loop'),
      cells: find(element, '.cells'),
      running: [],
    }),
  )
  for (const reel of reels) setUpBitmaps(reel, sprites)
  const cellAt = ([reel, row]: CellPlace) => reels[reel]?.cells.children[row]
  let startedAt = 0

  const show = (columns: Columns) => {
    for (const [index, reel] of reels.entries()) {
      for (const [row, cell] of cellsIn(reel).entries()) {
        setSymbol(sprites, cell, columns[index]?.[row] ?? '')
      }
    }
  }
  return {
    show,
    start() {
      startedAt = performance.now()
      if (isReduced) return
      for (const [index, reel] of reels.entries()) roll(reel, isQuick() ? 0 : index * times.apart)
    },
    async stop(columns, tense) {
      const usual = Math.max(times.leastSpin, shortestSpin - times.stopping)
      const least = isQuick() ? times.quickSpin : usual
      await pace.wait(startedAt + least - performance.now())
      const landings: Promise<void>[] = []
      for (const [index, reel] of reels.entries()) {
        if (index > 0 && !isQuick()) await pace.wait(times.between)
        if (tense.includes(index)) {
          reel.element.classList.add('isWaiting')
          await pace.wait(times.tense)
        }
        onStop()
        landings.push(land(reel, columns[index] ?? [], { pace, sprites }))
      }
      await Promise.all(landings)
    },
    async cascade(gone, next) {
      await Promise.all(
        gone.map(async (place) => {
          const cell = cellAt(place)
          if (!cell) return
          await pace.animate(
            cell,
            [
              { transform: 'scale(1)', opacity: 1 },
              { transform: 'scale(1.25)', opacity: 1, offset: 0.35 },
              { transform: 'scale(0)', opacity: 0 },
            ],
            { duration: 340, easing: 'ease-in', fill: 'none' },
          )
        }),
      )
      show(next)
      onStop()
      const falls = reels.flatMap((reel, index) => {
        const rows = gone.filter(([of]) => of === index).map(([, row]) => row)
        return origins(rows, reel.cells.children.length).map((from, row) => {
          const cell = reel.cells.children[row]
          if (!cell || from === row) return undefined
          return pace.animate(
            cell,
            [
              {
                transform: `translateY(${(from - row) * 100}%)`,
                easing: 'cubic-bezier(.5,0,.8,.6)',
              },
              { transform: 'translateY(6%)', offset: 0.7, easing: 'ease-out' },
              { transform: 'none' },
            ],
            { duration: times.fall, delay: index * 40, fill: 'backwards' },
          )
        })
      })
      await Promise.all(falls)
    },
    mark(cells) {
      for (const cell of place.querySelectorAll('.won')) cell.classList.remove('won')
      for (const place of cells) cellAt(place)?.classList.add('won')
      place.classList.toggle('hasWin', cells.length > 0)
    },
  }
}
