// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { isLoadFailure, startLoad } from './load.ts'
import { markHydrated } from './partHydration.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function goOffline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return () => {
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
  }
}

function aHydratingPart() {
  const part = document.createElement('div')
  part.dataset.hydrating = ''
  document.body.append(part)
  return part
}

const start = (load: () => Promise<unknown>) => startLoad(load, () => {})

it('after a load has failed offline during hydration, startLoad restarts the load when the browser is online again', async () => {
  aHydratingPart()
  const goOnline = goOffline()
  const load = vi.fn(async () => 'there')
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const loaded = start(load)
  await eventually(() => expect(load).toHaveBeenCalledTimes(1))
  goOnline()
  expect(await loaded).toBe('there')
  expect(load).toHaveBeenCalledTimes(2)
})

it('startLoad rejects at once if a load fails while the browser is online', async () => {
  aHydratingPart()
  await expect(start(() => Promise.reject(new Error('404')))).rejects.toThrow('404')
})

it('startLoad rejects at once if a load fails offline after the whole page is hydrated', async () => {
  markHydrated(aHydratingPart())
  goOffline()
  await expect(start(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

it('isLoadFailure is true for the error of a failed load and false for any other error', async () => {
  const reason = new TypeError('Failed to fetch dynamically imported module')
  await expect(start(() => Promise.reject(reason))).rejects.toBe(reason)
  expect(isLoadFailure(reason)).toBe(true)
  expect(isLoadFailure(new TypeError(reason.message))).toBe(false)
  expect(isLoadFailure(undefined)).toBe(false)
})
