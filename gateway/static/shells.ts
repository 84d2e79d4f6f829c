/**
 * The pages of the build as they are prerendered, without any data of a server, and what their
 * policies allow: the measure for every other document of the same page.
 */
import { linksOf } from '../../src/lib/document/documentHead.ts'
import { withLinks } from '../../src/lib/document/documentOf.ts'
import { isPathPattern, matchPath } from '../../src/lib/pathPattern.ts'
import { improveAnswer } from '../http/preparedAnswer.ts'
import type { Hosts } from '../http/securityHeaders.ts'
import type { Build, PrerenderedPage } from './buildFolder.ts'
import { type DocumentRequest, normalisePath } from './documentSource.ts'
import { inlineElements } from './inlineSources.ts'
import { type PreparedDocument, prepareDocument } from './prepareDocument.ts'

type ShellDocument = PreparedDocument | Promise<PreparedDocument>

export type Shells = {
  /** Answers the pages' addresses, and no others. */
  source: (request: DocumentRequest) => ShellDocument | undefined
  /** The page for every address that has none. */
  missing(language: string): ShellDocument | undefined
  /** The languages that pages come in, the default one first. */
  languages: readonly [string, ...string[]]
  /**
   * Prepares another document of a page, as one with its content: with the status of the page, and
   * the scripts and style elements of its shell allowed.
   *
   * @throws {Error} when the build has no such page in that language.
   */
  prepare(asked: DocumentToPrepare): Promise<PreparedDocument>
  /**
   * Prepares the shells that nobody has asked for yet, and makes all as small as they can be, one after the other.
   * @param pause lets others work between two of them
   */
  improve(pause?: () => Promise<unknown>): Promise<void>
}

export type DocumentToPrepare = {
  /** The id of the page, as `home`. */
  page: string
  language: string
  /** As `withContent` makes it of the shell. */
  html: string
  /** Its own address, when that is not the page's: of one of many things that the page shows. */
  path?: string
  /** That address names nothing: answered as those that lead nowhere, and linked to nothing. */
  isMissing?: boolean
  /** As for every page when left out. */
  cacheControl?: string
  /** What makes it another document; the HTML itself when left out. */
  version?: string | undefined
}

type Shell = {
  row: PrerenderedPage
  /** Undefined until it is first needed. */
  document?: ShellDocument | undefined
  allowed?: ReturnType<typeof inlineElements>
}

const everyOtherPath = '*'

/** The shells of every page of a build, in every language. Each is prepared when it is first asked for. */
export function createShells(
  { files, prerenderedPages, compressed }: Build,
  { hosts, origin }: { hosts: Hosts; origin: string | undefined },
): Shells {
  const bodies = new Map(files.map(({ path, body }) => [path, body]))
  const htmlOf = ({ file }: PrerenderedPage) => (bodies.get(`/${file}`) ?? '').toString()
  const languages = languagesOf(prerenderedPages)
  const linked = (html: string, row: PrerenderedPage, path = row.paths[0] ?? '/') => {
    // A pattern is no address: what it stands for is linked once it is known.
    const isLinked = origin !== undefined && row.isIndexed && !isPathPattern(path)
    return withLinks(
      html,
      isLinked ? linksOf({ origin, path, language: row.language, languages }) : '',
    )
  }
  const allowedIn = (shell: Shell) => {
    shell.allowed ??= inlineElements(htmlOf(shell.row))
    return shell.allowed
  }
  const prepareShell = async (shell: Shell) => {
    const { row } = shell
    const { status, isIndexed } = row
    const options = { status, isIndexed, hosts, allowed: allowedIn(shell), compressed }
    try {
      shell.document = await prepareDocument(linked(htmlOf(row), row), options)
      return shell.document
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
    prepare({ page, language, html, path, isMissing = false, cacheControl, version }) {
      const shell = shells.find(({ row }) => row.page === page && row.language === language)
      if (!shell) throw new Error(`The build has no page ${page} in ${language}`)
      const allowed = allowedIn(shell)
      const row = isMissing ? { ...shell.row, status: 404, isIndexed: false } : shell.row
      const { status, isIndexed } = row
      const options = { status, isIndexed, hosts, allowed, cacheControl, version }
      return prepareDocument(linked(html, row, path), options)
    },
    async improve(pause) {
      for (const shell of shells) {
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
