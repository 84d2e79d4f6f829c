// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBatches } from './batches.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const showPage = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

it('createBatches delivers a thousand items within a second in fewer than 70 batches and loses none', () => {
  showPage('visible')
  const flush = vi.fn()
  const batches = createBatches<number>(flush)
  for (let sent = 0; sent < 1000; sent += 1) {
    batches.add(sent)
    vi.advanceTimersByTime(1)
  }
  vi.advanceTimersByTime(100)
  expect(flush.mock.calls.length).toBeLessThan(70)
  expect(flush.mock.calls.flatMap(([items]) => items)).toEqual([...Array(1000).keys()])
})

it('createBatches delivers items later while the page is hidden', () => {
  showPage('hidden')
  const flush = vi.fn()
  const batches = createBatches<string>(flush)
  batches.add('a')
  vi.advanceTimersByTime(100)
  expect(flush).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(flush).toHaveBeenCalledExactlyOnceWith(['a'], false)
})

it('createBatches drops items above its limit and marks the batch as cut', () => {
  showPage('visible')
  const flush = vi.fn()
  const batches = createBatches<number>(flush)
  for (let sent = 0; sent < 2500; sent += 1) batches.add(sent)
  batches.flush()
  expect(flush.mock.calls[0]?.[0]).toHaveLength(2000)
  expect(flush.mock.calls[0]?.[1]).toBe(true)
  batches.add(1)
  batches.clear()
  vi.advanceTimersByTime(1000)
  expect(flush).toHaveBeenCalledOnce()
})
