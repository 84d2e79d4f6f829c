// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromBase64Url } from '../../lib/base64.ts'
import { timeLimits } from '../../lib/timeLimits.ts'
import { pushSupport, readBrowserPush, subscribe } from './browserPush.ts'

const publicKey =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

const subscriptionOf = (key: string) => ({
  endpoint: 'https://push.example/1',
  options: { applicationServerKey: fromBase64Url(key).buffer },
  getKey: (name: string) => new TextEncoder().encode(name).buffer,
  unsubscribe: vi.fn(async () => true),
})
type Subscription = ReturnType<typeof subscriptionOf>

/** Fakes a browser with this push subscription, or without one. */
function browserWith(subscription: Subscription | null) {
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) =>
      subscriptionOf(applicationServerKey),
    ),
  }
  const registration = { pushManager }
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return pushManager
}

beforeEach(() => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'standalone')
  vi.useRealTimers()
})

describe('push support', () => {
  it('pushSupport is "supported" in a browser with all push interfaces', () => {
    browserWith(null)
    expect(pushSupport()).toBe('supported')
  })

  it('pushSupport is "unsupported" in an old browser and in a development build', () => {
    expect(pushSupport()).toBe('unsupported')
    browserWith(null)
    vi.stubEnv('PROD', false)
    expect(pushSupport()).toBe('unsupported')
  })

  it('pushSupport is "needsInstall" on an iPhone outside the installed portal', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
    expect(pushSupport()).toBe('needsInstall')
  })
})

describe('push subscription', () => {
  it('subscribe creates a subscription with the platform’s key', async () => {
    const { subscribe: ask } = browserWith(null)
    expect(await subscribe(publicKey)).toEqual({
      endpoint: 'https://push.example/1',
      p256dh: btoa('p256dh').replaceAll('=', ''),
      auth: btoa('auth').replaceAll('=', ''),
    })
    expect(ask).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: publicKey })
  })

  it('subscribe reuses a subscription with the same key and replaces a subscription with another key', async () => {
    const known = subscriptionOf(publicKey)
    const same = browserWith(known)
    await subscribe(publicKey)
    expect(same.subscribe).not.toHaveBeenCalled()
    const old = subscriptionOf('BAAA')
    const other = browserWith(old)
    await subscribe(publicKey)
    expect(old.unsubscribe).toHaveBeenCalled()
    expect(other.subscribe).toHaveBeenCalled()
  })

  it('subscribe fails after a time limit if no service worker is ready', async () => {
    vi.useFakeTimers()
    browserWith(null)
    Object.assign(navigator.serviceWorker, { ready: new Promise(() => {}) })
    const asked = expect(subscribe(publicKey)).rejects.toThrow('no service worker')
    await vi.advanceTimersByTimeAsync(timeLimits.pushWorker)
    await asked
  })

  it('readBrowserPush derives the device id from the subscription, only if notifications are allowed', async () => {
    browserWith(subscriptionOf(publicKey))
    const { deviceId } = await readBrowserPush()
    expect(deviceId).toMatch(/^[0-9a-f]{64}$/)
    vi.stubGlobal('Notification', { permission: 'denied' })
    expect(await readBrowserPush()).toEqual({ permission: 'denied', deviceId: undefined })
  })
})
