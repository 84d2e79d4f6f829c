// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awakeFor, isPageUsed, noteAwake, watchWaking, whenAwake } from './waking.ts'

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  stop = watchWaking()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('a page that wakes up', () => {
  it('is as old as the time since it began to answer', () => {
    vi.advanceTimersByTime(500)
    expect(awakeFor()).toBe(0)
    noteAwake()
    vi.advanceTimersByTime(300)
    noteAwake()
    expect(awakeFor()).toBe(300)
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
    whenAwake(act)
    whenAwake(other)()
    expect(act).not.toHaveBeenCalled()
    noteAwake()
    noteAwake()
    expect(act).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
    whenAwake(other)
    expect(other).toHaveBeenCalledOnce()
  })
})
