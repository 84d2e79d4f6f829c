// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { tellAwake } from '../waking/partAwake.ts'
import { untilOnline } from './untilOnline.ts'

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

function aWakingPart() {
  const part = document.createElement('div')
  part.dataset.waking = ''
  document.body.append(part)
  return part
}

it('a part that wakes up without a network waits for one, and loads then', async () => {
  aWakingPart()
  const goOnline = goOffline()
  const load = vi.fn(async () => 'there')
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const loaded = untilOnline(load)
  await eventually(() => expect(load).toHaveBeenCalledTimes(1))
  goOnline()
  expect(await loaded).toBe('there')
  expect(load).toHaveBeenCalledTimes(2)
})

it('a load that fails with a network fails at once', async () => {
  aWakingPart()
  await expect(untilOnline(() => Promise.reject(new Error('404')))).rejects.toThrow('404')
})

it('a load that fails without a network fails at once when the whole page is awake', async () => {
  tellAwake(aWakingPart())
  goOffline()
  await expect(untilOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
