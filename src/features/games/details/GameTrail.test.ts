import { expect, it } from 'vitest'
import { trailOf } from './GameTrail.tsx'

const vendor = { vassalage: 'PG', vendorName: 'Palma Games' }

it("the breadcrumb of a game lists home, the category and the vendor's list", () => {
  expect(trailOf({ gameType: 'RNG', ...vendor })).toEqual([
    { path: '/', titleId: 'home.title' },
    { path: '/rng', titleId: 'pages.rng' },
    { path: '/rng?vassalage=PG', name: 'Palma Games' },
  ])
})

it("the breadcrumb of a game ends with the category if the category's page lists vendors only", () => {
  for (const gameType of ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const) {
    const path = `/${gameType.toLowerCase()}`
    expect(trailOf({ gameType, ...vendor }).map((step) => step.path)).toEqual(['/', path])
  }
})
