import { expect, it } from 'vitest'
import { maskAddress } from './maskedContact.ts'

it.each([
  ['203.0.113.9', '203.0.113.•••'],
  ['2001:db8:7:8::1', '2001:db8:7:•••'],
  ['2001:db8::1', '2001:db8:0:•••'],
  ['::1', '0:0:0:•••'],
  ['', ''],
])('maskAddress hides the host part of the IP address "%s"', (address, network) => {
  expect(maskAddress(address)).toBe(network)
})
