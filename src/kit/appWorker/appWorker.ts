/** The portal's service worker, as a page sees it (`src/worker`). */
import { create } from 'zustand'
import { timeLimits } from '../../lib/timeLimits.ts'

/** Its address is the same in every build. */
const script = '/sw.js'
/** Milliseconds from one look for a new version to the next, in a page that stays open. */
const pace = 1_800_000

/** A new version waits; `null` while there is none, or nobody wants to hear of it. */
export const useNewVersion = create<{ waiting: ServiceWorker | null }>(() => ({ waiting: null }))

/** The build that this page is of; its document says so. */
const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Asks a worker for its build. */
const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage('version', [port2])
  })

/**
 * Offers a worker that waits. A page that was loaded since is of its build already: there is nothing
 * to offer then, and the worker takes over once all pages of the old one are closed.
 */
async function offer(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) === ownVersion()) return
  if (worker.state === 'installed') useNewVersion.setState({ waiting: worker })
}

function follow(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && registration.active) void offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // The first one takes nothing over from anybody.
      if (worker.state === 'installed' && registration.active) void offer(worker)
    })
  })
}

/** Installs the worker, and looks for newer ones while the page is open. @returns ends the looking. */
export function startAppWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  let registration: ServiceWorkerRegistration | undefined
  const register = async () => {
    try {
      registration = await navigator.serviceWorker.register(script)
      follow(registration)
    } catch {
      // A browser may forbid it: the portal is as it was without one.
    }
  }
  void register()
  const look = () => {
    // Without a network nothing is found, and that is nobody's failure.
    if (document.visibilityState === 'visible') registration?.update().catch(() => {})
  }
  const timer = setInterval(look, pace)
  return () => clearInterval(timer)
}

/** Nobody wants the new version now; the next page may offer it again. */
export const declineNewVersion = (): void => useNewVersion.setState({ waiting: null })

/** Has the new version take over, and loads the page anew from it. @param load loads it. */
export function acceptNewVersion(worker: ServiceWorker, load = () => location.reload()): void {
  const timer = setTimeout(load, timeLimits.workerHandover)
  const take = () => {
    clearTimeout(timer)
    load()
  }
  navigator.serviceWorker.addEventListener('controllerchange', take, { once: true })
  worker.postMessage('takeOver')
}
