/** Sky of a flight: it turns from day to space with the multiplier. */

type Context = CanvasRenderingContext2D

/** Red, green and blue, 0 to 255. */
type Colour = readonly [number, number, number]

const skies: Readonly<Record<'dark' | 'light', readonly (readonly [Colour, Colour])[]>> = {
  dark: [
    [
      [24, 52, 110],
      [92, 96, 160],
    ],
    [
      [20, 30, 86],
      [66, 52, 122],
    ],
    [
      [8, 12, 40],
      [38, 26, 84],
    ],
    [
      [3, 4, 16],
      [14, 10, 40],
    ],
  ],
  light: [
    [
      [84, 176, 242],
      [214, 238, 255],
    ],
    [
      [46, 118, 212],
      [150, 196, 244],
    ],
    [
      [26, 48, 126],
      [90, 100, 186],
    ],
    [
      [8, 10, 36],
      [34, 28, 86],
    ],
  ],
}

/** Natural logarithm of the multiplier at which the flight reaches space. */
const inSpace = Math.log(20)

/** Height from 0 on the ground to 1 in space. @param multiplier in hundredths. */
const heightOf = (multiplier: number): number =>
  Math.min(1, Math.max(0, Math.log(multiplier / 100) / inSpace))

const blend = (one: Colour, other: Colour, part: number): string =>
  `rgb(${one.map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * part)).join(' ')})`

/** Pseudo-random numbers from 0 to 1, always the same sequence. */
function* fractions(): Generator<number> {
  let state = 0x2545f491
  for (;;) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    yield (state >>> 0) / 2 ** 32
  }
}

function scatter(count: number) {
  const chance = fractions()
  const next = () => chance.next().value ?? 0
  return Array.from({ length: count }, () => ({ x: next(), y: next(), size: next() }))
}

const stars = scatter(110)
const clouds = scatter(7)

export type SkyState = {
  width: number
  height: number
  theme: 'dark' | 'light'
  /** Multiplier in hundredths. */
  multiplier: number
  /** Seconds since the take-off, 0 before it. */
  flown: number
}

function drawGradient(context: Context, { width, height, theme, multiplier }: SkyState): void {
  const steps = skies[theme]
  const position = heightOf(multiplier) * (steps.length - 1)
  const at = Math.min(steps.length - 2, Math.floor(position))
  const [from, to] = [steps[at], steps[at + 1]]
  if (!from || !to) return
  const gradient = context.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, blend(from[0], to[0], position - at))
  gradient.addColorStop(1, blend(from[1], to[1], position - at))
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}

/** Remainder that is never negative. */
const wrap = (value: number, length: number): number => ((value % length) + length) % length

function drawStars(context: Context, { width, height, theme, multiplier, flown }: SkyState): void {
  const visible = theme === 'dark' ? 0.35 + heightOf(multiplier) : heightOf(multiplier) * 1.6 - 0.4
  if (visible <= 0) return
  context.fillStyle = '#fff'
  for (const { x, y, size } of stars) {
    const speed = 6 + 26 * size
    context.globalAlpha = Math.min(1, visible) * (0.25 + 0.75 * size)
    const side = 0.6 + 1.7 * size * size
    context.fillRect(
      wrap(x * width - flown * speed, width),
      wrap(y * height + flown * speed * 0.45, height),
      side,
      side,
    )
  }
  context.globalAlpha = 1
}

function drawClouds(context: Context, { width, height, theme, multiplier, flown }: SkyState): void {
  const visible = 1 - heightOf(multiplier) * 2.2
  if (visible <= 0) return
  context.fillStyle = theme === 'dark' ? '#aab6e6' : '#fff'
  for (const { x, y, size } of clouds) {
    const speed = 26 + 60 * size
    const radius = 14 + 22 * size
    const reach = width + 8 * radius
    const left = wrap(x * reach - flown * speed, reach) - 4 * radius
    const top = y * height * 0.75 + flown * speed * 0.3
    context.globalAlpha = visible * (theme === 'dark' ? 0.1 : 0.55)
    context.beginPath()
    context.ellipse(left, top, radius * 1.7, radius * 0.62, 0, 0, 7)
    context.ellipse(left - radius * 0.9, top + radius * 0.2, radius, radius * 0.5, 0, 0, 7)
    context.ellipse(left + radius * 1.1, top + radius * 0.25, radius * 1.1, radius * 0.46, 0, 0, 7)
    context.ellipse(left + radius * 0.1, top - radius * 0.4, radius * 0.8, radius * 0.6, 0, 0, 7)
    context.fill()
  }
  context.globalAlpha = 1
}

const hillSteps = 40

/** Hills that sink below the flight. */
function drawGround(context: Context, { width, height, theme, flown }: SkyState): void {
  const sunk = flown * flown * 7
  if (sunk > height * 0.4) return
  const layers = theme === 'dark' ? ['#1d2a58', '#141d42'] : ['#7fb27b', '#4f8f62']
  for (const [at, colour] of layers.entries()) {
    const top = height * (0.87 + at * 0.055) + sunk * (0.6 + at * 0.5)
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, height)
    context.lineTo(0, top)
    for (let step = 0; step <= hillSteps; step += 1) {
      const part = step / hillSteps
      const rise = Math.sin(part * 9 + at * 2) + 0.5 * Math.sin(part * 21 + at)
      context.lineTo(part * width, top - rise * (12 - at * 5))
    }
    context.lineTo(width, height)
    context.fill()
  }
}

export function drawSky(context: Context, state: SkyState): void {
  drawGradient(context, state)
  drawStars(context, state)
  drawClouds(context, state)
  drawGround(context, state)
}
