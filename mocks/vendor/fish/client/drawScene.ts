/** Draws each frame of the scene, from the back to the front. */

import type { FishOpening } from '../fishGame.ts'
import { aimAt, bodies, type Placed, type SceneSize, sceneScale } from '../poses.ts'
import type { Pictures } from './cannon.ts'
import { drawAt, type Effects } from './effects.ts'
import type { Flights } from './flights.ts'
import type { Pen } from './paint.ts'
import type { Shoal } from './shoal.ts'
import type { Sprites } from './sprites.ts'

type Point = { x: number; y: number }

export type SceneOptions = {
  stage: HTMLElement
  opening: Pick<FishOpening, 'seed' | 'waters' | 'targets'>
  isReduced: boolean
  /** Current time in milliseconds since 1970. */
  now: () => number
  isPaused: () => boolean
  /** Called about four times a second. */
  onTick: () => void
}

/** Milliseconds of a movement cycle: `short` for small targets, `long` for large targets. */
const movement = { short: 760, long: 1_900 }
/** Time in milliseconds in which a chest fades in, and in which it fades out. */
const fading = 900
/** Time in which the barrel returns to its place after the recoil of a shot, in milliseconds. */
const recoil = 190
/**
 * Text height of odds in pixels: `near` for the chosen target and the target below the pointer,
 * `far` for all other targets, `small` for all other targets in a low scene.
 */
const oddsSize = { near: 18, far: 12, small: 10 }
/** Duration for which a missed target shakes, in milliseconds, and its reach in pixels. */
const shaking = 320
const shakeReach = 5

const hazes: Readonly<Record<FishOpening['waters'], string>> = {
  lagoon: '#1fb4d22a',
  reef: '#1580c42e',
  wreck: '#1c7f8c2c',
  deep: '#2a36a838',
}

/** State that all parts of the scene share. */
export type World = {
  size: SceneSize
  pixels: number
  pen: Pen
  shoal: Shoal
  sprites: Sprites
  pictures: Pictures
  effects: Effects
  flights: Flights
  /** Current angle of the cannon (`turn`) and its final angle (`turnTo`), in radians. */
  turn: number
  turnTo: number
  level: number
  firedAt: number
  aimedId: string | undefined
  /** Target below the pointer. */
  hoveredId: string | undefined
  /** Times of the latest misses, by target id. */
  missedAt: Map<string, number>
}

/** Point around which the cannon turns. */
export const cannonOf = ({ size }: World): Point => ({
  x: size.width / 2,
  y: size.height - 20 * sceneScale(size),
})

/** End of the barrel. */
export function muzzleOf(world: World): Point {
  const { x, y } = cannonOf(world)
  const reach = 70 * sceneScale(world.size)
  return { x: x + Math.sin(world.turn) * reach, y: y - Math.cos(world.turn) * reach }
}

/**
 * Draws a target.
 * @param time milliseconds on the clock of the shoal (`Shoal.timeOf`), for the movements of the
 * target.
 * @param now time of the animation frame in milliseconds, for the shaking after a miss.
 */
function drawTarget(
  { pen, pixels, size, sprites, missedAt }: World,
  { swimmer, pose }: Placed,
  { time, now }: { time: number; now: number },
): void {
  const { kind, id, startsAt, endsAt } = swimmer
  const length = bodies[kind].length > 90 ? movement.long : movement.short
  const phase = (time / length + swimmer.phase) % 1
  const { picture, width, height } = sprites.get(kind, phase)
  // Drawing a target outside the scene would take as long as drawing a visible one.
  const reach = (Math.hypot(width, height) / 2) * pose.scale + shakeReach
  if (pose.x < -reach || pose.x > size.width + reach) return
  const missed = now - (missedAt.get(id) ?? -shaking)
  const shake = missed < shaking ? Math.sin(missed / 22) * shakeReach * (1 - missed / shaking) : 0
  if (kind === 'chest')
    pen.globalAlpha = Math.min(1, (time - startsAt) / fading, (endsAt - time) / fading)
  const scale = pose.scale * pixels
  const [cos, sin] = [Math.cos(pose.angle) * scale, Math.sin(pose.angle) * scale]
  const side = pose.isLeftward ? -1 : 1
  // One call per target, since dozens of targets are drawn in each frame.
  pen.setTransform(side * cos, sin, -side * sin, cos, (pose.x + shake) * pixels, pose.y * pixels)
  pen.drawImage(picture, -width / 2, -height / 2, width, height)
  pen.globalAlpha = 1
}

/** Draws rising bubbles. Their positions depend only on the time. */
function drawBubbles({ pen, pictures, size }: World, time: number): void {
  for (let at = 0; at < 20; at += 1) {
    const period = 7_000 + ((at * 2_731) % 6_000)
    const share = (time / period + at * 0.37) % 1
    const x = ((at * 0.618) % 1) * size.width + Math.sin(share * 14 + at) * 9
    const bubble = { size: 5 + ((at * 7) % 13), alpha: Math.min(1, share * 5) * (1 - share * 0.5) }
    drawAt(pen, pictures.bubble, { x, y: size.height * (1.02 - 1.1 * share) }, bubble)
  }
}

