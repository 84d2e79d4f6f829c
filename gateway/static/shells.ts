/**
 * Shells: the prerendered pages of the build, without server data. Every document of a page may use
 * only the inline scripts and style elements that its shell contains.
 */
import { type HeadTexts, linksOf } from '../../src/lib/document/documentHead.ts'
import { withLinks } from '../../src/lib/document/documentOf.ts'
import { isPathPattern, matchPath } from '../../src/lib/pathPattern.ts'
import { improveAnswer } from '../http/preparedAnswer.ts'
import type { Hosts } from '../http/securityHeaders.ts'
import { type Build, eagerDocuments, type PrerenderedPage } from './buildFolder.ts'
import { type DocumentRequest, normalisePath } from './documentSource.ts'
import { inlineElements } from './inlineSources.ts'
import { type PreparedDocument, prepareDocument } from './prepareDocument.ts'

type ShellDocument = PreparedDocument | Promise<PreparedDocument>

export type Shells = {
  /** Finds the shell for a path. Undefined when no page has the path. */
  source: (request: DocumentRequest) => ShellDocument | undefined
  /** Shell of the page for unknown paths. */
  missing(language: string): ShellDocument | undefined
  /** Languages of the pages, the default one first. */
  languages: readonly [string, ...string[]]
  /**
   * Prepares another document of a page, such as one with the page's content. The document gets the
   * status of the page, and its policy allows the scripts and style elements of the shell.
   * @throws {Error} when the build has no such page in that language.
   */
  prepare(source: DocumentToPrepare): Promise<PreparedDocument>
  /**
   * Prepares and recompresses the shells of the first two languages, one after the other. Shells of
   * other languages are recompressed after their first request.
   * @param pause runs between two shells, so that other work can proceed
   */
  improve(pause?: () => Promise<unknown>): Promise<void>
}

export type DocumentToPrepare = {
  /** Id of the page, such as `home`. */
  page: string
  language: string
  /** HTML that `withContent` created from the shell. */
  html: string
  /**
   * URL path if the page shows a single item, such as one game. Defaults to the page's own path.
   */
  path?: string
  /** Head texts if the page shows a single item. */
  head?: HeadTexts | undefined
  /** True when no item has the path: the response is 404 without links. */
  isMissing?: boolean
  /** Cache policy of the document. Defaults to the policy of pages. */
  cacheControl?: string
  /** Content that the ETag represents. Defaults to the HTML. */
  version?: string | undefined
}

type Shell = {
  row: PrerenderedPage
  /** Document of the shell, created at its first use. */
  document?: ShellDocument | undefined
  allowed?: ReturnType<typeof inlineElements>
}

const everyOtherPath = '*'

/**
 * Creates the shells of all pages of a build in all languages. Each is prepared at its first
 * request.
 */
export function createShells(
  { files, prerenderedPages, compressed }: Build,
  { hosts, origin }: { hosts: Hosts; origin: string | undefined },
): Shells {
  const bodies = new Map(files.map(({ path, body }) => [path, body]))
  const htmlOf = ({ file }: PrerenderedPage) => (bodies.get(`/${file}`) ?? '').toString()
  const languages = languagesOf(prerenderedPages)
  const linked = (
    html: string,
    row: PrerenderedPage,
    path = row.paths[0] ?? '/',
    head?: HeadTexts,
  ) => {
    // HTML for a path pattern gets no links to canonical and translated URLs. The rendered page of
    // each item gets these links.
    const isLinked = origin !== undefined && row.isIndexed && !isPathPattern(path)
    return withLinks(
      html,
      isLinked ? linksOf({ origin, path, language: row.language, languages, head }) : '',
    )
  }
  const allowedIn = (shell: Shell) => {
    shell.allowed ??= inlineElements(htmlOf(shell.row))
    return shell.allowed
  }
  const eager = new Set(eagerDocuments(prerenderedPages))
  const prepareShell = async (shell: Shell) => {
    const { row } = shell
    const { status, isIndexed } = row
    const options = {
      status,
      isIndexed,
      hosts,
      allowed: allowedIn(shell),
      findCompressed: compressed,
    }
    try {
      const document = await prepareDocument(linked(htmlOf(row), row), options)
      shell.document = document
      if (!eager.has(row)) void improveAnswer(document).catch(() => {})
      return document
    } catch (error) {
      shell.document = undefined
      throw error
    }
  }
  const documentOf = (shell: Shell | undefined) => {
    if (shell) shell.document ??= prepareShell(shell)
    return shell?.document
  }
  const shells = prerenderedPages.map((row): Shell => ({ row }))
  const byPath = new Map(
    shells.flatMap((shell) =>
      shell.row.paths.map((path) => [keyOf(path, shell.row.language), shell] as const),
    ),
  )
  const patterns = prerenderedPages.flatMap(({ paths }) => paths).filter(isPathPattern)
  const patternOf = (path: string) => patterns.find((pattern) => matchPath(pattern, path))
  return {
    source({ path, language }) {
      const own = byPath.get(keyOf(path, language))
      const pattern = own ? undefined : patternOf(path)
      return documentOf(pattern === undefined ? own : byPath.get(keyOf(pattern, language)))
    },
    missing: (language) => documentOf(byPath.get(keyOf(everyOtherPath, language))),
    languages,
    prepare({ page, language, html, path, head, isMissing = false, cacheControl, version }) {
      const shell = shells.find(({ row }) => row.page === page && row.language === language)
      if (!shell) throw new Error(`The build has no page ${page} in ${language}`)
      const allowed = allowedIn(shell)
      const row = isMissing ? { ...shell.row, status: 404, isIndexed: false } : shell.row
      const { status, isIndexed } = row
      const options = {
        status,
        isIndexed,
        hosts,
        allowed,
        cacheControl,
        version,
        // Content that is rendered at run time has no compressed file in the build.
        findCompressed: undefined,
      }
      return prepareDocument(linked(html, row, path, head), options)
    },
    async improve(pause) {
      for (const shell of shells.filter(({ row }) => eager.has(row))) {
        const document = await documentOf(shell)
        if (document) await improveAnswer(document)
        await pause?.()
      }
    },
  }
}

const keyOf = (path: string, language: string) => `${language} ${normalisePath(path)}`

function languagesOf(pages: readonly PrerenderedPage[]): [string, ...string[]] {
  const all = new Set(pages.map(({ language }) => language))
  const usual = pages.find(({ isDefaultLanguage }) => isDefaultLanguage) ?? pages[0]
  const first = usual?.language ?? ''
  return [first, ...[...all].filter((language) => language !== first)]
}
