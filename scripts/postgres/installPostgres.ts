/**
 * Ensures PostgreSQL programs for the tests, installs them if necessary, and prints their folder
 * last.
 */
import { installPackages } from '../setup/debianPackage.mjs'
import { findPostgres, howToInstall } from './findPostgres.ts'

function ensurePostgres(): string | undefined {
  const present = findPostgres()
  if (present) return present
  installPackages('postgresql')
  return findPostgres()
}

if (import.meta.main) {
  const folder = ensurePostgres()
  if (folder) {
    process.stdout.write(`${folder}\n`)
  } else {
    process.stderr.write(`${howToInstall}\n`)
    process.exitCode = 1
  }
}
