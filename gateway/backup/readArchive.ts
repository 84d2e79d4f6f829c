import { createHash, type Hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod'
import type { Scalar } from '../../platform/domain/base/storage/storedRow.ts'
import {
  BackupError,
  type Batch,
  type Contents,
  type StoredCollection,
  type StoredType,
  storedTypes,
} from './contents.ts'
import { linesIn } from './linesIn.ts'
import { createTally, differences, type Totals } from './tally.ts'
import { archiveFormat, archiveVersion } from './writeArchive.ts'

const rowsAtOnce = 200

const anyHeader = z.object({ format: z.literal(archiveFormat), version: z.int() })
const header = z.object({
  madeAt: z.iso.datetime(),
  schema: z.array(z.string()),
  collections: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.enum(storedTypes) })),
    }),
  ),
})
const section = z.object({ collection: z.string() })
const ending = z.object({
  end: z.object({
    totals: z.record(z.string(), z.object({ rows: z.int().nonnegative(), sha256: z.string() })),
    sha256: z.string(),
  }),
})

export type Archive = Contents & { madeAt: string }

/**
 * Reads a backup file from its start, in batches of rows. The checksum and the row counts are
 * verified after the last batch.
 * @param file stays open, so that it can be read again.
 * @throws {BackupError} when the file is not a complete backup; iterating the batches may throw
 * this error too.
 */
export async function readArchive(file: FileHandle): Promise<Archive> {
  const bytes = file.createReadStream({ start: 0, autoClose: false })
  const lines = reportDamage(linesIn(pipeline(bytes, createGunzip(), () => {})))
  const hash = createHash('sha256')
  const { value: first } = await lines.next()
  if (!first) throw new BackupError('The file is no backup of Portico: it is empty.')
  const { madeAt, schema, collections } = readHeader(first)
  hash.update(first).update('\n')
  return { madeAt, schema, collections, batches: readBatches(lines, collections, hash) }
}

/**
 * Reads a whole backup file to verify it.
 * @returns its header and the totals of its collections.
 * @throws {BackupError} when the file is not a complete backup.
 */
export async function checkArchive(file: FileHandle) {
  const { batches, ...archive } = await readArchive(file)
  const tally = createTally(archive.collections)
  for await (const batch of batches) tally.add(batch)
  return { ...archive, totals: tally.totals() }
}

function readHeader(line: Buffer) {
  const value = parse(line)
  const known = anyHeader.safeParse(value)
  if (!known.success) throw new BackupError('The file is no backup of Portico.')
  const { version } = known.data
  if (version > archiveVersion)
    throw new BackupError(
      `The backup has format ${version}, which a newer version of Portico wrote. Restore it there.`,
    )
  const read = header.safeParse(value)
  if (!read.success) throw damageError('its first line')
  return read.data
}

async function* readBatches(
  lines: AsyncIterable<Buffer>,
  collections: readonly StoredCollection[],
  hash: Hash,
): AsyncGenerator<Batch> {
  const tally = createTally(collections)
  const sections = createSections(collections)
  let rows: Scalar[][] = []
  const flush = (): Batch[] => {
    if (rows.length === 0) return []
    const batch = { collection: sections.current().name, rows }
    rows = []
    tally.add(batch)
    return [batch]
  }
  let end: z.infer<typeof ending>['end'] | undefined
  for await (const line of lines) {
    if (end) throw damageError('it goes on after its end')
    const value = parse(line)
    if (Array.isArray(value)) {
      rows.push(readRow(value, sections.current()))
      if (rows.length >= rowsAtOnce) yield* flush()
    } else {
      yield* flush()
      end = ending.safeParse(value).data?.end
      if (!end) sections.enter(section.safeParse(value).data?.collection)
    }
    if (!end) hash.update(line).update('\n')
  }
  if (!end) throw damageError('it has no end')
  if (end.sha256 !== hash.digest('hex')) throw damageError('its checksum is another')
  checkTotals(end.totals, tally.totals())
}

function checkTotals(storedTotals: Totals, countedTotals: Totals): void {
  const wrong = differences(storedTotals, countedTotals)
  if (wrong.length > 0) throw damageError(`its counts are wrong for ${wrong.join(', ')}`)
}

/**
 * Tracks to which collection the current rows belong. Collections must follow the order of the
 * header, and each occurs at most once.
 */
function createSections(collections: readonly StoredCollection[]) {
  const left = [...collections]
  let current: StoredCollection | undefined
  return {
    enter(name: string | undefined): void {
      do current = left.shift()
      while (current && current.name !== name)
      if (!current) throw damageError('a line of it')
    },
    current(): StoredCollection {
      if (!current) throw damageError('a row of it is nowhere')
      return current
    },
  }
}

const fits: Record<StoredType, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === 'boolean',
}

function readRow(values: unknown[], { name, columns }: StoredCollection): Scalar[] {
  const isRow =
    values.length === columns.length &&
    columns.every(({ type }, index) => values[index] === null || fits[type](values[index]))
  if (!isRow) throw damageError(`a row of ${name}`)
  // The check above verified the type of each value.
  return values as Scalar[]
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString())
  } catch {
    throw damageError('a line of it is no JSON')
  }
}

/** Converts errors of gzip to readable `BackupError`s; rethrows all others. */
async function* reportDamage(lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  try {
    yield* lines
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'Z_DATA_ERROR') throw damageError('it cannot be unpacked', error)
    if (code === 'Z_BUF_ERROR') throw damageError('it is cut short', error)
    throw error
  }
  return undefined
}

const damageError = (where: string, cause?: unknown) =>
  new BackupError(`The file is no whole backup of Portico: ${where}.`, cause)
