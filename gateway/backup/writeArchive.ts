import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BackupError, type Contents } from './contents.ts'
import { createTally, lineOf, type Totals } from './tally.ts'

/**
 * Identifies a backup file; first value in its header. `archiveVersion` is the format that this
 * module writes.
 */
export const archiveFormat = 'portico-backup'
export const archiveVersion = 1

type Options = {
  overwrite: boolean
  /** Time at which the contents were read, in milliseconds since 1970. */
  madeAt: number
  signal?: AbortSignal
}

/**
 * Writes a backup file that only its owner can read. It gets its final name when it is complete and
 * synced to disk, so a failure leaves an existing file unchanged.
 * @throws {BackupError} when the name is taken, or when the file cannot be written.
 */
export async function writeArchive(
  file: string,
  contents: Contents,
  { overwrite, madeAt, signal }: Options,
): Promise<Totals> {
  const refuseTaken = async () => {
    const taken = await stat(file).catch(() => undefined)
    if (taken?.isDirectory()) throw new BackupError(`${file} is a folder.`)
    if (taken && !overwrite)
      throw new BackupError(`${file} is there already. Choose another name, or add --force.`)
  }
  await refuseTaken()
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.partial`)
  let totals: Totals = {}
  try {
    await pipeline(
      linesOf(contents, madeAt, (countedTotals) => {
        totals = countedTotals
      }),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
      { ...(signal && { signal }) },
    )
    await refuseTaken()
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw isOfDisk(error)
      ? new BackupError(`${file} cannot be written: ${error.message}`, error)
      : error
  }
  await syncFolder(dirname(file))
  return totals
}

/** Error codes of a failing or full disk. These errors have no `path`. */
const ofDisk: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'])

const isOfDisk = (error: unknown): error is Error =>
  error instanceof Error && ('path' in error || ('code' in error && ofDisk.has(error.code)))

/** Yields texts that consist of complete lines. */
async function* linesOf(
  { schema, collections, batches }: Contents,
  madeAt: number,
  end: (totals: Totals) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const tally = createTally(collections)
  const hashed = (lines: string) => {
    hash.update(lines)
    return lines
  }
  const header = {
    format: archiveFormat,
    version: archiveVersion,
    madeAt: new Date(madeAt).toISOString(),
    schema,
    collections,
  }
  yield hashed(`${JSON.stringify(header)}\n`)
  let current: string | undefined
  for await (const batch of batches) {
    if (batch.collection !== current)
      yield hashed(`${JSON.stringify({ collection: batch.collection })}\n`)
    current = batch.collection
    const lines = batch.rows.map(lineOf).join('')
    tally.add(batch, lines)
    yield hashed(lines)
  }
  const totals = tally.totals()
  end(totals)
  yield `${JSON.stringify({ end: { totals, sha256: hash.digest('hex') } })}\n`
}

/** Syncs the folder to disk, so that the new file name survives a power failure. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
