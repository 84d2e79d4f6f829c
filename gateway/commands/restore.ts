import { open } from 'node:fs/promises'
import { BackupError } from '../backup/contents.ts'
import { contextNames, openToReplace } from '../backup/openPlace.ts'
import { checkArchive, readArchive } from '../backup/readArchive.ts'
import { migrationsAfter, replaceContents } from '../backup/replaceContents.ts'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import { migrations } from '../migrations/migrations.ts'
import { fromHere } from './backup.ts'
import { confirm } from './confirm.ts'
import { countsOf } from './counts.ts'
import { explain } from './explain.ts'
import { configurationExitCode, fail } from './failures.ts'
import { readArguments } from './readArguments.ts'
import { restoreUsage } from './usages.ts'

export async function restore(args: readonly string[]): Promise<number> {
  const read = readConfiguration(process.env)
  if (!read.ok) return fail(read.problems, configurationExitCode)
  const given = readArguments(args, { usage: restoreUsage, flags: ['yes'] })
  if (typeof given === 'string') return fail([given], configurationExitCode)
  const isAsked = !given.hasFlag('yes')
  if (isAsked && !process.stdin.isTTY)
    return fail(
      ['Nobody can be asked here: add --yes to replace everything.'],
      configurationExitCode,
    )
  try {
    return await restoreFile(fromHere(given.file), read.configuration, isAsked)
  } catch (error) {
    return fail([explain(error, read.configuration)])
  }
}

async function restoreFile(
  file: string,
  configuration: Configuration,
  isAsked: boolean,
): Promise<number> {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackupError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
      error,
    )
  })
  try {
    const { schema, madeAt, totals } = await checkArchive(handle)
    migrationsAfter(schema, migrations)
    const place = await openToReplace(configuration)
    try {
      const made = [`The backup of ${madeAt} holds:`, ...countsOf(totals)].join('\n')
      process.stdout.write(`${made}\n`)
      const question = `It replaces everything in ${place.label}.`
      const terminal = { input: process.stdin, output: process.stdout }
      if (isAsked && !(await confirm(question, terminal))) return fail(['Nothing was changed.'])
      await replaceContents(place, async (work) => work(await readArchive(handle)), {
        names: contextNames,
        migrations,
        after: place.announce,
      })
      process.stdout.write(`${place.label} now holds this, and nothing else.\n`)
      return 0
    } finally {
      await place.close()
    }
  } finally {
    await handle.close()
  }
}
