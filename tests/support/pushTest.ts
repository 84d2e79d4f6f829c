import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import {
  createPushBrowser,
  type ReceivedPush,
  startPushService,
} from '../../gateway/providers/testing/pushService.ts'
import { findBrowser } from '../../scripts/browser/findBrowser.ts'
import { movableClock } from './movableClock.ts'
import { test as portalTest } from './portalTest.ts'
import { startGatewayProcess } from './runningGateway.ts'

type PushService = {
  origin: string
  pushes: readonly ReceivedPush[]
  /** Sets the status of all later responses to pushes. */
  answerWith(status: number): void
}

/** Tests of push notifications, on a separate gateway that uses a local push service. */
export const pushTest = portalTest.extend<object, { pushService: PushService }>({
  // The headless shell has no notifications.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { executablePath: _, ...options } = launchOptions
      const browser = findBrowser()
      await use(browser ? { ...options, executablePath: browser } : options)
    },
    { scope: 'worker' },
  ],
  // The service worker shows the notifications.
  serviceWorkers: 'allow',
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      let status = 201
      const service = await startPushService((response) => void response.writeHead(status).end())
      await use({
        origin: service.origin,
        pushes: service.received,
        answerWith: (next) => {
          status = next
        },
      })
      service.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pushService }, use) => {
      const services = { PORTICO_PUSH_SERVICES: pushService.origin }
      const gateway = await startGatewayProcess({ ...movableClock(), ...services })
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker' },
  ],
})

/**
 * Makes the pages of a browser context subscribe to the local push service, since the push service
 * of the browser's maker would require the internet.
 * @returns a function that returns the decrypted messages which the service has received for this
 * context.
 */
export async function subscribeHere(context: BrowserContext, service: PushService) {
  const path = `/send/${randomUUID()}`
  const { target, read } = createPushBrowser(service.origin + path)
  await context.addInitScript((pushTarget) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      ).buffer
    const makeSubscription = (applicationServerKey: string) => ({
      endpoint: pushTarget.endpoint,
      options: { applicationServerKey: bytesOf(applicationServerKey) },
      getKey: (name: 'p256dh' | 'auth') => bytesOf(pushTarget[name]),
      unsubscribe: async () => {
        localStorage.removeItem('subscribedWith')
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        if (localStorage.getItem('pushFails') !== null)
          throw new DOMException('Registration failed', 'AbortError')
        localStorage.setItem('subscribedWith', applicationServerKey)
        return makeSubscription(applicationServerKey)
      },
      async getSubscription() {
        const key = localStorage.getItem('subscribedWith')
        return key === null ? null : makeSubscription(key)
      },
    })
  }, target)
  return () =>
    service.pushes.filter((one) => one.path === path).map((one) => ({ ...one, text: read(one) }))
}

/** Sets the permission for notifications, as in the browser's settings. */
export async function setPermission(page: Page, setting: 'granted' | 'denied'): Promise<void> {
  const context = page.context()
  const own = await context.newCDPSession(page)
  const { targetInfo } = await own.send('Target.getTargetInfo')
  const browser = await context.browser()?.newBrowserCDPSession()
  await browser?.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting,
    origin: new URL(page.url()).origin,
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  })
}

/** Delivers a push message to the page's service worker, as the browser does. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
}

/** Notifications of the portal that the browser shows. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body }) => ({ title, body }))
  })

/** Presses the first notification through the service worker, since a page cannot reach it. */
export async function pressNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  await worker.evaluate(async () => {
    // Scope of a service worker. TypeScript's DOM library does not contain it.
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
      dispatchEvent: (event: Event) => boolean
    }
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
}
