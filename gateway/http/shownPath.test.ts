import { expect, it } from 'vitest'
import { createShownPath } from './shownPath.ts'

const shownPath = createShownPath(['/assets/main-1.js', '/home', '/game/:nodeId'])

it.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/game/ana@mail.example', '/game/:nodeId'],
  ['/wps/system/status', '/wps/system/status'],
  ['/ops/registration-rules/versions/12', '/ops/registration-rules/versions/{version}'],
  ['/assets/main-1.js', '/assets/main-1.js'],
  ['/assets/11987654321', '/assets/…'],
  ['/wps/member/11987654321', '/wps/…'],
  ['/ana@mail.example', '/…'],
  ['http://ana@mail.example/wps/system/status', '/…'],
])('the path %s is logged as %s', (path, loggedPath) => {
  expect(shownPath('GET', path)).toBe(loggedPath)
})
