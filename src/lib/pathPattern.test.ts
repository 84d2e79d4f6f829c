import { expect, it } from 'vitest'
import { fillPath, isPathPattern, matchPath } from './pathPattern.ts'

it.each([
  ['/game/100184', { nodeId: '100184' }],
  ['/GAME/Abc/', { nodeId: 'Abc' }],
  ['/game/%3Cb%3E', { nodeId: '%3Cb%3E' }],
  ['/game', undefined],
  ['/game/', undefined],
  ['/game//', undefined],
  ['/game/1/2', undefined],
  ['/games/1', undefined],
  ['/', undefined],
])('matchPath finds in the path %s the parameters %j', (path, parameters) => {
  expect(matchPath('/game/:nodeId', path)).toEqual(parameters)
})

it.each([
  ['100184', '/game/100184'],
  ['a/b?c#d', '/game/a%2Fb%3Fc%23d'],
  ['\u0000</loc>\ud800', '/game/%00%3C%2Floc%3E%EF%BF%BD'],
])('fillPath turns the parameter %j into the path %s', (nodeId, path) => {
  expect(fillPath('/game/:nodeId', { nodeId })).toBe(path)
})

it('isPathPattern is true only for a path with a parameter', () => {
  expect(['/game/:nodeId', '/game', '/', '*'].map(isPathPattern)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
