// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isPageUsed,
  listenForUse,
  notePageHydrated,
  timeSinceHydration,
  watchPageStart,
  whenPageHydrated,
} from './pageHydration.ts'

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  stop = watchPageStart()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('page hydration', () => {
  it('timeSinceHydration counts from the first call of notePageHydrated', () => {
    vi.advanceTimersByTime(500)
    expect(timeSinceHydration()).toBe(0)
    notePageHydrated()
    vi.advanceTimersByTime(300)
    notePageHydrated()
    expect(timeSinceHydration()).toBe(300)
  })

  it.each(['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'touchmove'])(
    'a page counts as used after a %s',
    (type) => {
      expect(isPageUsed()).toBe(false)
      document.body.dispatchEvent(new Event(type))
      expect(isPageUsed()).toBe(true)
    },
  )

  it('isPageUsed is true after the page is scrolled, but not after a carousel in it is scrolled', () => {
    document.body.dispatchEvent(new Event('scroll'))
    expect(isPageUsed()).toBe(false)
    document.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(isPageUsed()).toBe(true)
  })

  it('listenForUse calls a callback at the next use of the page only, unless it was cancelled', () => {
    const [act, other] = [vi.fn(), vi.fn()]
    listenForUse(act)
    listenForUse(other)()
    document.body.dispatchEvent(new Event('scroll'))
    expect(act).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event('keydown'))
    document.body.dispatchEvent(new Event('keydown'))
    expect(act).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
  })

  it('whenPageHydrated calls a callback once, unless it was cancelled', () => {
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
