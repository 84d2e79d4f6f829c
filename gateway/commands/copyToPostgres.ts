import { BackupError } from '../backup/contents.ts'
import { contextNames, openToRead, openToReplace, type Place } from '../backup/openPlace.ts'
import { withSnapshot } from '../backup/readContents.ts'
import { replaceContents } from '../backup/replaceContents.ts'
import type { Totals } from '../backup/tally.ts'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import type { AnyDatabase } from '../database/sqlTable.ts'
import { migrations } from '../migrations/migrations.ts'
import { takeDataFolder } from '../store/dataFolder.ts'
import { explain } from './explain.ts'
import { configurationExitCode, fail } from './failures.ts'
import { readArguments } from './readArguments.ts'
import { copyUsage } from './usages.ts'

/**
 * Command that copies the embedded database to the PostgreSQL server in DATABASE_URL.
 * @returns the exit code.
 */
export async function copyToPostgres(args: readonly string[]): Promise<number> {
  const read = readConfiguration(process.env)
  if (!read.ok) return fail(read.problems, configurationExitCode)
  const given = readArguments(args, { usage: copyUsage, flags: ['force'] })
  if (typeof given === 'string') return fail([given], configurationExitCode)
  if (!read.configuration.database)
    return fail(['DATABASE_URL must name the PostgreSQL to copy to.'], configurationExitCode)
  try {
    return await copy(read.configuration, given.hasFlag('force'))
  } catch (error) {
    return fail([explain(error, read.configuration)])
  }
}

async function copy(configuration: Configuration, force: boolean): Promise<number> {
  const { dataFolder } = configuration
  const from = await openToRead({ dataFolder, database: undefined })
  try {
    // The lock keeps gateways from starting during the copy, since their writes would be lost.
    const { release } = await takeDataFolder(dataFolder)
    try {
      const to = await openToReplace(configuration)
      try {
        const totals = await copyAll(from, to, force)
        process.stdout.write(`${report(from, to, totals)}\n`)
        return 0
      } finally {
        await to.close()
      }
    } finally {
      release()
    }
  } finally {
    await from.close()
  }
}

/**
 * Replaces the contents of PostgreSQL. Commits only if the totals of each collection are equal in
 * both databases.
 */
const copyAll = (from: Place, to: Place, force: boolean): Promise<Totals> =>
  replaceContents(to, (work) => withSnapshot(from.database, contextNames, work), {
    names: contextNames,
    migrations,
    before: async (inside) => {
      if (!force) await assertEmpty(inside, to.label)
    },
    after: to.announce,
  })

async function assertEmpty(inside: AnyDatabase, label: string): Promise<void> {
  const count = async (name: string) => {
    const all = inside.selectFrom(name).select((build) => build.fn.countAll().as('count'))
    return Number((await all.executeTakeFirstOrThrow()).count)
  }
  const [members, versions] = [await count('members'), await count('ruleVersions')]
  if (members + versions === 0) return
  throw new BackupError(
    `${label} is in use (members: ${members}, versions of the rules: ${versions}). ` +
      'Add --force to replace everything there.',
  )
}

function report(from: Place, to: Place, totals: Totals): string {
  const width = Math.max(...Object.keys(totals).map((name) => name.length))
  const lines = Object.entries(totals).map(
    ([name, { rows, sha256 }]) => `  ${name.padEnd(width)}  ${rows} (${sha256.slice(0, 12)})`,
  )
  return [
    `${to.label} holds all of ${from.label}. Rows and checksum of each collection, the same on both sides:`,
    ...lines,
    'The embedded database is left as it was, and is not written to any more while DATABASE_URL is set.',
  ].join('\n')
}
