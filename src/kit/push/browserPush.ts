/** Push notifications of the current browser (Push API). */
import { toBase64Url } from '../../lib/base64.ts'
import { timeLimits } from '../../lib/timeLimits.ts'
import { isInstalled, isInstalledByHand } from '../installed/isInstalled.ts'

/**
 * Push support of the browser; `needsInstall` means that only the installed portal can show
 * notifications.
 */
export type PushSupport = 'supported' | 'needsInstall' | 'unsupported'

export function pushSupport(): PushSupport {
  // A development build runs the service worker of the mocks, which shows no notifications.
  const hasParts =
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  if (hasParts) return 'supported'
  return isInstalledByHand() && !isInstalled() ? 'needsInstall' : 'unsupported'
}

/** Properties of a subscription that the platform needs to send notifications. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type BrowserPush = {
  permission: NotificationPermission
  /** Id of the subscription on the platform; undefined if there is none. */
  deviceId: string | undefined
}

/** Id of a subscription on the platform: the hexadecimal SHA-256 hash of its endpoint. */
async function deviceIdOf({ endpoint }: { endpoint: string }): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function readBrowserPush(): Promise<BrowserPush> {
  const { permission } = Notification
  const subscription =
    permission === 'granted' ? await currentSubscription().catch(() => null) : null
  return { permission, deviceId: subscription ? await deviceIdOf(subscription) : undefined }
}

function keyOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const key = subscription.getKey(name)
  if (key === null) throw new Error(`The subscription has no key ${name}`)
  return toBase64Url(new Uint8Array(key))
}

const targetOf = (subscription: PushSubscription): PushTarget => ({
  endpoint: subscription.endpoint,
  p256dh: keyOf(subscription, 'p256dh'),
  auth: keyOf(subscription, 'auth'),
})

/** Registration of the service worker. @throws {Error} when none is active in time. */
function workerReady(): Promise<ServiceWorkerRegistration> {
  const { promise, reject } = Promise.withResolvers<never>()
  const fail = () => reject(new Error('There is no service worker'))
  const timer = setTimeout(fail, timeLimits.pushWorker)
  const { ready } = navigator.serviceWorker
  return Promise.race([ready, promise]).finally(() => clearTimeout(timer))
}

/**
 * Subscribes the browser with the platform's key. A subscription with an older key of the platform
 * is replaced.
 * @throws when the browser's push service cannot be reached.
 */
export async function subscribe(publicKey: string): Promise<PushTarget> {
  const { pushManager } = await workerReady()
  const known = await pushManager.getSubscription()
  const knownKey = known?.options.applicationServerKey
  if (known && knownKey) {
    if (toBase64Url(new Uint8Array(knownKey)) === publicKey) return targetOf(known)
    await known.unsubscribe()
  }
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return targetOf(await pushManager.subscribe(options))
}

/** The browser's subscription in the form that the platform stores; undefined if there is none. */
export async function currentTarget(): Promise<PushTarget | undefined> {
  const subscription = await currentSubscription()
  return subscription ? targetOf(subscription) : undefined
}

export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe()
}

/**
 * Calls `listener` when the permission may have changed, for example in the browser's settings.
 * @returns a function that removes the listeners
 */
export function followPermission(listener: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  addEventListener('focus', listener, { signal })
  document.addEventListener('visibilitychange', listener, { signal })
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' })
    status.addEventListener('change', listener, { signal })
  }
  // Safari before 16 cannot watch the permission. The `focus` and `visibilitychange` events are
  // enough, because a user leaves the page to change the permission.
  watch().catch(() => {})
  return () => ending.abort()
}
