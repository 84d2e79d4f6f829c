/**
 * The portal's service worker, `/sw.js`. It caches hashed files and the last seen public texts, and
 * serves an offline page where a page cannot be loaded. All other requests go to the network. It
 * shares no module with the pages, so that it builds to one file.
 */
import { setCacheNameDetails } from 'workbox-core'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { notificationOf, openPage, type PortalWindow } from './notifications.ts'
import {
  isAsset,
  isPage,
  isPortalPath,
  isPublicText,
  mayKeep,
  otherCaches,
  withAge,
} from './rules.ts'

/**
 * Types of the service worker scope that this file uses; TypeScript's DOM library covers pages
 * only.
 */
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void }
type PushOfService = WorkerEvent & { data: { text: () => string } | null }
type PressOnNotification = WorkerEvent & { notification: Notification }
type MessageOfPage = { data: unknown; ports: readonly MessagePort[] }
type WorkerScope = {
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageOfPage) => void): void
  addEventListener(type: 'push', listener: (event: PushOfService) => void): void
  addEventListener(type: 'notificationclick', listener: (event: PressOnNotification) => void): void
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<PortalWindow[]>
    openWindow: (address: string) => Promise<unknown>
  }
  location: Pick<Location, 'origin'>
  registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    navigationPreload?: { enable: () => Promise<void> }
  }
  skipWaiting: () => Promise<void>
}
// This file runs only as a service worker.
const scope = globalThis as unknown as WorkerScope

/** Constant that the build inserts: the version, and the files of the offline page. */
declare const PORTICO_BUILD: {
  version: string
  files: { url: string; revision: string | null }[]
}
const { version, files } = PORTICO_BUILD

const prefix = 'portico'
const offlinePage = '/offline.html'

setCacheNameDetails({ prefix, precache: 'precache', runtime: 'runtime', suffix: version })
precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' })

/** Workbox plugin of both cached routes. It caches only responses that `mayKeep` allows. */
const keepsWhatItMay = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    mayKeep(request, response) ? response : null,
}

const pages = new NetworkOnly()
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPage(request, url),
  async ({ event, request }) => {
    try {
      return await pages.handle({ event, request })
    } catch (error) {
      const page = await matchPrecache(offlinePage)
      if (page === undefined) throw error
      return page
    }
  },
)

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isAsset(request, url),
  new CacheFirst({
    cacheName: `${prefix}-assets-${version}`,
    plugins: [keepsWhatItMay],
  }),
)

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPublicText(request, url),
  new NetworkFirst({
    cacheName: `${prefix}-texts-${version}`,
    matchOptions: { ignoreVary: true },
    plugins: [
      keepsWhatItMay,
      {
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && withAge(cachedResponse, Date.now()),
      },
    ],
  }),
)

async function takeOver(): Promise<void> {
  const others = otherCaches(await caches.keys(), prefix, version)
  await Promise.all(others.map((name) => caches.delete(name)))
  // Navigation preload: the browser requests a page while the worker starts.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

scope.addEventListener('message', ({ data, ports }) => {
  if (data === 'version') ports[0]?.postMessage(version)
  // A user requested the new version; the worker never takes over on its own.
  if (data === 'takeOver') void scope.skipWaiting()
})

scope.addEventListener('push', (event) => {
  const { title, options } = notificationOf(event.data?.text(), scope.location.origin)
  event.waitUntil(scope.registration.showNotification(title, options))
})

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const { address } = Object(notification.data)
  const open = async () => {
    const { clients } = scope
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    await openPage(String(address), windows, isPortalPath, (url) => clients.openWindow(url))
  }
  event.waitUntil(open())
})
