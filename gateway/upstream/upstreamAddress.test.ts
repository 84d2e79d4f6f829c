import { expect, it } from 'vitest'
import { readUpstreamAddress } from './upstreamAddress.ts'

it.each([
  ['https://platform.example', 'https://platform.example'],
  ['https://platform.example:8443/', 'https://platform.example:8443'],
])('an upstream URL with https may have any host: %s', (text, origin) => {
  expect(readUpstreamAddress(text)).toEqual({ ok: true, origin, isPlain: false })
})

it.each([
  'http://127.0.0.1:9000',
  'http://localhost:9000',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.0.7:80',
  'http://[::1]:9000',
  'http://[fd12::1]',
  'http://platform:8080',
  'http://platform.internal',
])('an upstream URL with http may have a host in a private network: %s', (text) => {
  expect(readUpstreamAddress(text)).toMatchObject({ ok: true, isPlain: true })
})

it.each([
  'http://platform.example',
  'http://172.32.0.1',
  'http://11.0.0.1',
  'http://[2001:db8::1]',
  'https://user:sesame@platform.example',
  'https://platform.example/api',
  'https://platform.example/?key=sesame',
  'ftp://platform.example',
  'platform.example',
  '',
])('an invalid upstream URL is rejected with a message that does not contain it: %s', (text) => {
  const read = readUpstreamAddress(text)
  expect(read).toEqual({ ok: false, problem: expect.stringMatching(/^must /) })
  expect(JSON.stringify(read)).not.toContain('sesame')
})
