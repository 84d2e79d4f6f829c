import { describe, expect, it } from 'vitest'
import { isLaunchable, launchPlace, messageOrigin, sandboxOf } from './launchPlace.ts'

const origin = 'https://portico.example'
const hosts = ['https://play1.example', 'https://play2.example']
const at = (url: string, changes: Partial<Parameters<typeof launchPlace>[1]> = {}) =>
  launchPlace(url, { hosts, frameHosts: hosts, origin, chance: 0.6, ...changes })

describe('launchPlace', () => {
  it('[CONST-71] launchPlace frames a game from a random host, with the other hosts as fallbacks', () => {
    expect(at('/play/f00')).toEqual({
      kind: 'frame',
      addresses: ['https://play2.example/play/f00', 'https://play1.example/play/f00'],
    })
  })

  it("launchPlace frames a game from the portal's origin if there are no game hosts", () => {
    expect(at('/play/f00', { hosts: [] })).toEqual({ kind: 'frame', addresses: ['/play/f00'] })
    expect(at(`${origin}/play/f00`)).toMatchObject({ kind: 'frame' })
  })

  it('launchPlace frames a game only from hosts that the build knows', () => {
    expect(at('/play/f00', { frameHosts: ['https://play1.example'] })).toEqual({
      kind: 'frame',
      addresses: ['https://play1.example/play/f00'],
    })
    expect(at('https://play1.example/play/f00')).toMatchObject({ kind: 'frame' })
  })

  it('launchPlace opens a game of any other host in its own window', () => {
    expect(at('/play/f00', { frameHosts: [] })).toEqual({
      kind: 'window',
      address: 'https://play2.example/play/f00',
    })
    expect(at('https://evil.example/x')).toEqual({
      kind: 'window',
      address: 'https://evil.example/x',
    })
    expect(at('https://portico.example.evil.example/x')).toMatchObject({ kind: 'window' })
  })
})

it.each([
  ['/play/f00', true],
  ['https://play1.example/x', true],
  ['http://play1.example/x', true],
  ['', false],
  [null, false],
  [undefined, false],
  [{ launchUrl: '/play' }, false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['blob:https://portico.example/1', false],
  ['//evil.example/x', false],
  ['/\\evil.example/x', false],
  ['play/f00', false],
  ['http://', false],
])('isLaunchable for the launch URL %j returns %s', (launchUrl, isShown) => {
  expect(isLaunchable(launchUrl, origin)).toBe(isShown)
})

describe('game frame', () => {
  it("a frame of the portal's origin has no same-origin access, and no frame may navigate the top page", () => {
    expect(sandboxOf('/play/f00', origin, false)).not.toContain('same-origin')
    expect(sandboxOf(`${origin}/play/f00`, origin, false)).not.toContain('same-origin')
    expect(sandboxOf('https://play1.example/x', origin, false)).toContain('allow-same-origin')
    for (const address of ['/play/f00', 'https://play1.example/x']) {
      expect(sandboxOf(address, origin, false)).not.toContain('top-navigation')
    }
  })

  it("messageOrigin returns the origin from which a game's frame sends messages", () => {
    expect(messageOrigin('/play/f00', origin, false)).toBe('null')
    expect(messageOrigin('/play/f00', origin, true)).toBe(origin)
    expect(messageOrigin('https://play1.example/x', origin, false)).toBe('https://play1.example')
  })
})
