import { describe, expect, it } from 'vitest'
import { createBatch } from './batch.ts'

describe('writes in batches', () => {
  it('a batch writes the first item at once and joins the items that arrive during its write', async () => {
    const written: number[][] = []
    const ends: (() => void)[] = []
    const add = createBatch<number>(
      (items) =>
        new Promise((resolve) => {
          written.push([...items])
          ends.push(resolve)
        }),
    )
    const first = add(1)
    await Promise.resolve()
    const others = [add(2), add(3), add(4)]
    expect(written).toEqual([[1]])
    ends[0]?.()
    await first
    await new Promise((resolve) => setTimeout(resolve))
    expect(written).toEqual([[1], [2, 3, 4]])
    ends[1]?.()
    await Promise.all(others)
  })

  it('a failed write rejects only its own items, not later ones', async () => {
    let fails = true
    const add = createBatch<number>(async () => {
      if (fails) throw new Error('the disk is full')
    })
    await expect(add(1)).rejects.toThrow('the disk is full')
    fails = false
    await expect(add(2)).resolves.toBeUndefined()
  })
})
