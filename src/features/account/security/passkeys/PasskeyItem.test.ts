import { expect, it } from 'vitest'
import { passkeyKind } from './PasskeyItem.tsx'
import type { Passkey } from './passkeys.queries.ts'

const passkey: Passkey = {
  passkeyId: 'a'.repeat(64),
  name: 'Notebook',
  createdAt: '2026-11-21T12:00:00Z',
  synced: false,
  transports: [],
}

it('passkeyKind distinguishes a synced passkey from one bound to its device', () => {
  expect(passkeyKind({ ...passkey, synced: true, transports: ['internal'] })).toBe('synced')
  expect(passkeyKind({ ...passkey, transports: ['internal', 'hybrid'] })).toBe('device')
  expect(passkeyKind(passkey)).toBe('device')
})

it('passkeyKind recognizes a portable security key', () => {
  expect(passkeyKind({ ...passkey, transports: ['usb', 'nfc'] })).toBe('securityKey')
})
