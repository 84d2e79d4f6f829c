import { expect, it } from 'vitest'
import { trailOf } from './trail.ts'

const vendor = { vassalage: 'PG', vendorName: 'Palma Games' }

it('leads from home by the category to the vendor’s list in it', () => {
  expect(trailOf({ gameType: 'RNG', ...vendor })).toEqual([
    { path: '/', titleId: 'home.title' },
    { path: '/rng', titleId: 'pages.rng' },
    { path: '/rng?vassalage=PG', name: 'Palma Games' },
  ])
})

it('ends at the category where that lists vendors, not games', () => {
  for (const gameType of ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const) {
    const path = `/${gameType.toLowerCase()}`
    expect(trailOf({ gameType, ...vendor }).map((step) => step.path)).toEqual(['/', path])
  }
})
