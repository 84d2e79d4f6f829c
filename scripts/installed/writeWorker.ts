/** Inserts the build's version and the files of the offline page into the built service worker. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, type Manifest } from '../bundle/checkBundle.ts'
import { readManifest } from '../bundle/readManifest.ts'

const workerFile = 'sw.js'
const workerSource = 'src/worker/main.ts'
const offlinePage = 'offline.html'
const placeholder = 'PORTICO_BUILD'

/** Version of a build, computed from its file names, which contain hashes of the contents. */
export const versionOf = (manifest: Manifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12)

/** Files that the offline page loads, including the texts of every language. */
export function offlineFiles(manifest: Manifest): string[] {
  const texts = Object.keys(manifest).filter((key) => key.includes('virtual:messages/offline/'))
  const later = ['src/api/gen/laterEndpoints.ts', 'src/ui/favicon.svg']
  const roots = [offlinePage, ...texts, ...later]
  return [...filesOf(manifest, roots)].filter((file) => !file.endsWith('.html')).sort()
}

/**
 * Inserts data into the worker's code.
 * @throws when the code does not contain the placeholder exactly once.
 */
export function completeWorker(code: string, workerData: object): string {
  const parts = code.split(placeholder)
  if (parts.length !== 2) throw new Error(`${workerFile} has to name ${placeholder} once`)
  return parts.join(JSON.stringify(workerData))
}

/** @param dist folder of the build. */
export async function writeWorker(dist: string): Promise<void> {
  const client = join(dist, 'client')
  const manifest = await readManifest(dist)
  const { imports = [], file } = manifest[workerSource] ?? {}
  if (file !== workerFile || imports.length > 0)
    throw new Error(`${workerFile} has to be one file; it imports ${imports.join(', ')}`)
  const page = await readFile(join(client, offlinePage))
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16)
  const code = await readFile(join(client, workerFile), 'utf8')
  const told = {
    version: versionOf(manifest),
    files: [
      { url: `/${offlinePage}`, revision },
      ...offlineFiles(manifest).map((each) => ({ url: `/${each}`, revision: null })),
    ],
  }
  await writeFile(join(client, workerFile), completeWorker(code, told))
}
