// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { mocksPerTest } from '../../../../tests/support/mocksPerTest.ts'
import { vendorsQuery } from '../../../features/games/vendors/vendorCards.ts'
import { createQueryClient } from '../../queryClient.ts'
import { products, vendorLogos } from './footerContent.ts'

mocksPerTest()

const lanesOfPlatform = async () => {
  return (await createQueryClient().fetchQuery(vendorsQuery())).lanes
}

describe('footer content', () => {
  it('[SIDE-17] the footer links to each game type with vendors, but not to home and promotions', async () => {
    const lanes = await lanesOfPlatform()
    const shown = products(lanes).map(({ path }) => path)
    expect(shown).toEqual(
      expect.arrayContaining(['/sports', '/esports', '/live', '/fish', '/rng', '/pvp']),
    )
    expect(shown).not.toContain('/')
    expect(shown).not.toContain('/promotions')
    const withoutFish = lanes.filter(({ title }) => title !== 'FISH')
    expect(products(withoutFish).map(({ path }) => path)).not.toContain('/fish')
  })

  it("[SIDE-20] the footer shows each vendor's logo once, without TCG_SEA", async () => {
    const lanes = await lanesOfPlatform()
    const all = lanes.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage))
    expect(all).toContain('TCG_SEA')
    const shown = vendorLogos(lanes).map(({ vassalage }) => vassalage)
    expect(shown).toHaveLength(new Set(all).size - 1)
    expect(shown).not.toContain('TCG_SEA')
  })
})
