/** Board beside the felt: roads, statistics, and buttons that preview the next win. */
import type { CardWords } from '../../../content/games/cardTexts.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { runInFrames } from '../../frame/client/frames.ts'
import { askRoads, type Color, type DerivedName, roadRows } from '../roads.ts'
import {
  type BeadRound,
  drawBeads,
  drawBigRoad,
  drawDerivedRoad,
  type LastCell,
  type RoadPlace,
  signPicture,
} from './roadDrawing.ts'

/** Number of results in the label for screen readers. */
const namedResults = 12
/** Time for which a previewed win stays on the roads, in milliseconds. */
const askedFor = 4_000

const derivedNames: readonly DerivedName[] = ['bigEye', 'small', 'cockroach']

export type Side = { winner: BeadRound['winner']; name: string; letter: string }

type BoardOptions = {
  felt: HTMLElement
  words: CardWords
  locale: string
  /** Sides in the order red, blue, tie. */
  sides: readonly Side[]
}

export type RoadBoard = {
  /**
   * @param rounds oldest first.
   * @param figures further lines of the statistics.
   */
  show(rounds: readonly BeadRound[], figures: readonly string[]): void
}

function createStatistics({ felt, words, locale, sides }: BoardOptions) {
  const place = felt.querySelector('.statistics')
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (rounds: readonly BeadRound[], figures: readonly string[]) => {
    const shares = sides.map(({ winner, name }) => {
      const count = rounds.filter((round) => round.winner === winner).length
      const values = {
        side: name,
        count,
        percent: percent.format(rounds.length > 0 ? count / rounds.length : 0),
      }
      return { winner, count, label: fillText(words.share, values) }
    })
    const bar = h('div', { class: 'shares', 'aria-hidden': true })
    for (const { winner, count } of shares) {
      const part = h('i', { class: winner })
      part.style.setProperty('flex-grow', String(count))
      bar.append(part)
    }
    const total = fillText(words.rounds, { count: rounds.length })
    place?.replaceChildren(
      bar,
      h(
        'ul',
        { 'aria-label': words.statistics },
        ...shares.map(({ winner, label }) => h('li', { class: winner }, label)),
        ...[total, ...figures].map((figure) => h('li', {}, figure)),
      ),
    )
  }
}

/** Creates the buttons that preview the signs that a win of each side would add to the roads. */
function createQuestions(
  { felt, words, sides }: BoardOptions,
  ask: (color: Color | undefined) => void,
) {
  const place = felt.querySelector('.questions')
  const colors = { red: words.red, blue: words.blue }
  let timer: ReturnType<typeof setTimeout> | undefined
  return (rounds: readonly BeadRound[]) => {
    if (!place) return
    clearTimeout(timer)
    const buttons = sides.flatMap(({ winner, name, letter }) => {
      if (winner === 'tie') return []
      const answer = askRoads(rounds, winner)
      const named = (road: DerivedName) => {
        const color = answer[road]
        return color ? colors[color] : words.nothing
      }
      const signs = derivedNames.flatMap((road) => {
        const color = answer[road]
        return color ? [[road, color] as const] : []
      })
      const label = fillText(words.askLabel, {
        side: name,
        bigEye: named('bigEye'),
        small: named('small'),
        cockroach: named('cockroach'),
      })
      const button = h(
        'button',
        {
          type: 'button',
          class: `question ${winner}`,
          'aria-label': label,
          title: fillText(words.ask, { side: name }),
        },
        h('b', {}, `${letter}?`),
        signPicture(signs),
      )
      button.addEventListener('click', () => {
        ask(winner)
        clearTimeout(timer)
        timer = setTimeout(() => ask(undefined), askedFor)
      })
      return [button]
    })
    const focused = [...place.children].indexOf(document.activeElement ?? place)
    place.replaceChildren(...buttons)
    buttons[focused]?.focus()
  }
}

/** Draws one road per animation frame, so that no frame takes long. */
function createDrawing({ felt, words, sides }: BoardOptions) {
  const places = new Map<string, RoadPlace>()
  const nameOf = new Map(sides.map(({ winner, name }) => [winner, name]))
  let rounds: readonly BeadRound[] = []
  let frame = 0
  const drawRoad = (road: string, last: LastCell) => {
    const place = places.get(road)
    if (!place) return
    const derived = derivedNames.find((name) => name === road)
    if (derived) drawDerivedRoad(place, derived, rounds, last)
    else if (road === 'big') drawBigRoad(place, rounds, last)
    else drawBeads(place, rounds, last)
  }
  const draw = (history: readonly BeadRound[], last: LastCell) => {
    rounds = history
    cancelAnimationFrame(frame)
    const waiting = [...places.keys()]
    const drawNext = () => {
      const road = waiting.shift()
      if (road === undefined) return
      drawRoad(road, last)
      frame = requestAnimationFrame(drawNext)
    }
    drawNext()
    const latest = rounds.slice(-namedResults).toReversed()
    const results = latest.map(({ winner }) => nameOf.get(winner) ?? '').join(', ')
    const label = fillText(words.roadLabel, { road: words.bead, results })
    places.get('bead')?.element.setAttribute('aria-label', label)
  }
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (!(target instanceof SVGSVGElement)) continue
      const { width, height } = contentRect
      const columns = Math.max(4, Math.floor((width / Math.max(1, height)) * roadRows))
      places.set(target.dataset.road ?? '', { element: target, columns })
    }
    draw(rounds, undefined)
  })
  for (const element of felt.querySelectorAll('svg[data-road]')) observer.observe(element)
  return draw
}

/** Creates the board of the roads that the HTML of the felt contains. */
export function createBoard(options: BoardOptions): RoadBoard {
  const { sides } = options
  let rounds: readonly BeadRound[] = []
  const draw = createDrawing(options)
  const ask = (color: Color | undefined) => {
    const letter = sides.find(({ winner }) => winner === color)?.letter ?? ''
    if (color) draw([...rounds, { winner: color, letter }], 'isAsked')
    else draw(rounds, undefined)
  }
  const showStatistics = createStatistics(options)
  const showQuestions = createQuestions(options, ask)
  return {
    show(next, figures) {
      const isNew = rounds.length > 0
      rounds = next
      runInFrames([
        () => showStatistics(next, figures),
        () => showQuestions(next),
        () => draw(next, isNew ? 'isNew' : undefined),
      ])
    },
  }
}
