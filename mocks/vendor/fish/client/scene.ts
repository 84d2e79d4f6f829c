/** Scene of the fishing games: waters, targets, cannon, shots and effects on a canvas. */

import type { TargetKind } from '../../../rules/fish/fishRules.ts'
import { aimAt, type Placed, sceneScale } from '../poses.ts'
import { createPictures } from './cannon.ts'
import { cannonOf, drawScene, muzzleOf, type SceneOptions, type World } from './drawScene.ts'
import { createEffects } from './effects.ts'
import { createFlights } from './flights.ts'
import { createCanvas, penOf } from './paint.ts'
import { createShoal } from './shoal.ts'
import { createSprites } from './sprites.ts'
import { paintGlint, paintWaters } from './water.ts'

type Point = { x: number; y: number }

/** Maximum pixels of a canvas; larger scenes have a lower resolution. */
const mostPixels = 2_400_000

function find<Type extends HTMLElement>(
  stage: HTMLElement,
  selector: string,
  type: new () => Type,
): Type {
  const found = stage.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`The stage has no ${selector}`)
  return found
}

function createWorld({ stage, opening, isReduced }: SceneOptions): World {
  const kinds = opening.targets.map(({ kind }) => kind)
  const pixels = Math.min(2, devicePixelRatio)
  const pictures = createPictures(pixels)
  return {
    size: { width: 1, height: 1 },
    pixels,
    pen: penOf(find(stage, '.sea', HTMLCanvasElement)),
    shoal: createShoal({ seed: opening.seed, kinds }, isReduced),
    sprites: createSprites(kinds),
    pictures,
    effects: createEffects(pixels, pictures, isReduced),
    flights: createFlights(pictures, isReduced),
    turn: 0,
    turnTo: 0,
    level: 0,
    firedAt: Number.NEGATIVE_INFINITY,
    aimedId: undefined,
    hoveredId: undefined,
    missedAt: new Map(),
  }
}

/** Fits all canvases to the stage. */
function fitStage(world: World, { stage, opening }: SceneOptions): void {
  const { clientWidth: width, clientHeight: height } = stage
  if (width < 1 || height < 1) return
  const size = { width, height }
  const pixels = Math.min(2, devicePixelRatio, Math.sqrt(mostPixels / (width * height)))
  world.size = size
  world.pixels = pixels
  const sea = find(stage, '.sea', HTMLCanvasElement)
  sea.width = Math.round(width * pixels)
  sea.height = Math.round(height * pixels)
  world.sprites.resize(sceneScale(size) * pixels)
  const isLight = matchMedia('(prefers-color-scheme: light)').matches
  const { waters, seed } = opening
  paintWaters(find(stage, '.back', HTMLCanvasElement), { waters, seed, size, pixels, isLight })
  paintGlint(find(stage, '.glint', HTMLCanvasElement), size)
}

/** Creates and starts the scene. It is not drawn while the game is paused. */
export function createScene(options: SceneOptions) {
  const world = createWorld(options)
  let clock = 0
  let tickedAt = 0
  const frame = (now: number) => {
    clock = now
    requestAnimationFrame(frame)
    if (options.isPaused()) return
    drawScene(world, options, now)
    if (now - tickedAt < 250) return
    tickedAt = now
    options.onTick()
  }
  new ResizeObserver(() => fitStage(world, options)).observe(options.stage)
  fitStage(world, options)
  requestAnimationFrame(frame)
  // A hidden page draws no frames, but shots must still arrive.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) world.flights.arriveAll()
  })
  return {
    world,
    clock: () => clock,
    shown: () => world.shoal.shown(world.size),
    aimed: () => (world.aimedId === undefined ? undefined : world.shoal.find(world.aimedId)),
    aim(id: string | undefined) {
      world.aimedId = id
    },
    turnTo(point: Point) {
      if (world.aimedId === undefined) world.turnTo = aimAt(cannonOf(world), point)
    },
    hover(id: string | undefined) {
      world.hoveredId = id
    },
    setLevel(level: number) {
      world.level = level
    },
    fireAt({ swimmer, pose }: Placed) {
      world.turnTo = aimAt(cannonOf(world), pose)
      world.turn = world.turnTo
      world.firedAt = clock
      const { level } = world
      const [from, to] = [muzzleOf(world), { x: pose.x, y: pose.y }]
      return world.flights.launch(swimmer, { from, to, level, now: clock })
    },
    /** Small still picture of a kind, for the table of prizes. */
    portrait(kind: TargetKind, width: number, height: number): HTMLCanvasElement {
      const { canvas, pen } = createCanvas(width * 2, height * 2)
      const { picture } = world.sprites.get(kind, 0)
      const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height)
      const [w, h] = [picture.width * scale, picture.height * scale]
      pen.drawImage(picture, (canvas.width - w) / 2, (canvas.height - h) / 2, w, h)
      return canvas
    },
  }
}

export type Scene = ReturnType<typeof createScene>
