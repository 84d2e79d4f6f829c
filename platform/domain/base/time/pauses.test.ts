import { expect, it, vi } from 'vitest'
import { createPauses } from './pauses.ts'

it('a pause lets other tasks run only when the time slice is used up', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const pause = createPauses()
  const turns: string[] = []
  setTimeout(() => turns.push('other'))
  await pause()
  expect(turns).toEqual([])
  clock.mockReturnValue(10)
  await pause()
  expect(turns).toEqual(['other'])
  clock.mockRestore()
})
