import type { Passkey } from './passkeys.queries.ts'

/**
 * Location of a passkey: synced across the owner's devices, on a security key, or on one device.
 */
export type PasskeyKind = 'synced' | 'securityKey' | 'device'

export function passkeyKind({ synced, transports }: Passkey): PasskeyKind {
  if (synced) return 'synced'
  const isCarried = transports.some((transport) => transport === 'usb' || transport === 'nfc')
  return isCarried && !transports.includes('internal') ? 'securityKey' : 'device'
}
