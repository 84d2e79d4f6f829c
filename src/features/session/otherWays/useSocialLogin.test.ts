import { expect, it } from 'vitest'
import { redirectTarget } from './useSocialLogin.ts'

const origin = 'http://portico.example'

it("[LOGIN-05] redirectTarget accepts URLs with HTTPS or on the portal's own origin", () => {
  expect(redirectTarget('https://accounts.example/o?x=1', origin)).toBe(
    'https://accounts.example/o?x=1',
  )
  expect(redirectTarget('/social/4c1d', origin)).toBe('http://portico.example/social/4c1d')
})

it.each([
  'http://accounts.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example:x',
])('redirectTarget rejects %s', (address) => {
  expect(redirectTarget(address, origin)).toBeUndefined()
})
