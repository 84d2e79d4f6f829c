import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isExecutable } from '../setup/findProgram.ts'

/** Folders in which operating systems install PostgreSQL, with a subfolder for each version. */
const homes = [
  '/usr/lib/postgresql',
  '/usr/local/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
]
const versionPattern = /^(?:postgresql@?)?(\d+)?$/

/** Advice for a missing PostgreSQL, printed by tests that require it. */
export const howToInstall =
  'There is no PostgreSQL here (initdb and postgres). Install it: `apt-get install postgresql` on Debian and Ubuntu, `brew install postgresql` on a Mac; or add the folder of its programs to PATH.'

/**
 * Folder with PostgreSQL's programs `initdb` and `postgres`: one in PATH, else the newest of the
 * system's packages. Debian's and Homebrew's packages are not in PATH.
 */
export function findPostgres(path: string = process.env.PATH ?? ''): string | undefined {
  const packaged = homes.flatMap((home) =>
    (existsSync(home) ? readdirSync(home) : [])
      .map((name) => ({ name, version: versionPattern.exec(name)?.[1] ?? '0' }))
      .filter(({ name }) => versionPattern.test(name))
      .sort((one, other) => Number(other.version) - Number(one.version))
      .map(({ name }) => join(home, name, 'bin')),
  )
  const folders = [...path.split(delimiter).filter(Boolean), ...packaged]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => isExecutable(join(folder, program))),
  )
}
