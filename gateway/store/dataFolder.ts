import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseFileError } from '../database/embeddedFile.ts'
import { openDatabase } from '../database/openDatabase.ts'

export type DataFolder = {
  path: string
  databaseFile: string
  outboxFile: string
  release(): void
}

/** Thrown when the data folder cannot be used. The message states the cause and the remedy. */
export class DataFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DataFolderError'
  }
}

/**
 * Creates the data folder and locks it for this process. The lock is a SQLite lock on an empty
 * file. The operating system releases the lock however the process ends, so a killed gateway leaves
 * no stale lock. Tools can still read the database itself.
 * @throws {DataFolderError}
 */
export async function takeDataFolder(path: string): Promise<DataFolder> {
  const folder = await makeDataFolder(path)
  return { ...folder, release: lock(path) }
}

/**
 * Creates the data folder without a lock, for gateways that share it because their database is
 * elsewhere.
 *
 * @throws {DataFolderError}
 */
export async function makeDataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new DataFolderError(`The data folder ${path} cannot be made: ${reasonOf(error)}`, error)
  }
  return { ...dataFiles(path), release: () => {} }
}

/** Paths of the files in a data folder. Neither creates nor locks the folder. */
export function dataFiles(path: string) {
  return {
    path,
    databaseFile: join(path, 'portico.sqlite'),
    outboxFile: join(path, 'outbox.jsonl'),
  }
}

/**
 * Opens the database of a data folder. A running gateway may use the database at the same time.
 * @throws {DataFolderError}
 */
export async function openData({ databaseFile }: Pick<DataFolder, 'databaseFile'>) {
  try {
    return await openDatabase({ file: databaseFile })
  } catch (error) {
    throw unusableFile(databaseFile, error)
  }
}

/** Creates the error for an embedded database that could not be opened, with advice. */
export function unusableFile(file: string, error: unknown): DataFolderError {
  const told = `The database ${file} cannot be opened and is left as it is: ${reasonOf(error)}.`
  if (!(error instanceof DatabaseFileError) || !error.isDamaged)
    return new DataFolderError(told, error)
  const files = ['', '-wal', '-shm'].map((end) => `${basename(file)}${end}`).join(', ')
  const advice = `Move it away (${files}), then restore a backup: npm run gateway -- restore FILE`
  return new DataFolderError(`${told}\n${advice}`, error)
}

function lock(path: string): () => void {
  let held: DatabaseSync | undefined
  try {
    held = new DatabaseSync(join(path, 'gateway.lock'))
    held.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    const database = held
    return () => database.close()
  } catch (error) {
    held?.close()
    if (/database is locked/.test(reasonOf(error)))
      throw new DataFolderError(
        `Another gateway is running on ${path}. Stop it, or set PORTICO_DATA to another folder.`,
        error,
      )
    throw new DataFolderError(`The data folder ${path} cannot be used: ${reasonOf(error)}`, error)
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
