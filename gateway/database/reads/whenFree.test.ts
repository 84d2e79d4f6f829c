import { describe, expect, it } from 'vitest'
import { whenFree } from './whenFree.ts'

const createBusyError = (errcode: number) =>
  Object.assign(new Error('database is locked'), { errcode })

describe('retries on a busy database', () => {
  it('work on a locked SQLite database is retried until it succeeds', async () => {
    const failures = [createBusyError(5), createBusyError(517)]
    const result = await whenFree(() => {
      const failure = failures.shift()
      if (failure) throw failure
      return 'done'
    })
    expect(result).toBe('done')
  })

  it('work fails when the SQLite database stays locked for too long', async () => {
    const work = () => {
      throw createBusyError(5)
    }
    await expect(whenFree(work, 3)).rejects.toThrow('database is locked')
  })

  it('work is not retried after an error other than a locked SQLite database', async () => {
    let attempts = 0
    const work = () => {
      attempts += 1
      throw Object.assign(new Error('disk full'), { errcode: 13 })
    }
    await expect(whenFree(work)).rejects.toThrow('disk full')
    expect(attempts).toBe(1)
  })
})
