import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOfInputs } from '../../scripts/products/freshness.mjs'
import { currentGatewayProgram, gatewayProgram } from '../../scripts/products/gatewayProgram.ts'
import { gatewayBundle } from '../../scripts/products/products.mjs'
import { root } from '../../scripts/setup/bootstrap.mjs'

const folder = join(root, 'node_modules/.cache/portico/seeded')

/**
 * Milliseconds between settlements of real-time salaries. A gateway would at once settle the
 * salaries in data that was created in an earlier period.
 */
const period = 5 * 60_000
const hour = 3_600_000

let inputs: string | undefined

/**
 * Database of a new demonstration that was created in the current `period`. The first gateway of a
 * period creates the database, and the other gateways copy it to start faster. Two gateways that
 * start at the same time both create a database.
 * @param seed creates the data of a demonstration in a data folder, and closes the database.
 * @returns the path of the database; undefined while the gateway's bundle is missing or stale,
 * since it may create other data.
 */
export async function seededDatabase(
  seed: (dataFolder: string) => Promise<void>,
): Promise<string | undefined> {
  if (currentGatewayProgram() !== gatewayProgram) return undefined
  inputs ??= digestOfInputs(root, gatewayBundle).slice(0, 16)
  const file = join(folder, `${inputs}-${Math.floor(Date.now() / period)}.sqlite`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const draft = await mkdtemp(join(folder, 'draft-'))
  try {
    await seed(draft)
    const made = join(draft, 'portico.sqlite')
    if (existsSync(`${made}-wal`)) throw new Error('the seeded database was not closed')
    await rename(made, file)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  await removeEarlier()
  return file
}

/** Removes seeded databases older than an hour. Other gateways may still be copying newer ones. */
async function removeEarlier(): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const changedAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (changedAt < Date.now() - hour) await rm(path, { recursive: true, force: true })
  }
}
