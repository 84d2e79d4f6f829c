// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isPageUsed,
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
  it('the time since hydration starts at the first notification', () => {
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

  it('a page counts as used when it is scrolled, and not when a carousel in it scrolls', () => {
    document.body.dispatchEvent(new Event('scroll'))
    expect(isPageUsed()).toBe(false)
    document.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(isPageUsed()).toBe(true)
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
