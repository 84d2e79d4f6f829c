/**
 * Finds the compressed variants of a build file by its body. The highest compression takes seconds,
 * so it runs once at build time instead of at each start. The variants are found by the hash of the
 * body, so that a file that changed afterwards is not served in its old version.
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

export type CompressedFiles = (body: Buffer) => CompressedVariants | undefined

const folderName = '.compressed'
const encodings: readonly Encoding[] = ['br', 'gzip']

/** Hash of a file's content: the file's ETag, and the name of the file's compressed variants. */
export const hashOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/**
 * Writes the compressed variants of the files into a hidden folder of the build.
 * @param effort `best` by default.
 */
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

/** HTML of a page as it is served without a known public origin. */
const withoutLinks = (page: Buffer): Buffer => Buffer.from(withLinks(page.toString(), ''))

/**
 * Reads the output of `writeCompressedFiles`; empty if the build has none. The files are read
 * synchronously: for hundreds of small files, this takes a third of the time, and nothing else runs
 * at the start.
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
