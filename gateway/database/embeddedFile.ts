/** The embedded database's file, looked at before anything opens it to write. */
import { randomBytes } from 'node:crypto'
import { access, constants, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { whenFree } from './reads/whenFree.ts'

/**
 * The file cannot be used, and was not touched. The message is the reason, as part of a sentence.
 */
export class DatabaseFileError extends Error {
  /** Whether the content is what is wrong, and not the way to it. */
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
 * Reads the whole structure of the file, some 0.2 s for each 50 MB, through a handle that cannot
 * write: a database that is opened to write changes by that alone, since its log is worked in.
 * @returns whether there is a file.
 * @throws {DatabaseFileError}
 */
export async function checkEmbeddedFile(file: string): Promise<boolean> {
  // The log first: another process may make both at this moment, and makes the log last.
  const log = await statOf(`${file}-wal`)
  const found = await statOf(file)
  if (!found) {
    if (!log?.size) return false
    throw damageError(`it is gone, though ${basename(file)}-wal with its latest changes is there`)
  }
  if (!found.isFile()) throw unreachable('it is no file')
  await checkRights(file, constants.R_OK | constants.W_OK)
  // SQLite makes files beside it.
  await checkRights(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK)
  if (found.size === 0) throw damageError('it is empty, which no database is')
  if (log && log.size > 0) await checkLog(`${file}-wal`)
  await whenFree(() => checkStructure(file))
  return true
}

/**
 * Makes an empty database, all at once: a start that is killed never leaves a file that looks like
 * one that has lost everything. Another process may make it at the same moment.
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
    // Some file systems have no second names.
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

/** Either byte order of the numbers that a log of SQLite begins with. */
const logMarks = [0x377f0682, 0x377f0683]

/** SQLite takes a log whose head is broken for none, and would drop the latest changes with it. */
async function checkLog(log: string): Promise<void> {
  const handle = await open(log).catch((error) => {
    // Another process worked it in, and took it away, since it was seen.
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (handle === undefined) return
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    const mark = buffer.readUInt32BE()
    // Zeros are a log that was never begun: the power failed before anything was acknowledged.
    if (mark !== 0 && !logMarks.includes(mark))
      throw damageError(`${basename(log)} with its latest changes is damaged`)
  } finally {
    await handle.close()
  }
}

/** SQLite's codes for a file whose content is not what it has to be. */
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
