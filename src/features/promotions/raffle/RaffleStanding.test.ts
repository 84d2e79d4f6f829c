import { expect, it } from 'vitest'
import { nextLook } from './RaffleStanding.tsx'

const drawsAt = '2026-11-23T03:00:00Z'
const at = (time: string) => Date.parse(time)
const lastDraw = { drawsAt: '2026-11-16T03:00:00Z', tickets: 3, hasWon: false }

it('a raffle is polled one second after its draw', () => {
  expect(nextLook({ drawsAt }, at('2026-11-23T02:59:00Z'))).toBe(61_000)
})

it('a raffle whose draw is days away is polled within a day', () => {
  expect(nextLook({ drawsAt }, at('2026-11-17T03:00:00Z'))).toBe(86_400_000)
})

it('a raffle is polled every five seconds while its ticket is being drawn', () => {
  const now = at('2026-11-16T03:00:02Z')
  expect(nextLook({ drawsAt, lastDraw }, now)).toBe(5000)
  expect(nextLook({ drawsAt, lastDraw: { ...lastDraw, number: '000007' } }, now)).toBe(86_400_000)
})

it('a raffle is polled every five seconds when a fast clock is past its draw', () => {
  expect(nextLook({ drawsAt }, at('2026-11-23T03:00:30Z'))).toBe(5000)
})