/**
 * Draws the odds below a target.
 * @param textSize height of the text, in pixels.
 */
function drawOdds(
  { pen, size, effects }: World,
  { opening }: SceneOptions,
  { swimmer, pose }: Placed,
  textSize: number,
): void {
  const prizes = opening.targets.find(({ kind }) => kind === swimmer.kind)?.prizes ?? []
  const [lowest, highest] = [prizes[0]?.odds, prizes.at(-1)?.odds]
  const text = lowest === highest ? `${lowest}×` : `${lowest}–${highest}×`
  const below = pose.y + (bodies[swimmer.kind].height / 2) * pose.scale + textSize * 0.8
  const y = Math.min(size.height - textSize, below)
  const reach = text.length * textSize * 0.34
  const x = Math.max(reach, Math.min(size.width - reach, pose.x))
  effects.text(pen, { x, y }, text, textSize)
}

/**
 * Draws the odds once per group of targets. The chosen target and the target below the pointer
 * always show their odds, in larger text.
 */
function drawAllOdds(world: World, options: SceneOptions): void {
  const { shoal, aimedId, hoveredId, size } = world
  const usual = size.height < 300 ? oddsSize.small : oddsSize.far
  for (const placed of shoal.shown(size)) {
    const { id } = placed.swimmer
    if (id === aimedId || id === hoveredId) drawOdds(world, options, placed, oddsSize.near)
    else if (placed.swimmer.isFirst) drawOdds(world, options, placed, usual)
  }
}

/** Draws a dotted line to the chosen target, and a ring around the target. */
function drawAim(world: World, now: number, isReduced: boolean): void {
  const { pen, shoal, aimedId, pictures, size } = world
  const target = aimedId === undefined ? undefined : shoal.find(aimedId)
  if (!target) return
  const { pose, swimmer } = target
  const from = muzzleOf(world)
  pen.save()
  pen.strokeStyle = '#fff6cf'
  pen.globalAlpha = 0.5
  pen.lineWidth = 2.5
  pen.lineCap = 'round'
  pen.setLineDash([1, 12])
  pen.lineDashOffset = isReduced ? 0 : -now / 24
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(pose.x, pose.y)
  pen.stroke()
  pen.restore()
  const { length, height } = bodies[swimmer.kind]
  const beat = isReduced ? 1 : 1 + 0.05 * Math.sin(now / 160)
  const ring = (Math.max(length, height) * pose.scale * 0.62 + 18 * sceneScale(size)) * 2 * beat
  drawAt(pen, pictures.reticle, pose, {
    size: ring * 1.1,
    angle: isReduced ? 0 : now / 1_600,
    alpha: 0.95,
  })
}

function drawCannon(world: World, now: number): void {
  const { pen, pictures, size, level, turn, firedAt } = world
  const scale = sceneScale(size)
  const { x, y } = cannonOf(world)
  const barrel = pictures.barrels[level]
  const back = Math.max(0, 1 - (now - firedAt) / recoil) ** 2 * 12
  const side = 168 * scale
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  if (barrel) pen.drawImage(barrel, -side / 2, -side / 2 + back * scale, side, side)
  pen.restore()
  const base = side * 0.84
  pen.drawImage(pictures.base, x - base / 2, y - base / 2 + 8 * scale, base, base)
}

/** Draws a frame. @param now time of the animation frame. */
export function drawScene(world: World, options: SceneOptions, now: number): void {
  const { pen, pixels, size, shoal, effects, flights } = world
  const time = shoal.timeOf(options.now())
  shoal.update(time, size)
  pen.setTransform(pixels, 0, 0, pixels, 0, 0)
  pen.clearRect(0, 0, size.width, size.height)
  drawBubbles(world, time)
  let before = 1
  for (const placed of shoal.all()) {
    const { depth } = placed.swimmer
    // A haze between layers of depth makes the targets behind the haze paler.
    if ((before >= 0.66 && depth < 0.66) || (before >= 0.33 && depth < 0.33)) {
      pen.setTransform(pixels, 0, 0, pixels, 0, 0)
      pen.globalCompositeOperation = 'source-atop'
      pen.fillStyle = hazes[options.opening.waters]
      pen.fillRect(0, 0, size.width, size.height)
      pen.globalCompositeOperation = 'source-over'
    }
    before = depth
    drawTarget(world, placed, { time, now })
  }
  pen.setTransform(pixels, 0, 0, pixels, 0, 0)
  const aimed = world.aimedId === undefined ? undefined : shoal.find(world.aimedId)
  if (aimed) world.turnTo = aimAt(cannonOf(world), aimed.pose)
  world.turn += (world.turnTo - world.turn) * 0.3
  drawAim(world, now, options.isReduced)
  drawAllOdds(world, options)
  flights.draw(pen, {
    now,
    scale: sceneScale(size),
    placeOf: (id) => shoal.find(id)?.pose,
  })
  effects.draw(pen, now)
  drawCannon(world, now)
}
