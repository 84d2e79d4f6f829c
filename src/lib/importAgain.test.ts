import { beforeEach, describe, expect, it, vi } from 'vitest'
import { importAgain } from './importAgain.ts'

const address = 'http://portico.test/assets/later.js'

/** Rejects with Chromium's error message. */
const failImport = (from: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${from}`))

beforeEach(() => vi.stubGlobal('location', { origin: 'http://portico.test' }))

describe('module that is loaded on demand', () => {
  it('importAgain requests a module only once if the module loads', async () => {
    const from = vi.fn()
    expect(await importAgain(async () => 'it', from)).toBe('it')
    expect(from).not.toHaveBeenCalled()
  })

  it('importAgain requests a failed module at a new URL each time, since the browser caches the failure', async () => {
    const from = vi.fn().mockImplementationOnce(failImport(address)).mockResolvedValueOnce('it')
    await expect(importAgain(failImport(address), from)).rejects.toThrow('Failed to fetch')
    expect(await importAgain(failImport(address), from)).toBe('it')
    expect(from.mock.calls).toEqual([[`${address}?attempt=1`], [`${address}?attempt=2`]])
  })

  it('importAgain requests no module of another origin, and none if the error contains no URL', async () => {
    const from = vi.fn()
    const elsewhere = failImport('https://elsewhere.test/evil.js')
    await expect(importAgain(elsewhere, from)).rejects.toThrow('evil.js')
    await expect(importAgain(() => Promise.reject(new Error('lost')), from)).rejects.toThrow('lost')
    expect(from).not.toHaveBeenCalled()
  })
})
