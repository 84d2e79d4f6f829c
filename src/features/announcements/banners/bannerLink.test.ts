import { expect, it } from 'vitest'
import { type Banner, bannerLink } from './bannerLink.ts'

const places = { origin: 'https://portico.example', ownHosts: ['portico.example'] }
const link = (linkageType: Banner['linkageType'] | undefined, linkageTarget?: string) =>
  bannerLink({ linkageType, linkageTarget } as Banner, places)

it('[LOB-28] a banner without a linkage leads nowhere', () => {
  expect(link(undefined)).toBeUndefined()
})

it('[LOB-40] each kind of linkage resolves to its target', () => {
  expect(link('PROMOTION', 'desafio-diario')).toEqual({
    kind: 'page',
    path: '/promotions#desafio-diario',
  })
  expect(link('GAME', '101629')).toEqual({ kind: 'game', nodeId: '101629' })
  expect(link('CATEGORY', 'LIVE')).toEqual({ kind: 'page', path: '/live' })
  expect(link('PAGE', '/member/missions?tab=week#top')).toEqual({
    kind: 'page',
    path: '/member/missions?tab=week#top',
  })
  expect(link('POPUP', 'a-508')).toEqual({ kind: 'announcement', id: 'a-508' })
  expect(link('URL', 'https://help.portico.example/chat')).toEqual({
    kind: 'elsewhere',
    href: 'https://help.portico.example/chat',
  })
})

it('a banner with a target outside the platform has no link', () => {
  for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a b']) {
    expect(link('PAGE', target), target).toBeUndefined()
  }
  for (const target of [
    'https://evil.example',
    'http://portico.example',
    'javascript:alert(1)',
    'https://portico.example@evil.example',
  ]) {
    expect(link('URL', target), target).toBeUndefined()
  }
  expect(link('GAME', '../ops')).toBeUndefined()
  expect(link('CATEGORY', 'constructor')).toBeUndefined()
})

it('a banner with an unknown kind of linkage has no link', () => {
  // The cast simulates a server that is newer than this build's contract.
  expect(link('HOLOGRAM' as Banner['linkageType'], 'x')).toBeUndefined()
})
