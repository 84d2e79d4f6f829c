// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNewRows } from './useNewRows.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Shown = { list: string; keys: string[] | undefined }

const follow = (first: Shown) => {
  const { result, rerender } = renderHook(({ list, keys }: Shown) => useNewRows(list, keys), {
    initialProps: first,
  })
  return { marked: () => [...result.current], show: rerender }
}

it('marks what comes into a list that is on screen, for a moment', () => {
  const { marked, show } = follow({ list: 'a', keys: undefined })
  show({ list: 'a', keys: ['1', '2'] })
  expect(marked()).toEqual([])
  show({ list: 'a', keys: ['3', '1', '2'] })
  expect(marked()).toEqual(['3'])
  act(() => void vi.advanceTimersByTime(10_000))
  expect(marked()).toEqual([])
})

it('marks a row once, however often it is told', () => {
  const { marked, show } = follow({ list: 'a', keys: [] })
  show({ list: 'a', keys: ['1'] })
  show({ list: 'a', keys: ['1'] })
  expect(marked()).toEqual(['1'])
  act(() => void vi.advanceTimersByTime(10_000))
  show({ list: 'a', keys: ['1'] })
  expect(marked()).toEqual([])
})

it('marks nothing of another list, as after a filter', () => {
  const { marked, show } = follow({ list: 'a', keys: ['1'] })
  show({ list: 'b', keys: undefined })
  show({ list: 'b', keys: ['7', '8'] })
  expect(marked()).toEqual([])
})
