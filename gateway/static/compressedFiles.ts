/**
 * What a build's files are once they are compressed as small as they can be, which takes seconds:
 * done once when the portal is built, instead of at each start. They are found by their content, so
 * that a file that was changed since is not answered with what it was.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLinks } from '../../src/lib/document/documentOf.ts'
import {
  type CompressedVariants,
  compressAll,
  type Effort,
  type Encoding,
  isCompressible,
} from '../http/compression.ts'
import { type BuildFile, typeOf } from './buildFile.ts'

/** Finds what was compressed. */
export type CompressedFiles = (body: Buffer) => CompressedVariants | undefined

/** In the folder of the build; hidden, as nobody may ask for it by its name. */
const folderName = '.compressed'
const encodings: readonly Encoding[] = ['br', 'gzip']

/** The hash of a file's content, as its ETag and its compressed files are named. */
export const hashOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** Compresses the files of a build into its folder. @param effort `best` unless told. */
export async function writeCompressedFiles(
  buildFolder: string,
  files: readonly BuildFile[],
  effort: Effort = 'best',
): Promise<void> {
  const folder = join(buildFolder, folderName)
  await mkdir(folder, { recursive: true })
  const bodies = files
    .filter(({ path, body }) => isCompressible(typeOf(path), body.length))
    .map(({ path, body }) => (path.endsWith('.html') ? withoutLinks(body) : body))
  await Promise.all(
    bodies.map(async (body) => {
      const variants = await compressAll(body, effort)
      const name = hashOf(body)
      for (const encoding of encodings) {
        const compressed = variants[encoding]
        if (compressed) await writeFile(join(folder, `${name}.${encoding}`), compressed)
      }
    }),
  )
}

/** A page as it is sent where the gateway does not know the portal's origin. */
const withoutLinks = (page: Buffer): Buffer => Buffer.from(withLinks(page.toString(), ''))

/**
 * Reads what `writeCompressedFiles` wrote; a build without it is served as well. Hundreds of small files are read in a
 * third of the time at once, and nobody waits for anything else.
 */
export async function readCompressedFiles(buildFolder: string): Promise<CompressedFiles> {
  const folder = join(buildFolder, folderName)
  const names = await readdir(folder).catch(() => [])
  const found = new Map<string, CompressedVariants>()
  for (const name of names) {
    const [hash = '', extension] = name.split('.')
    const encoding = encodings.find((each) => each === extension)
    if (!encoding) continue
    const variants = found.get(hash) ?? {}
    variants[encoding] = readFileSync(join(folder, name))
    found.set(hash, variants)
  }
  return (body) => found.get(hashOf(body))
}
