/** Checks the file of the embedded database before it is opened for writing. */
import { randomBytes } from 'node:crypto'
import { access, constants, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { whenFree } from './reads/whenFree.ts'

/**
 * The file cannot be used and was not changed. The message is the reason, as part of a sentence.
 */
export class DatabaseFileError extends Error {
  /** True if the content is damaged; false if the file is not accessible. */
  readonly isDamaged: boolean
  constructor(reason: string, isDamaged: boolean, cause?: unknown) {
    super(reason, { cause })
    this.name = 'DatabaseFileError'
    this.isDamaged = isDamaged
  }
}

const damageError = (reason: string, cause?: unknown) => new DatabaseFileError(reason, true, cause)
const unreachable = (reason: string, cause?: unknown) => new DatabaseFileError(reason, false, cause)

/**
 * Checks the whole structure of the file through a read-only handle, in some 0.2 s per 50 MB.
 * Opening the database for writing would change the file, since SQLite then checkpoints the log.
 * @returns true if the file exists.
 * @throws {DatabaseFileError}
 */
export async function checkEmbeddedFile(file: string): Promise<boolean> {
  // Checks the log first: another process may create both files at this moment, and creates the log
  // last.
  const log = await statOf(`${file}-wal`)
  const found = await statOf(file)
  if (!found) {
    if (!log?.size) return false
    throw damageError(`it is gone, though ${basename(file)}-wal with its latest changes is there`)
  }
  if (!found.isFile()) throw unreachable('it is no file')
  await checkRights(file, constants.R_OK | constants.W_OK)
  // SQLite creates further files in the folder.
  await checkRights(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK)
  if (found.size === 0) throw damageError('it is empty, which no database is')
  if (log && log.size > 0) await checkLog(`${file}-wal`)
  await whenFree(() => checkStructure(file))
  return true
}

/**
 * Creates an empty database atomically: a killed start never leaves a file that looks like a
 * database that lost its rows. Another process may create it at the same moment.
 */
export async function makeEmbeddedFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.new-${randomBytes(6).toString('hex')}`
  try {
    const database = new DatabaseSync(draft)
    database.exec('pragma journal_mode = wal')
    database.close()
    await takeName(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function takeName(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') return
    // Some file systems do not support hard links.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error
    await rename(draft, file)
  }
}

async function statOf(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw unreachable(messageOf(error), error)
  }
}

async function checkRights(path: string, mode: number): Promise<void> {
  try {
    await access(path, mode)
  } catch (error) {
    throw unreachable(`this account may not read and write ${path}`, error)
  }
}

/** Magic number of a SQLite log, in both byte orders. */
const logMarks = [0x377f0682, 0x377f0683]

/** SQLite ignores a log with a damaged header, which would drop the latest changes. */
async function checkLog(log: string): Promise<void> {
  const handle = await open(log).catch((error) => {
    // Another process checkpointed and removed the log since it was seen.
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (handle === undefined) return
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    const mark = buffer.readUInt32BE()
    // A log of zeros was never started: the power failed before any write was acknowledged.
    if (mark !== 0 && !logMarks.includes(mark))
      throw damageError(`${basename(log)} with its latest changes is damaged`)
  } finally {
    await handle.close()
  }
}

/** SQLite's error codes for damaged content. */
const corrupt = 11
const notADatabase = 26

function checkStructure(file: string): void {
  let problem: string | undefined
  try {
    problem = readStructure(file)
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    if (code === corrupt) throw damageError(`it is damaged (${messageOf(error)})`, error)
    if (code === notADatabase) throw damageError(messageOf(error), error)
    throw error
  }
  if (problem !== undefined) throw damageError(problem)
}

function readStructure(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.quick_check
    if (found !== 'ok') {
      const told = String(found).replace('*** in database main ***', '').replace(/\s+/g, ' ')
      return `it is damaged (${told.trim()})`
    }
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
    const isOurs = tables.length === 0 || tables.some(({ name }) => name === 'kysely_migration')
    return isOurs ? undefined : 'it is the database of another program'
  } finally {
    database.close()
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
