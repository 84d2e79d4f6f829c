import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { fishVariants } from '../../rules/fish/fishRules.ts'
import { aimAt, bodies, isOnScene, poseOf, targetAt, targetBeside } from './poses.ts'
import { createSchool, type Swimmer, waveLength, waveOf } from './school.ts'

const kinds = fishVariants[0]?.targets.map(({ kind }) => kind) ?? []
const size = { width: 1_000, height: 500 }
const start = Date.UTC(2026, 10, 28)

/** Swimmer that rests at a point of the scene, in pixels. */
function restingAt(x: number, y: number, kind: Swimmer['kind'] = 'turtle'): Swimmer {
  const place = { x: x / size.width, y: y / size.height }
  const path = [place, place, place, place] as const
  const [startsAt, endsAt] = [start, start + 10_000]
  const id = `${kind} ${x} ${y}`
  return {
    id,
    kind,
    startsAt,
    endsAt,
    path,
    offset: { x: 0, y: 0 },
    depth: 0,
    phase: 0,
    isFirst: true,
    rank: 0,
  }
}
const place = (swimmer: Swimmer, now = start) => ({ swimmer, pose: poseOf(swimmer, now, size) })

describe('school of a fishing game', () => {
  it('[PLAY-04] two pages of a game show the same targets at the same time, whenever they were opened', () => {
    const early = createSchool('103577', kinds)
    for (let now = start; now < start + 10 * waveLength; now += 7_000) {
      early(now)
      expect(createSchool('103577', kinds)(now)).toEqual(early(now))
    }
  })

  it('two games have different targets', () => {
    expect(waveOf('103577', 1, kinds)).not.toEqual(waveOf('103578', 1, kinds))
  })

  it('between 8 and 80 targets with distinct ids are in the scene at any time', () => {
    const school = createSchool('103577', kinds)
    for (let now = start; now < start + 20 * waveLength; now += 5_000) {
      const shown = school(now).filter((swimmer) => isOnScene(poseOf(swimmer, now, size), size))
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      expect(shown.length).toBeGreaterThanOrEqual(8)
      expect(shown.length).toBeLessThanOrEqual(80)
    }
  })

  it('every kind of target appears within ten minutes', () => {
    const waves = Array.from({ length: 20 }, (_, wave) => waveOf('103577', wave, kinds))
    expect(new Set(waves.flat().map(({ kind }) => kind))).toEqual(new Set(kinds))
  })

  it('swimmers enter from outside the scene, and move without jumps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(...kinds), (wave, kind) => {
        for (const swimmer of waveOf('103577', wave, [kind])) {
          const { startsAt, endsAt } = swimmer
          expect(endsAt - startsAt).toBeLessThanOrEqual(waveLength)
          if (kind === 'chest') continue
          expect(isOnScene(poseOf(swimmer, startsAt, size), size)).toBe(false)
          let before = poseOf(swimmer, startsAt, size)
          for (let now = startsAt; now <= endsAt; now += 100) {
            const pose = poseOf(swimmer, now, size)
            expect(Math.hypot(pose.x - before.x, pose.y - before.y)).toBeLessThan(40)
            before = pose
          }
        }
      }),
      { numRuns: propertyRuns(200, 10) },
    )
  })
})

describe('aiming of the cannon', () => {
  it('[PLAY-04] a press on a target chooses it, and a press on water chooses no target', () => {
    const turtle = place(restingAt(300, 200))
    expect(targetAt([turtle], { x: 300, y: 200 })).toBe(turtle)
    expect(targetAt([turtle], { x: 300 + bodies.turtle.length / 2, y: 200 })).toBe(turtle)
    expect(targetAt([turtle], { x: 300, y: 200 + bodies.turtle.height })).toBeUndefined()
    expect(targetAt([turtle], { x: 600, y: 200 })).toBeUndefined()
  })

  it('a press on a small fish in front of a large fish chooses the small one', () => {
    const whale = place(restingAt(300, 200, 'whale'))
    const sardine = place(restingAt(350, 220, 'sardine'))
    expect(targetAt([whale, sardine], { x: 352, y: 221 })).toBe(sardine)
    expect(targetAt([sardine, whale], { x: 352, y: 221 })).toBe(sardine)
    expect(targetAt([whale, sardine], { x: 260, y: 190 })).toBe(whale)
  })

  it('a press on the centre of any swimmer chooses a target', () => {
    const school = createSchool('103577', kinds)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), (passed) => {
        const placed = school(start + passed).map((swimmer) => place(swimmer, start + passed))
        for (const { pose } of placed) expect(targetAt(placed, pose)).toBeDefined()
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('arrow keys choose the nearest target in their direction', () => {
    const [left, right, low] = [restingAt(100, 200), restingAt(700, 210), restingAt(420, 460)].map(
      (swimmer) => place(swimmer),
    )
    const all = [left, right, low].flatMap((entry) => entry ?? [])
    const from = { x: 400, y: 200 }
    expect(targetBeside(all, from, 'left')).toBe(left)
    expect(targetBeside(all, from, 'right')).toBe(right)
    expect(targetBeside(all, from, 'down')).toBe(low)
    expect(targetBeside(all, from, 'up')).toBeUndefined()
  })

  it('the cannon points at its target, and never below the horizon', () => {
    const cannon = { x: 500, y: 500 }
    expect(aimAt(cannon, { x: 500, y: 100 })).toBe(0)
    expect(aimAt(cannon, { x: 900, y: 100 })).toBeCloseTo(Math.PI / 4)
    expect(aimAt(cannon, { x: 100, y: 100 })).toBeCloseTo(-Math.PI / 4)
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 1_009 }),
        fc.integer({ min: -9, max: 600 }),
        (x, y) => {
          expect(Math.abs(aimAt(cannon, { x, y }))).toBeLessThan(Math.PI / 2)
        },
      ),
      { numRuns: propertyRuns(500) },
    )
  })
})
