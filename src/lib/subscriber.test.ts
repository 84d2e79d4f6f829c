import { expect, it } from 'vitest'
import { subscriberOf } from './subscriber.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:7:8:9::1', '2001:db8:7:8::/64'],
  ['2001:0DB8:0007:0008:0009:0:0:1', '2001:db8:7:8::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('[SAFE-06] the subscriber of the IP address %j is %j', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber)
})
