// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useGoOn } from './useGoOn.ts'

afterEach(cleanup)

function start(address: string) {
  history.replaceState(null, '', address)
  const { result } = renderHook(useGoOn, { wrapper: BrowserRouter })
  const entries = history.length
  return {
    goOn: (to: string) => act(() => result.current(to)),
    added: () => history.length - entries,
  }
}

it('useGoOn adds a history entry for another page', async () => {
  const { goOn, added } = start('/rng')
  await goOn('/')
  expect(location.pathname).toBe('/')
  expect(added()).toBe(1)
})

it('useGoOn adds no history entry for the URL that is already open', async () => {
  const { goOn, added } = start('/rng?page=2')
  await goOn('/rng?page=2')
  expect(added()).toBe(0)
  await goOn('/rng')
  expect(added()).toBe(1)
})
