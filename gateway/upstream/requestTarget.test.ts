import { expect, it } from 'vitest'
import { isCleanTarget } from './requestTarget.ts'

it.each([
  '/wps/system/status',
  '/wps/game/a%20b/%C3%A9',
  '/lgw/list/?page=1&name=%2e%2e/|{}^',
  '/wps/a:b@c;d=e,f(g)!*',
])('is passed on: %s', (target) => {
  expect(isCleanTarget(target)).toBe(true)
})

it.each([
  '//wps/system/status',
  '/wps//system/status',
  '/wps/../ops/session',
  '/wps/./system',
  '/wps/%2e%2e/ops/session',
  '/wps/.%2E/ops',
  '/wps/system%2fstatus',
  '/wps%5Csystem',
  '/wps\\system',
  '/wps/%6dember',
  '/wps/a%00b',
  '/wps/a%0d%0ab',
  '/wps/a b',
  '/wps/é',
  'http://platform.example/wps/system/status',
  '*',
  '',
])('is refused, since readers may differ on it: %s', (target) => {
  expect(isCleanTarget(target)).toBe(false)
})
