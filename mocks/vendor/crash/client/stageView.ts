/** Canvas of the flight, drawn in each animation frame. */

import type { CrashWords } from '../../../content/games/crashTexts.ts'
import { fillText } from '../../frame/client/dom.ts'
import { multiplierAt } from '../crashRules.ts'
import type { FlightView } from '../crashView.ts'
import { craftOf } from './crafts.ts'
import { drawFlight } from './flight.ts'
import type { ServerClock } from './serverClock.ts'

/** Betting time in milliseconds at which the countdown bar is full. */
const bettingTime = 7_000
/** Maximum device pixels per CSS pixel. A higher resolution would cost time and not be visible. */
const densest = 2

/** Properties of a flight that the canvas shows. */
export type ShownFlight = Pick<FlightView, 'phase' | 'takesOffAt' | 'crash'>

export type StageView = {
  setFlight(flight: ShownFlight): void
  /** Multiplier at this moment, in hundredths. */
  multiplier(): number
  /** True after the crash of the flight. */
  isOver(): boolean
  /** Registers a listener that is called in each frame. */
  onFrame(listener: () => void): void
}

type ViewOptions = {
  canvas: HTMLCanvasElement
  motif: string
  words: CrashWords
  clock: ServerClock
  isReduced: boolean
  times(multiplier: number): string
}

/** Fits the canvas to its element, and returns its size. */
function trackSize(canvas: HTMLCanvasElement) {
  const size = { width: 0, height: 0, density: 1 }
  const measure = () => {
    size.width = canvas.clientWidth
    size.height = canvas.clientHeight
    size.density = Math.min(densest, devicePixelRatio)
    canvas.width = Math.round(size.width * size.density)
    canvas.height = Math.round(size.height * size.density)
  }
  new ResizeObserver(measure).observe(canvas)
  measure()
  return size
}

export function createStageView(options: ViewOptions): StageView {
  const { canvas, motif, words, clock, isReduced, times } = options
  const context = canvas.getContext('2d')
  const craft = craftOf(motif)
  const size = trackSize(canvas)
  const light = matchMedia('(prefers-color-scheme: light)')
  const listeners: (() => void)[] = []
  let flight: ShownFlight = { phase: 'BETTING', takesOffAt: clock.now() + bettingTime }
  let crashedSince = 0
  const multiplier = () => flight.crash?.at ?? multiplierAt(clock.now() - flight.takesOffAt)
  const draw = (time: number) => {
    const now = clock.now()
    const crashAt = flight.crash ? crashedSince : now
    const flown = Math.max(0, crashAt - flight.takesOffAt) / 1000
    const left = Math.max(0, flight.takesOffAt - now)
    // The take-off time is known, so the phase changes without a response of the server.
    const phase = flight.crash ? 'CRASHED' : left > 0 ? 'BETTING' : 'FLYING'
    const seconds = Math.ceil(left / 1000)
    for (const listener of listeners) listener()
    if (!context || size.width === 0) return
    context.setTransform(size.density, 0, 0, size.density, 0, 0)
    drawFlight(context, size, {
      craft,
      phase,
      flown,
      isReduced,
      time: time / 1000,
      theme: light.matches ? 'light' : 'dark',
      multiplier: multiplier(),
      label: `${times(multiplier())}×`,
      countdown: {
        seconds,
        part: left / bettingTime,
        text: fillText(words.takesOff, { seconds }),
      },
      crashed: { since: (now - crashedSince) / 1000, text: words.crashed },
    })
  }
  const loop = (time: number) => {
    draw(time)
    requestAnimationFrame(loop)
  }
  requestAnimationFrame(loop)
  return {
    setFlight(next) {
      if (next.crash && !flight.crash) crashedSince = clock.now()
      flight = next
    },
    multiplier,
    isOver: () => flight.crash !== undefined,
    onFrame: (listener) => void listeners.push(listener),
  }
}
