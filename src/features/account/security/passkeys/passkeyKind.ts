import type { Passkey } from './passkeys.queries.ts'

/** Where a passkey is: on all devices of an account of its owner's, on a key, or on one device. */
export type PasskeyKind = 'synced' | 'securityKey' | 'device'

export function passkeyKind({ synced, transports }: Passkey): PasskeyKind {
  if (synced) return 'synced'
  const isCarried = transports.some((transport) => transport === 'usb' || transport === 'nfc')
  return isCarried && !transports.includes('internal') ? 'securityKey' : 'device'
}
