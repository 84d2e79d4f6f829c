/** The platform's key pair for push notifications (VAPID, RFC 8292), stored in its settings. */
import { fromBase64Url, toBase64Url } from '../../../../src/lib/base64.ts'
import type { VapidKeys } from '../../../providers.ts'
import type { Context } from '../../base/context/context.ts'
import { settingMadeOnce } from '../../base/platform/settingMadeOnce.ts'

async function makeKeys(): Promise<VapidKeys> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const { d: privateKey } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  if (privateKey === undefined) throw new Error('The key pair has no private key')
  return { publicKey: toBase64Url(publicKey), privateKey }
}

/**
 * Key pair, created at its first use and never changed, since browsers bind subscriptions to the
 * public key. All gateways on one database share it.
 */
export const vapidKeys = (context: Pick<Context, 'store' | 'now'>): Promise<VapidKeys> =>
  settingMadeOnce(context, 'vapidKeys', makeKeys)

/**
 * True if a browser's public key is a valid point on the curve P-256. Notifications are encrypted
 * with this key.
 */
export async function isBrowserKey(p256dh: string): Promise<boolean> {
  try {
    const algorithm = { name: 'ECDH', namedCurve: 'P-256' }
    await crypto.subtle.importKey('raw', fromBase64Url(p256dh), algorithm, false, [])
    return true
  } catch {
    return false
  }
}
