import { once } from 'node:events'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTemporaryFolder } from '../testing/testDatabase.ts'
import { type Handle, openHandle, openWriter, type Statement } from './handle.ts'
import { createHeavyReads, type HeavyReads } from './heavyReads.ts'
import { createReads, type Reads } from './reads.ts'

let folder = { path: '', remove: async () => {} }
let file = ''
let writer: Handle
let threads: Worker[] = []
const notice = (thread: Worker) => threads.push(thread)

beforeEach(async () => {
  folder = await createTemporaryFolder()
  file = join(folder.path, 'reads.sqlite')
  writer = openWriter(file)
  writer.exec('create table numbers (id integer primary key, word text)')
  threads = []
  process.on('worker', notice)
})
afterEach(async () => {
  process.off('worker', notice)
  vi.useRealTimers()
  writer.close()
  await folder.remove()
})

const toStatement = (sql: string, ...parameters: unknown[]): Statement => ({ sql, parameters })
const everything = toStatement('select id, word from numbers order by id')
/** A query that takes SQLite some tenths of a second. */
const longRead = toStatement(
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select count(*) count from n',
  1_500_000,
)
const longAnswer = [{ count: 1_500_000 }]

const allAreHeavy: HeavyReads = { includes: () => true, learn: () => {} }
const open = (heavyReads: HeavyReads = createHeavyReads()): Reads =>
  createReads({ file, handle: openHandle(file, { readOnly: true }), heavyReads })

const rowsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, word: `word ${index + 1}` }))
function insert(count: number) {
  const sql = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
    insert into numbers select i, 'word ' || i from n`
  writer.run(toStatement(sql, count))
}

describe('reads outside of transactions', () => {
  it('short reads outside of transactions start no thread', async () => {
    const reads = open({ includes: () => false, learn: () => {} })
    insert(500)
    expect(await reads.read(everything)).toEqual(rowsUpTo(500))
    await reads.close()
    expect(threads).toEqual([])
  })

  it('a read with too many rows for the event loop returns all rows from the thread', async () => {
    const reads = open()
    insert(2001)
    const reading = reads.read(everything)
    await vi.waitUntil(() => threads.length === 1, { interval: 0 })
    const sizes: number[] = []
    threads[0]?.on('message', ({ rows }) => sizes.push(rows.length))
    expect(await reading).toEqual(rowsUpTo(2001))
    // The thread sends the rows in chunks.
    expect(sizes).toEqual([...Array(8).fill(250), 1])
    await reads.close()
  })

  it('the event loop keeps running during a long read in the thread', async () => {
    const reads = open(allAreHeavy)
    await reads.read(everything)
    let isOver = false
    const reading = reads.read(longRead).finally(() => {
      isOver = true
    })
    let turns = 0
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      turns += 1
    }
    expect(turns).toBeGreaterThan(10)
    expect(await reading).toEqual(longAnswer)
    await reads.close()
  })

  it('a statement that was slow on the event loop runs in the thread the next time', async () => {
    const reads = open()
    expect(await reads.read(longRead)).toEqual(longAnswer)
    expect(threads.length).toBe(0)
    expect(await reads.read(longRead)).toEqual(longAnswer)
    expect(threads.length).toBe(1)
    await reads.close()
  })

  it('a read in the thread sees every earlier commit', async () => {
    const reads = open(allAreHeavy)
    for (let id = 1; id <= 50; id += 1) {
      writer.run(toStatement('insert into numbers values (?, ?)', id, `word ${id}`))
      expect(await reads.read(everything)).toEqual(rowsUpTo(id))
    }
    await reads.close()
  })

  it('a read in the thread does not see an uncommitted write', async () => {
    const reads = open(allAreHeavy)
    writer.exec('begin immediate')
    insert(3)
    expect(await reads.read(everything)).toEqual([])
    writer.exec('commit')
    expect(await reads.read(everything)).toEqual(rowsUpTo(3))
    await reads.close()
  })

  it('a read in the thread fails with the same error as on the event loop', async () => {
    const reads = open(allAreHeavy)
    const failure = reads.read(toStatement('select id from missing'))
    await expect(failure).rejects.toMatchObject({
      message: 'no such table: missing',
      code: 'ERR_SQLITE_ERROR',
      errcode: 1,
    })
    expect(await reads.read(everything)).toEqual([])
    await reads.close()
  })
})

describe('failed read thread', () => {
  it('reads of a thread that dies are repeated on the event loop, and a new thread is started later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const reads = open(allAreHeavy)
    insert(3)
    await reads.read(everything)
    const reading = reads.read(longRead)
    const others = reads.read(everything)
    await threads[0]?.terminate()
    expect(await reading).toEqual(longAnswer)
    expect(await others).toEqual(rowsUpTo(3))
    expect(await reads.read(everything)).toEqual(rowsUpTo(3))
    expect(threads.length).toBe(1)
    vi.advanceTimersByTime(11_000)
    expect(await reads.read(everything)).toEqual(rowsUpTo(3))
    expect(threads.length).toBe(2)
    await reads.close()
  })

  it('reads run on the event loop when the thread fails to start', async () => {
    const handle = openHandle(file, { readOnly: true })
    const nowhere = join(folder.path, 'nothing.sqlite')
    const reads = createReads({ file: nowhere, handle, heavyReads: allAreHeavy })
    insert(3)
    expect(await reads.read(everything)).toEqual(rowsUpTo(3))
    await reads.close()
  })
})

describe('closing the reads', () => {
  it('closing the reads waits for current reads and ends the thread', async () => {
    const handle = openHandle(file, { readOnly: true })
    const reads = createReads({ file, handle, heavyReads: allAreHeavy })
    const onLoop = vi.spyOn(handle, 'readUpTo')
    await reads.read(everything)
    const [thread] = threads
    if (!thread) throw new Error('There is no thread')
    const exit = once(thread, 'exit')
    insert(2001)
    const reading = [reads.read(longRead), reads.read(everything)]
    await reads.close()
    expect(await Promise.all(reading)).toEqual([longAnswer, rowsUpTo(2001)])
    expect(await exit).toEqual([0])
    expect(onLoop).not.toHaveBeenCalled()
  })
})
