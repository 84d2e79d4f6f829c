import { expect, it } from 'vitest'
import { operationName } from './operationNames.ts'

it.each([
  ['GET', '/wps/system/status', 'getStatus'],
  ['HEAD', '/wps/system/status', 'getStatus'],
  ['GET', '/ops/registration-rules/versions/12', 'getRuleVersion'],
  ['POST', '/wps/system/status', 'unknown'],
  ['GET', '/wps/someone@mail.example', 'unknown'],
  ['GET', '/wps', 'unknown'],
  ['GET', '/assets/main-1.js', 'asset'],
  ['GET', '/member/withdraw', 'page'],
  ['GET', '/favicon.svg', 'page'],
  ['GET', '/readyz', 'health'],
  ['BREW', '/', 'page'],
])('the metrics count a request %s %s under the name %s', (method, path, name) => {
  expect(operationName(method, path)).toBe(name)
})
