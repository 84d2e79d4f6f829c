import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuildFile } from './buildFile.ts'
import { type CompressedFiles, readCompressedFiles } from './compressedFiles.ts'

/** Entry of the build's list of pages. */
export type PrerenderedPage = {
  /** Id of the page, such as `home`. */
  page: string
  /** All paths of the page. `*` stands for every path without a page. */
  paths: string[]
  language: string
  /** True if visitors who chose no language get this language. */
  isDefaultLanguage: boolean
  status: number
  /** True if the page is open to everyone and has the same content for every visitor. */
  isPublic?: boolean
  /** True if each path that matches the page's pattern has a document of its own. */
  isOfOneThing?: boolean
  isIndexed: boolean
  file: string
}

/** The portal's build as it was at the start. Later changes on the disk have no effect. */
export type Build = {
  files: BuildFile[]
  prerenderedPages: PrerenderedPage[]
  compressed: CompressedFiles
  /** Time of the build, in milliseconds since 1970. */
  builtAt: number
}

/** Paths of all files and pages of a build. */
export const pathsOf = ({
  files,
  prerenderedPages,
}: Pick<Build, 'files' | 'prerenderedPages'>): string[] => [
  ...files.map(({ path }) => path),
  ...prerenderedPages.flatMap(({ paths }) => paths),
]

/** Number of languages whose documents are compressed in advance. */
const eagerCount = 2

/**
 * Documents of the first two languages. The build compresses them. Documents of further languages
 * are compressed at their first request, since 26 languages would take minutes.
 */
export function eagerDocuments(pages: readonly PrerenderedPage[]): PrerenderedPage[] {
  const languages = [...new Set(pages.map(({ language }) => language))].slice(0, eagerCount)
  return pages.filter(({ language }) => languages.includes(language))
}

/** Thrown when the build is missing or invalid. The message recommends a remedy. */
export class BuildMissingError extends Error {
  constructor(folder: string, reason: string) {
    super(`The portal's build in ${folder} cannot be served: ${reason}. Run: npm run build`)
    this.name = 'BuildMissingError'
  }
}

const listFile = 'prerendered.json'

/**
 * Reads a build into memory, without hidden files, source maps and links.
 *
 * @throws {BuildMissingError}
 */
export async function readBuild(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new BuildMissingError(folder, 'there is no such folder')
  })
  const files: BuildFile[] = []
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const segments = relative(folder, file).split(sep)
    const hidden = segments.some((segment) => segment.startsWith('.'))
    if (!entry.isFile() || hidden || entry.name.endsWith('.map')) continue
    files.push({
      path: `/${segments.join('/')}`,
      body: readFileSync(file),
    })
  }
  const list = files.find(({ path }) => path === `/${listFile}`)
  if (!list) throw new BuildMissingError(folder, `it has no ${listFile}`)
  const prerenderedPages = readList(list.body.toString())
  if (!prerenderedPages) throw new BuildMissingError(folder, `its ${listFile} is damaged`)
  for (const { file } of prerenderedPages) {
    if (!files.some(({ path }) => path === `/${file}`))
      throw new BuildMissingError(folder, `${file} is missing`)
  }
  return {
    files: files.filter((file) => file !== list),
    prerenderedPages,
    compressed: await readCompressedFiles(folder),
    builtAt: (await stat(join(folder, listFile))).mtime.getTime(),
  }
}

function readList(text: string): PrerenderedPage[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.length > 0 && list.every(isPage) ? list : undefined
  } catch {
    return undefined
  }
}

function isPage(value: unknown): value is PrerenderedPage {
  if (typeof value !== 'object' || value === null) return false
  const page: Partial<Record<keyof PrerenderedPage, unknown>> = value
  return (
    typeof page.page === 'string' &&
    Array.isArray(page.paths) &&
    page.paths.every((path) => typeof path === 'string') &&
    typeof page.language === 'string' &&
    typeof page.isDefaultLanguage === 'boolean' &&
    typeof page.status === 'number' &&
    typeof page.isIndexed === 'boolean' &&
    typeof page.file === 'string'
  )
}
