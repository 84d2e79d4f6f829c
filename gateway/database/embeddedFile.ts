/** Checks and creates the file of the embedded database. */
import { randomBytes } from 'node:crypto'
import { access, constants, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { whenFree } from './reads/whenFree.ts'

/**
 * Thrown when the database file cannot be used; the file was not changed. The message is the
 * reason, as part of a sentence.
 */
export class DatabaseFileError extends Error {
  /** True if the file's content is damaged; false if the file is not accessible. */
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
 * Checks that the file is a complete, accessible database of Portico. The check takes some 0.2 s
 * per 50 MB and uses a read-only handle: opening the file for writing would change it, since SQLite
 * then checkpoints the log.
 * @returns true if the file exists and is sound; false if there is neither file nor log.
 * @throws {DatabaseFileError} when the file cannot be used.
 */
export async function checkEmbeddedFile(file: string): Promise<boolean> {
  // The log is checked before the file. A process that is just creating both files creates the log
  // last, so its log is never found without the file.
  const log = await statOf(`${file}-wal`)
  const found = await statOf(file)
  if (!found) {
    if (!log?.size) return false
    throw damageError(`it is gone, though ${basename(file)}-wal with its latest changes is there`)
  }
  if (!found.isFile()) throw unreachable('it is no file')
  await checkRights(file, constants.R_OK | constants.W_OK)
  // SQLite creates the files `-wal` and `-shm` in the same folder, so the folder must be writable
  // too.
  await checkRights(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK)
  if (found.size === 0) throw damageError('it is empty, which no database is')
  if (log && log.size > 0) await checkLog(`${file}-wal`)
  await whenFree(() => checkStructure(file))
  return true
}

/**
 * Creates an empty database atomically, so that a killed start leaves no empty file. An empty file
 * would look like a database that lost its rows. Does nothing if another process creates the file
 * at the same moment.
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
    // With these error codes, the file system has no hard links, and the file is renamed instead of
    // linked.
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

/** First four bytes of a SQLite write-ahead log, in either byte order. */
const logMarks = [0x377f0682, 0x377f0683]

/**
 * Checks the header of the log. SQLite silently ignores a log with a damaged header, so the latest
 * changes would be lost.
 */
async function checkLog(log: string): Promise<void> {
  const handle = await open(log).catch((error) => {
    // If the log is missing, another process has just checkpointed and removed it.
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (handle === undefined) return
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    const mark = buffer.readUInt32BE()
    // A log of zeros contains no acknowledged write: the power failed before its first write was
    // synced.
    if (mark !== 0 && !logMarks.includes(mark))
      throw damageError(`${basename(log)} with its latest changes is damaged`)
  } finally {
    await handle.close()
  }
}

/** SQLite's error codes for a damaged file and for a file of another format. */
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
