/** Notifications of the browser that the page is in (Push API). */
import { toBase64Url } from '../../lib/base64.ts'
import { timeLimits } from '../../lib/timeLimits.ts'
import { isInstalled, isInstalledByHand } from '../installed/isInstalled.ts'

/** Whether the browser can show notifications; `needsInstall` where the installed portal alone can. */
export type PushSupport = 'supported' | 'needsInstall' | 'unsupported'

export function pushSupport(): PushSupport {
  // Mocks have a worker of their own, which shows nothing.
  const hasParts =
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  if (hasParts) return 'supported'
  return isInstalledByHand() && !isInstalled() ? 'needsInstall' : 'unsupported'
}

/** What the platform has to know of a browser. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** How the browser stands, as it says itself. */
export type BrowserPush = {
  permission: NotificationPermission
  /** Names its subscription; undefined while there is none. */
  deviceId: string | undefined
}

/** The name by which the platform knows a subscription. */
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

/** The worker's registration. @throws {Error} when none comes in time. */
function workerReady(): Promise<ServiceWorkerRegistration> {
  const { promise, reject } = Promise.withResolvers<never>()
  const fail = () => reject(new Error('There is no service worker'))
  const timer = setTimeout(fail, timeLimits.pushWorker)
  const { ready } = navigator.serviceWorker
  return Promise.race([ready, promise]).finally(() => clearTimeout(timer))
}

/**
 * Subscribes the browser with a platform's key. One that was made with another key, as before the
 * platform's database was lost, gives way to it.
 * @throws when the browser's push service is not reached.
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

/** The browser's subscription as the platform keeps it; undefined while there is none. */
export async function currentTarget(): Promise<PushTarget | undefined> {
  const subscription = await currentSubscription()
  return subscription ? targetOf(subscription) : undefined
}

/** Gives up the browser's subscription. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe()
}

/** Hears when the permission may have changed: in the browser's own settings too. @returns ends it. */
export function followPermission(listener: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  addEventListener('focus', listener, { signal })
  document.addEventListener('visibilitychange', listener, { signal })
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' })
    status.addEventListener('change', listener, { signal })
  }
  // Safari of before 16 has no such thing; what is above is enough there.
  watch().catch(() => {})
  return () => ending.abort()
}
