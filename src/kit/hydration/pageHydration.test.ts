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

describe('a page that wakes up', () => {
  it('is as old as the time since it began to answer', () => {
    vi.advanceTimersByTime(500)
    expect(timeSinceHydration()).toBe(0)
    notePageHydrated()
    vi.advanceTimersByTime(300)
    notePageHydrated()
    expect(timeSinceHydration()).toBe(300)
  })

  it('is used from the first press, key or scroll on', () => {
    document.dispatchEvent(new Event('pointermove'))
    expect(isPageUsed()).toBe(false)
    document.dispatchEvent(new Event('scroll'))
    expect(isPageUsed()).toBe(true)
  })

  it.each(['pointerdown', 'click', 'keydown', 'wheel', 'touchmove'])('is used by a %s', (type) => {
    document.body.dispatchEvent(new Event(type))
    expect(isPageUsed()).toBe(true)
  })

  it('does what waits for it, once and not when called off', () => {
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
