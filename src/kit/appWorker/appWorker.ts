/** Registration and updates of the portal's service worker (`src/worker`), from the page's side. */
import { create } from 'zustand'
import { timeLimits } from '../../lib/timeLimits.ts'

/** The address stays the same in every build, as a service worker's update check requires. */
const script = '/sw.js'
/** Milliseconds between two checks for a new version while a page stays open. */
const pace = 1_800_000

/**
 * Worker of a new version that waits to take over; `null` without one, or after the visitor
 * declined it.
 */
export const useNewVersion = create<{ waitingWorker: ServiceWorker | null }>(() => ({
  waitingWorker: null,
}))

/** Build of this page, from the document's `meta[name=build]`. */
const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage('version', [port2])
  })

/**
 * Offers a waiting worker to the visitor. No offer is made when the page was loaded from the
 * worker's build already; the worker then takes over once all pages of the old build are closed.
 */
async function offer(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) === ownVersion()) return
  if (worker.state === 'installed') useNewVersion.setState({ waitingWorker: worker })
}

function follow(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && registration.active) void offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // The first worker of a browser replaces no other, so it is not offered.
      if (worker.state === 'installed' && registration.active) void offer(worker)
    })
  })
}

/**
 * Installs the worker and checks for newer ones while the page is open.
 * @returns stops the checks.
 */
export function startAppWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  let registration: ServiceWorkerRegistration | undefined
  const register = async () => {
    try {
      registration = await navigator.serviceWorker.register(script)
      follow(registration)
    } catch {
      // The browser may refuse the registration; the portal then runs without a worker.
    }
  }
  void register()
  const look = () => {
    // The update check fails without a network; the next tick checks again.
    if (document.visibilityState === 'visible') registration?.update().catch(() => {})
  }
  const timer = setInterval(look, pace)
  return () => clearInterval(timer)
}

/** Declines the new version on this page; the next page may offer it again. */
export const declineNewVersion = (): void => useNewVersion.setState({ waitingWorker: null })

/** Lets the new version take over, then reloads the page. @param load reloads the page. */
export function acceptNewVersion(worker: ServiceWorker, load = () => location.reload()): void {
  const timer = setTimeout(load, timeLimits.workerHandover)
  const take = () => {
    clearTimeout(timer)
    load()
  }
  navigator.serviceWorker.addEventListener('controllerchange', take, { once: true })
  worker.postMessage('takeOver')
}
