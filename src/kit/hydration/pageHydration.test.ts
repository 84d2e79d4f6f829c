// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isFirstPage,
  isPageUsed,
  notePageHydrated,
  timeSinceHydration,
  watchPageStart,
  whenPageHydrated,
} from './pageHydration.ts'

let stop = () => {}
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['performance'] })
  stop = watchPageStart()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('page hydration', () => {
  it('the time since hydration starts at the first notification', () => {
    vi.advanceTimersByTime(500)
    expect(timeSinceHydration()).toBe(0)
    notePageHydrated()
    vi.advanceTimersByTime(300)
    notePageHydrated()
    expect(timeSinceHydration()).toBe(300)
  })

  it.each(['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'touchmove', 'scroll'])(
    'a page counts as used after a %s',
    (type) => {
      expect(isPageUsed()).toBe(false)
      document.body.dispatchEvent(new Event(type))
      expect(isPageUsed()).toBe(true)
    },
  )

  it('a page counts as used when it was scrolled before the scripts loaded', () => {
    vi.stubGlobal('scrollY', 40)
    expect(isPageUsed()).toBe(true)
  })

  it('only the first page of a tab is the first page of a visit', () => {
    expect(isFirstPage()).toBe(true)
    stop()
    stop = watchPageStart()
    expect(isFirstPage()).toBe(false)
  })

  it('a page that a link of the portal opened in a new tab is not the first page of a visit', () => {
    stop()
    sessionStorage.clear()
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/promotions`)
    stop = watchPageStart()
    expect(isFirstPage()).toBe(false)
  })

  it('callbacks run once when the page is hydrated, unless they were cancelled', () => {
    const [act, other] = [vi.fn(), vi.fn()]
    whenPageHydrated(act)
    whenPageHydrated(other)()
    expect(act).not.toHaveBeenCalled()
    notePageHydrated()
    notePageHydrated()
    expect(act).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
    whenPageHydrated(other)
    expect(other).toHaveBeenCalledOnce()
  })
})
