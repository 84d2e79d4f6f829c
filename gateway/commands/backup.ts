import { resolve } from 'node:path'
import { BackupError } from '../backup/contents.ts'
import { contextNames, openToRead } from '../backup/openPlace.ts'
import { withSnapshot } from '../backup/readContents.ts'
import { migrationsAfter } from '../backup/replaceContents.ts'
import { writeArchive } from '../backup/writeArchive.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import { migrations } from '../migrations/migrations.ts'
import { countsOf } from './counts.ts'
import { explain } from './explain.ts'
import { configurationExitCode, fail } from './failures.ts'
import { readArguments } from './readArguments.ts'
import { backupUsage } from './usages.ts'

export async function backup(args: readonly string[]): Promise<number> {
  const read = readConfiguration(process.env)
  if (!read.ok) return fail(read.problems, configurationExitCode)
  const given = readArguments(args, { usage: backupUsage, flags: ['force'] })
  if (typeof given === 'string') return fail([given], configurationExitCode)
  const file = fromHere(given.file)
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interrupted.abort())
  try {
    const place = await openToRead(read.configuration)
    try {
      const totals = await withSnapshot(place.database, contextNames, async (contents) => {
        migrationsAfter(contents.schema, migrations)
        if (contents.schema.length === 0)
          throw new BackupError(`There is nothing of Portico in ${place.label}.`)
        return writeArchive(file, contents, {
          overwrite: given.hasFlag('force'),
          madeAt: Date.now(),
          signal: interrupted.signal,
        })
      })
      process.stdout.write(`${[`${place.label} is in ${file}:`, ...countsOf(totals)].join('\n')}\n`)
      return 0
    } finally {
      await place.close()
    }
  } catch (error) {
    if (interrupted.signal.aborted) return fail(['Interrupted: there is no backup.'])
    return fail([explain(error, read.configuration)])
  }
}

/**
 * Resolves a path relative to the folder in which the user typed the command. npm runs scripts in
 * another folder and passes the original one in INIT_CWD.
 */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)
