// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { acceptNewVersion, startAppWorker, useNewVersion } from './appWorker.ts'

/** Fake service worker of the given build. */
function workerOf(version: string) {
  const said: unknown[] = []
  const postMessage = (message: unknown, [port]: MessagePort[] = []) => {
    said.push(message)
    port?.postMessage(version)
  }
  return Object.assign(new EventTarget(), { state: 'installed', postMessage, said })
}
type FakeWorker = ReturnType<typeof workerOf>

/** Fake service-worker container whose `register` resolves to `registration`. */
function browserWith(registration: unknown) {
  const container = Object.assign(new EventTarget(), { register: vi.fn(async () => registration) })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return container
}
const registrationOf = (parts: { waiting?: FakeWorker; active?: FakeWorker }) =>
  Object.assign(new EventTarget(), { waiting: null, active: null, update: async () => {} }, parts)

let end = () => {}
beforeEach(() => {
  document.head.innerHTML = '<meta name="build" content="own">'
  useNewVersion.setState({ waitingWorker: null })
})
afterEach(() => {
  end()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('waiting service worker', () => {
  it("the portal offers a waiting service worker whose build differs from the page's build", async () => {
    const waiting = workerOf('next')
    browserWith(registrationOf({ waiting, active: workerOf('own') }))
    end = startAppWorker()
    await eventually(() => expect(useNewVersion.getState().waitingWorker).toBe(waiting))
    expect(waiting.said).toEqual(['version'])
  })

  it("the portal does not offer a waiting service worker of the page's own build", async () => {
    const waiting = workerOf('own')
    browserWith(registrationOf({ waiting, active: workerOf('before') }))
    end = startAppWorker()
    await eventually(() => expect(waiting.said).toEqual(['version']))
    expect(useNewVersion.getState().waitingWorker).toBeNull()
  })

  it('accepting a new version sends the waiting service worker the message "takeOver"', () => {
    const waiting = workerOf('next')
    browserWith(undefined)
    // The fake lacks members of `ServiceWorker` that the page does not use.
    acceptNewVersion(waiting as unknown as ServiceWorker, () => {})
    expect(waiting.said).toEqual(['takeOver'])
  })

  it('accepting a new version reloads the page once, after the new worker takes over or after a timeout', () => {
    vi.useFakeTimers()
    for (const takesOver of [true, false]) {
      const container = browserWith(undefined)
      const load = vi.fn()
      // The fake lacks members of `ServiceWorker` that the page does not use.
      acceptNewVersion(workerOf('next') as unknown as ServiceWorker, load)
      expect(load).not.toHaveBeenCalled()
      if (takesOver) container.dispatchEvent(new Event('controllerchange'))
      vi.runAllTimers()
      expect(load).toHaveBeenCalledOnce()
    }
    vi.useRealTimers()
  })
})

describe('browser without a service worker', () => {
  it('the portal starts in a browser without service workers', () => {
    expect(() => startAppWorker()()).not.toThrow()
  })

  it('the portal registers its service worker and ignores a failure of the registration', async () => {
    const { register } = browserWith(undefined)
    end = startAppWorker()
    await eventually(() => expect(register).toHaveBeenCalledWith('/sw.js'))
    expect(useNewVersion.getState().waitingWorker).toBeNull()
  })
})
