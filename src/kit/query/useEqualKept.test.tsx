// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useEqualKept } from './useEqualKept.ts'

const read = (riskNotice: boolean) => ({
  rules: { fields: [{ name: 'username' }] },
  platform: { riskNotice },
})

it('useEqualKept returns the same object for deeply equal data, and keeps the unchanged parts of changed data', () => {
  const { result, rerender } = renderHook(useEqualKept<ReturnType<typeof read>>, {
    initialProps: read(false),
  })
  const first = result.current
  rerender(read(false))
  expect(result.current).toBe(first)
  rerender(read(true))
  expect(result.current).toEqual(read(true))
  expect(result.current.rules).toBe(first.rules)
})
