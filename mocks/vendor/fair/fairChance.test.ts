import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { crashOfSeeds } from '../crash/crashRules.ts'
import { mineTilesOf } from '../mines/minesRules.ts'
import { fairBytes, fairFloats, hashOfSeed, pickPlaces } from './fairChance.ts'
import { vectorHash, vectors } from './vectors.ts'

const hexDigit = fc.constantFrom(...'0123456789abcdef')
const seeds = fc.record({
  serverSeed: fc.string({ unit: hexDigit, minLength: 64, maxLength: 64 }),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  nonce: fc.nat(),
})
const runs = { seed: 44, numRuns: propertyRuns(1_000) }

it.each(vectors)(
  '[PLAY-09] the test vector of client seed $clientSeed and nonce $nonce is reproduced',
  async ({ serverSeed, clientSeed, nonce, mines, crash }) => {
    expect(await hashOfSeed(serverSeed)).toBe(vectorHash)
    const round = { serverSeed, clientSeed, nonce }
    expect(await mineTilesOf(round, 3)).toEqual(mines)
    expect(await crashOfSeeds(round, 9_900)).toBe(crash)
  },
)

it('each float of a round is computed from four bytes, also beyond the first 32 bytes', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (round) => {
      const bytes = await fairBytes(round, 96)
      const floats = await fairFloats(round, 24)
      const sums = floats.map((_, at) =>
        [1, 2, 3, 4].reduce(
          (sum, place) => sum + (bytes[4 * at + place - 1] ?? 0) / 256 ** place,
          0,
        ),
      )
      expect(floats).toEqual(sums)
      // The first three of the 24 numbers equal a sequence of only three numbers.
      expect((await fairFloats(round, 3)).join()).toBe(floats.slice(0, 3).join())
    }),
    runs,
  )
})

it('[PLAY-09] rounds with different server seeds, client seeds or nonces have different bytes', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, seeds, async (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other))
      expect((await fairBytes(one, 32)).join()).not.toBe((await fairBytes(other, 32)).join())
    }),
    runs,
  )
})

it('picked places are distinct and within range, one for each number', () => {
  const fraction = fc.nat(2 ** 32 - 1).map((bits) => bits / 2 ** 32)
  fc.assert(
    fc.property(fc.array(fraction, { maxLength: 25 }), (numbers) => {
      const picked = pickPlaces(numbers, 25)
      expect(new Set(picked).size).toBe(numbers.length)
      expect(picked.every((place) => place >= 0 && place < 25)).toBe(true)
    }),
    runs,
  )
})
