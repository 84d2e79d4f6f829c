import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, withModules } from './checkBundle.ts'

/** Reads Vite's manifest of a build, with a row for each source that shares a chunk with others. */
export async function readManifest(dist: string): Promise<Manifest> {
  const read = async (file: string) => JSON.parse(await readFile(join(dist, file), 'utf8'))
  return withModules(await read('client/.vite/manifest.json'), await read('modules.json'))
}
