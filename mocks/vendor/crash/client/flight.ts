/** Drawing of a flight: its curve, its craft and its multiplier. */

import type { Craft } from './crafts.ts'
import { drawSky, type SkyState } from './sky.ts'

type Context = CanvasRenderingContext2D
type Point = { x: number; y: number }

export type FlightState = Omit<SkyState, 'width' | 'height'> & {
  phase: 'BETTING' | 'FLYING' | 'CRASHED'
  /** Time in seconds since an arbitrary moment, for animations. */
  time: number
  /** BETTING: seconds until the take-off, and the remaining part of the betting time. */
  countdown: { seconds: number; part: number; text: string }
  /** CRASHED: seconds since the crash. */
  crashed: { since: number; text: string }
  /** Multiplier in the language of the page. */
  label: string
  isReduced: boolean
}

const textFont = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'
const points = 48

/** Position of the craft, and the bend of the curve. */
function tipOf({ width, height }: { width: number; height: number }, flown: number) {
  const part = 1 - Math.exp(-flown / 4.2)
  const start = { x: width * 0.06, y: height * 0.88 }
  const end = { x: width * 0.8, y: height * 0.26 }
  const sway = flown > 5 ? Math.min(1, (flown - 5) / 4) : 0
  return {
    start,
    tip: {
      x: start.x + (end.x - start.x) * part + sway * width * 0.012 * Math.sin(flown * 0.9),
      y: start.y + (end.y - start.y) * part ** 1.35 + sway * height * 0.022 * Math.sin(flown * 1.3),
    },
    bend: 0.4 + 2.4 * part,
  }
}

/**
 * Point of the curve between its start and the craft.
 * @param part from 0 to 1.
 */
function pointAt(start: Point, tip: Point, bend: number, part: number): Point {
  const rise = (Math.exp(bend * part) - 1) / (Math.exp(bend) - 1)
  return { x: start.x + (tip.x - start.x) * part, y: start.y + (tip.y - start.y) * rise }
}

type Curve = { start: Point; tip: Point; bend: number; colour: string }

function drawCurve(context: Context, { start, tip, bend, colour }: Curve, height: number): void {
  const line = new Path2D()
  line.moveTo(start.x, start.y)
  for (let at = 1; at <= points; at += 1) {
    const { x, y } = pointAt(start, tip, bend, at / points)
    line.lineTo(x, y)
  }
  const area = new Path2D(line)
  area.lineTo(tip.x, height)
  area.lineTo(start.x, height)
  const gradient = context.createLinearGradient(0, tip.y, 0, height)
  gradient.addColorStop(0, colour)
  // The gradient ends with alpha 0 in the same colour. `transparent` is black with alpha 0, and
  // would darken the middle of the gradient.
  gradient.addColorStop(1, `${colour}00`)
  context.globalAlpha = 0.42
  context.fillStyle = gradient
  context.fill(area)
  context.strokeStyle = colour
  context.lineCap = 'round'
  for (const [width, alpha] of [
    [13, 0.18],
    [7, 0.35],
    [3.5, 1],
  ] as const) {
    context.globalAlpha = alpha
    context.lineWidth = width
    context.stroke(line)
  }
  context.globalAlpha = 1
}

function drawCraft(
  context: Context,
  {
    craft,
    at,
    angle,
    size,
    time,
  }: { craft: Craft; at: Point; angle: number; size: number; time: number },
): void {
  context.save()
  context.translate(at.x, at.y)
  context.rotate(craft.isUpright ? 0 : angle)
  context.scale(size / 100, size / 100)
  craft.draw(context, time)
  context.restore()
}

