/** Registers the portal's service worker (`src/worker`) and handles its updates in the page. */
import { create } from 'zustand'
import { timeLimits } from '../../lib/timeLimits.ts'

/** The URL is the same in every build, because the browser checks this URL for updates. */
const script = '/sw.js'
/** Milliseconds between two checks for a new version while a page stays open. */
const pace = 1_800_000

/**
 * Worker of a new version that waits to take over; `null` if there is none or the visitor declined.
 */
export const useNewVersion = create<{ waitingWorker: ServiceWorker | null }>(() => ({
  waitingWorker: null,
}))

/** Build id of this page, from `<meta name="build">`. */
const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage('version', [port2])
  })

/**
 * Offers the version of a waiting worker to the visitor. If this page already has the worker's
 * build, there is no offer: the worker takes over once all pages of the old build are closed.
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
      // Without an active worker this is the first installation, not a new version.
      if (worker.state === 'installed' && registration.active) void offer(worker)
    })
  })
}

/**
 * Registers the worker and checks for new versions while the page is open.
 * @returns a function that stops the checks.
 */
export function startAppWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  let registration: ServiceWorkerRegistration | undefined
  const register = async () => {
    try {
      registration = await navigator.serviceWorker.register(script)
      follow(registration)
    } catch {
      // The browser may refuse service workers; the portal then works without one.
    }
  }
  void register()
  const look = () => {
    // The update check fails without a network; the next interval checks again.
    if (document.visibilityState === 'visible') registration?.update().catch(() => {})
  }
  const timer = setInterval(look, pace)
  return () => clearInterval(timer)
}

/** Hides the offer of the new version on this page. The next page may show it again. */
export const declineNewVersion = (): void => useNewVersion.setState({ waitingWorker: null })

/** Activates the new version, then reloads the page. @param load reloads the page. */
export function acceptNewVersion(worker: ServiceWorker, load = () => location.reload()): void {
  const timer = setTimeout(load, timeLimits.workerHandover)
  const take = () => {
    clearTimeout(timer)
    load()
  }
  navigator.serviceWorker.addEventListener('controllerchange', take, { once: true })
  worker.postMessage('takeOver')
}
