/** Three dice that tumble under the dome and come to rest on the thrown faces. */
import { byId } from '../../frame/client/dom.ts'

type Turn = readonly [x: number, y: number]

/** Rotation that turns each face to the front, in degrees. */
const turns: Readonly<Record<number, Turn>> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
}

const tilt = 'rotateX(-24deg) rotateY(-12deg)'
const rotation = ([x, y]: Turn): string => `rotateX(${x}deg) rotateY(${y}deg)`

/** Height of each hop in percent of a die; later hops are lower. */
const hops = [120, 150, 110, 70, 34, 12] as const
/** Fraction of the animation in which the dice hop; they lie still for the rest. */
const restAt = 0.86

/** Keyframes of hops along a ballistic arc. `shift` is the sideways movement in percent. */
function hopFrames(shift: number): Keyframe[] {
  const length = restAt / hops.length
  const frames = hops.flatMap((height, at): Keyframe[] => {
    const aside = at % 2 === 0 ? shift : -shift
    const start = at * length
    return [
      { offset: start, transform: `translateY(0) ${tilt}`, easing: 'cubic-bezier(.1,.6,.4,1)' },
      {
        offset: start + length / 2,
        transform: `translate(${aside * (1 - at / hops.length)}%,-${height}%) ${tilt}`,
        easing: 'cubic-bezier(.6,0,.9,.4)',
      },
    ]
  })
  return [
    ...frames,
    { offset: restAt, transform: `translateY(0) ${tilt}` },
    { offset: 1, transform: `translateY(0) ${tilt}` },
  ]
}

/** Full rotations of each die around the x and y axes. */
const spins: readonly Turn[] = [
  [5, -4],
  [-4, 6],
  [6, 5],
]

let runs: Animation[] = []

/** @returns false if `stopDice` has ended the throw. */
async function throwDie(at: number, face: number, duration: number): Promise<boolean> {
  const cube = byId(`cube${at}`)
  const [x, y] = turns[face] ?? [0, 0]
  cube.style.setProperty('transform', rotation([x, y]))
  if (duration === 0) return true
  const [turnsX, turnsY] = spins[at] ?? [4, 4]
  const from = rotation([x + turnsX * 360, y + turnsY * 360])
  const hop = byId(`hop${at}`).animate(hopFrames(28 - at * 22), { duration })
  const fall = cube.animate(
    [
      { transform: from, easing: 'cubic-bezier(.25,.35,.3,1)' },
      { transform: rotation([x, y]), offset: restAt },
      { transform: rotation([x, y]) },
    ],
    { duration },
  )
  runs.push(hop, fall)
  try {
    await fall.finished
    return true
  } catch {
    return false
  }
}

/**
 * Throws the dice.
 * @param duration of the throw in milliseconds; 0 shows the dice at rest.
 * @returns false if `stopDice` has ended the throw.
 */
export async function throwDice(dice: readonly number[], duration: number): Promise<boolean> {
  const ends = dice.map((face, at) => throwDie(at, face, duration * (0.86 + at * 0.07)))
  return (await Promise.all(ends)).every(Boolean)
}

/** Cancels a throw that is still being animated. */
export function stopDice(): void {
  for (const run of runs) run.cancel()
  runs = []
}
