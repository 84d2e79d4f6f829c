import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

describe('public IP addresses', () => {
  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001:830::200a', '::ffff:8.8.8.8'])(
    '%s is a public IP address',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '255.255.255.255', '224.0.0.1', '198.18.0.1', '::1', '::', 'fe80::1', 'fd00::1'],
    ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::', '::127.0.0.1'],
    ...['localhost', ''],
  ])('"%s" is not a public IP address', (address) => expect(isPublicAddress(address)).toBe(false))
})