function drawText(
  context: Context,
  text: string,
  { x, y, size, colour, weight = 800 }: Point & { size: number; colour: string; weight?: number },
): void {
  context.font = `${weight} ${size}px ${textFont}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = 'rgba(0,0,20,.45)'
  context.fillText(text, x, y + Math.max(2, size * 0.035))
  context.fillStyle = colour
  context.fillText(text, x, y)
}

function drawCountdown(context: Context, width: number, height: number, state: FlightState): void {
  const { part, text } = state.countdown
  const size = Math.min(26, width * 0.05)
  const length = Math.min(280, width * 0.6)
  const x = (width - length) / 2
  const y = height * 0.52
  drawText(context, text, { x: width / 2, y: y - size * 1.3, size, colour: '#fff', weight: 700 })
  for (const [share, colour] of [
    [1, 'rgba(0,0,30,.4)'],
    [Math.max(0.02, Math.min(1, part)), '#ffc24b'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.roundRect(x, y, length * share, 8, 4)
    context.fill()
  }
}

/** Draws an expanding ring where the craft disappeared. */
function drawPuff(context: Context, at: Point, since: number): void {
  const part = Math.min(1, since / 0.7)
  if (part >= 1) return
  context.strokeStyle = '#fff'
  context.globalAlpha = 0.7 * (1 - part)
  context.lineWidth = 6 * (1 - part) + 1
  context.beginPath()
  context.arc(at.x, at.y, 8 + 60 * part, 0, 7)
  context.stroke()
  context.globalAlpha = 1
}

/** Colour for a multiplier: from white over gold to pink. */
const colourOf = (multiplier: number): string =>
  multiplier < 200 ? '#fff' : multiplier < 1_000 ? '#ffd76a' : '#ff9df2'

/** Draws the multiplier and, after the crash, the words above it. */
function drawMultiplier(context: Context, width: number, height: number, state: FlightState): void {
  const { phase, multiplier, label, crashed } = state
  const isCrashed = phase === 'CRASHED'
  const size = Math.min(120, Math.max(46, width * 0.13), height * 0.32)
  const middle = { x: width / 2, y: height * 0.44 }
  const colour = isCrashed ? '#ff7a84' : colourOf(multiplier)
  drawText(context, label, { ...middle, size, colour })
  if (!isCrashed) return
  const above = { x: middle.x, y: middle.y - size * 0.82 }
  drawText(context, crashed.text, { ...above, size: size * 0.28, colour: '#fff', weight: 700 })
}

export function drawFlight(
  context: Context,
  { width, height }: { width: number; height: number },
  { craft, ...state }: FlightState & { craft: Craft },
): void {
  const { phase, flown, time, crashed, isReduced } = state
  drawSky(context, { ...state, width, height, flown: isReduced ? 0 : flown })
  const size = Math.min(116, width * 0.16)
  const { start, tip, bend } = tipOf({ width, height }, flown)
  const clock = isReduced ? 0 : time
  // The craft starts beside the curve and joins it in the first second.
  const left = Math.exp(-3 * flown)
  const parked = { x: 0.3 * size * left, y: -0.16 * size * left }
  if (phase === 'BETTING') {
    const at = { x: tip.x + parked.x, y: tip.y + parked.y }
    drawCraft(context, { craft, at, angle: 0, size, time: clock })
    drawCountdown(context, width, height, state)
    return
  }
  const isCrashed = phase === 'CRASHED'
  drawCurve(context, { start, tip, bend, colour: isCrashed ? '#ff5a68' : craft.trail }, height)
  drawMultiplier(context, width, height, state)
  const before = pointAt(start, tip, bend, 0.96)
  const angle = Math.max(-0.9, Math.atan2(tip.y - before.y, tip.x - before.x)) * 0.8
  const gone = isCrashed ? (isReduced ? 9 : crashed.since) : 0
  const away = gone * gone * 3.2 * width
  const at = { x: tip.x + parked.x + away, y: tip.y + parked.y - away * 0.55 }
  if (at.x < width + size) drawCraft(context, { craft, at, angle, size, time: clock })
  if (isCrashed && !isReduced) drawPuff(context, tip, crashed.since)
}
