import { expect, it } from 'vitest'
import { describeBrowser } from './userAgent.ts'

it('the user agent parser recognizes browser and system, even if the user agent also names other browsers', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  const told = (text: string) => Object.values(describeBrowser(text))
  expect(told(`(Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`)).toEqual([
    ...['Edge', 'Windows'],
  ])
  expect(told(`(Linux; Android 15) ${webkit} Chrome/140.0 Mobile Safari/537.36`)).toEqual([
    ...['Chrome', 'Android'],
  ])
  expect(told('(iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toEqual([
    ...['Safari', 'iOS'],
  ])
  expect(told('curl/8')).toEqual(['', ''])
})
