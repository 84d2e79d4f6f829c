// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { acceptNewVersion, startAppWorker, useNewVersion } from './appWorker.ts'

/** A worker of some build, as a page sees it. */
function workerOf(version: string) {
  const said: unknown[] = []
  const postMessage = (message: unknown, [port]: MessagePort[] = []) => {
    said.push(message)
    port?.postMessage(version)
  }
  return Object.assign(new EventTarget(), { state: 'installed', postMessage, said })
}
type FakeWorker = ReturnType<typeof workerOf>

/** What a browser says when the page registers its worker. */
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
  useNewVersion.setState({ waiting: null })
})
afterEach(() => {
  end()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('a worker that waits', () => {
  it('is offered when it is of another build than the page', async () => {
    const waiting = workerOf('next')
    browserWith(registrationOf({ waiting, active: workerOf('own') }))
    end = startAppWorker()
    await eventually(() => expect(useNewVersion.getState().waiting).toBe(waiting))
    expect(waiting.said).toEqual(['version'])
  })

  it('is not offered to a page that is of its build already', async () => {
    const waiting = workerOf('own')
    browserWith(registrationOf({ waiting, active: workerOf('before') }))
    end = startAppWorker()
    await eventually(() => expect(waiting.said).toEqual(['version']))
    expect(useNewVersion.getState().waiting).toBeNull()
  })

  it('takes over when somebody says so, and not before', () => {
    const waiting = workerOf('next')
    browserWith(undefined)
    // The browser's type has more than a page needs here.
    acceptNewVersion(waiting as unknown as ServiceWorker, () => {})
    expect(waiting.said).toEqual(['takeOver'])
  })

  it('has the page loaded once, when it has taken over or the old one does not end', () => {
    vi.useFakeTimers()
    for (const takesOver of [true, false]) {
      const container = browserWith(undefined)
      const load = vi.fn()
      // As above.
      acceptNewVersion(workerOf('next') as unknown as ServiceWorker, load)
      expect(load).not.toHaveBeenCalled()
      if (takesOver) container.dispatchEvent(new Event('controllerchange'))
      vi.runAllTimers()
      expect(load).toHaveBeenCalledOnce()
    }
    vi.useRealTimers()
  })
})

describe('a browser without a worker', () => {
  it('has the portal as it was', () => {
    expect(() => startAppWorker()()).not.toThrow()
  })

  it('may forbid it, in whichever way', async () => {
    const { register } = browserWith(undefined)
    end = startAppWorker()
    await eventually(() => expect(register).toHaveBeenCalledWith('/sw.js'))
    expect(useNewVersion.getState().waiting).toBeNull()
  })
})
