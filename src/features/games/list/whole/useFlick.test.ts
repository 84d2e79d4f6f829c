import { expect, it } from 'vitest'
import { isFlick, type ScrollStep, withStep } from './useFlick.ts'

/** Result of `isFlick` after each step. @param speed pixels per second. */
function scroll(speed: number, steps: number, every = 16): boolean[] {
  let seen: ScrollStep[] = []
  let was = false
  return Array.from({ length: steps }, (_, index) => {
    seen = withStep(seen, { at: index * every, offset: (index * every * speed) / 1000 })
    was = isFlick(seen, was)
    return was
  })
}

it('scrolling at ten screens per second is a flick, and scrolling at reading speed is not', () => {
  expect(scroll(9600, 20).at(-1)).toBe(true)
  expect(scroll(-9600, 20).at(-1)).toBe(true)
  expect(scroll(9600, 20, 50).at(-1)).toBe(true)
  expect(scroll(2400, 20)).not.toContain(true)
})

it('a single jump is not a flick, however far it goes', () => {
  const from = { at: 0, offset: 0 }
  expect(isFlick([from, { at: 16, offset: 400_000 }], false)).toBe(false)
  expect(isFlick(withStep([from], { at: 5000, offset: 400_000 }), false)).toBe(false)
})

it('a flick ends when the page scrolls slowly enough to be read, not as soon as the speed decreases', () => {
  const slower = (speed: number) =>
    isFlick(
      Array.from({ length: 6 }, (_, index) => ({ at: index * 20, offset: index * 0.02 * speed })),
      true,
    )
  expect(slower(4000)).toBe(true)
  expect(slower(1000)).toBe(false)
  const rare = [
    { at: 0, offset: 0 },
    { at: 90, offset: 90 },
  ]
  expect(isFlick(rare, true)).toBe(false)
})
