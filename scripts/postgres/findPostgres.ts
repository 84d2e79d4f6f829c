import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isExecutable } from '../setup/findProgram.ts'

/** Folders in which systems keep a folder for each version. */
const homes = [
  '/usr/lib/postgresql',
  '/usr/local/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
]
const versioned = /^(?:postgresql@?)?(\d+)?$/

/** What to do where there is none; shown by tests that need it. */
export const howToInstall =
  'There is no PostgreSQL here (initdb and postgres). Install it: `apt-get install postgresql` on Debian and Ubuntu, `brew install postgresql` on a Mac; or add the folder of its programs to PATH.'

/**
 * The folder with PostgreSQL's programs, `initdb` and `postgres`: one in PATH, else the newest that
 * a system's packages put elsewhere (Debian's and Homebrew's are in no PATH).
 */
export function findPostgres(path: string = process.env.PATH ?? ''): string | undefined {
  const packaged = homes.flatMap((home) =>
    (existsSync(home) ? readdirSync(home) : [])
      .map((name) => ({ name, version: versioned.exec(name)?.[1] ?? '0' }))
      .filter(({ name }) => versioned.test(name))
      .sort((one, other) => Number(other.version) - Number(one.version))
      .map(({ name }) => join(home, name, 'bin')),
  )
  const folders = [...path.split(delimiter).filter(Boolean), ...packaged]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => isExecutable(join(folder, program))),
  )
}
