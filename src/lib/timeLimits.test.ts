import { afterEach, expect, it, vi } from 'vitest'

const limitsWithFactor = async (factor: number | undefined) => {
  vi.stubGlobal('porticoTimeFactor', factor)
  vi.resetModules()
  const { timeLimits } = await import('./timeLimits.ts')
  return timeLimits
}
afterEach(() => vi.resetModules())

it('[CONST-58] the limits are 10 seconds for a call, 40 for a file, 120 for a chunk and 15 for a game', async () => {
  const { call, fileCall, chunk, game } = await limitsWithFactor(undefined)
  expect([call, fileCall, chunk, game]).toEqual([10_000, 40_000, 120_000, 15_000])
})

it('a time factor above 1 extends every limit, and a factor below 1 shortens no limit', async () => {
  const limits = await limitsWithFactor(undefined)
  const longer = Object.entries(limits).map(([name, limit]) => [name, 4 * limit])
  expect(Object.entries(await limitsWithFactor(4))).toEqual(longer)
  expect(await limitsWithFactor(0.1)).toEqual(limits)
})
