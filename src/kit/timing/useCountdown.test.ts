// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCountdown } from './useCountdown.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function count() {
  const { result, unmount } = renderHook(() => useCountdown('code'))
  return {
    left: () => result.current[0],
    start: (seconds: number) => act(() => result.current[1](seconds)),
    leave: unmount,
  }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

describe('countdown', () => {
  it('a countdown counts whole seconds down to 0', () => {
    const counted = count()
    counted.start(3)
    expect(counted.left()).toBe(3)
    pass(2)
    expect(counted.left()).toBe(1)
    pass(1)
    expect(counted.left()).toBe(0)
  })

  it.each([
    ['ahead', day],
    ['back', -day],
  ])('a countdown stays correct when the system clock is set a day %s', (_, jump) => {
    const counted = count()
    counted.start(300)
    pass(10)
    vi.setSystemTime(Date.now() + jump)
    pass(10)
    expect(counted.left()).toBe(280)
  })

  it('a countdown continues after a reload', () => {
    const before = count()
    before.start(300)
    pass(10)
    before.leave()
    pass(20)
    expect(count().left()).toBe(270)
  })

  it('a countdown never shows more than its length, even if the system clock is set back before a reload', () => {
    const before = count()
    before.start(300)
    before.leave()
    vi.setSystemTime(Date.now() - day)
    const after = count()
    expect(after.left()).toBe(300)
    pass(300)
    expect(after.left()).toBe(0)
  })

  it.each(['{', '"x"', '17', '{"end":"x","seconds":1}'])(
    'an invalid stored countdown is ignored: %s',
    (text) => {
      sessionStorage.setItem('code', text)
      expect(count().left()).toBe(0)
    },
  )
})
