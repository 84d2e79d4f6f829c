import { expect, it } from 'vitest'
import { nextLook } from './RaffleStanding.tsx'

const drawsAt = '2026-11-23T03:00:00Z'
const at = (time: string) => Date.parse(time)
const lastDraw = { drawsAt: '2026-11-16T03:00:00Z', tickets: 3, hasWon: false }

it("nextLook returns one second after the raffle's draw", () => {
  expect(nextLook({ drawsAt }, at('2026-11-23T02:59:00Z'))).toBe(61_000)
})

it("nextLook returns at most one day if the raffle's draw is days away", () => {
  expect(nextLook({ drawsAt }, at('2026-11-17T03:00:00Z'))).toBe(86_400_000)
})

it('nextLook returns five seconds while the winning number of a raffle is being drawn', () => {
  const now = at('2026-11-16T03:00:02Z')
  expect(nextLook({ drawsAt, lastDraw }, now)).toBe(5000)
  expect(nextLook({ drawsAt, lastDraw: { ...lastDraw, number: '000007' } }, now)).toBe(86_400_000)
})

it("nextLook returns five seconds if the client's clock is past the draw and the server's clock is not", () => {
  expect(nextLook({ drawsAt }, at('2026-11-23T03:00:30Z'))).toBe(5000)
})
