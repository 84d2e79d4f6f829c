import { withContent } from '../../src/lib/document/documentOf.ts'
import type { PageTexts } from '../../src/lib/pageRenderer.ts'
import { isPathPattern, matchPath } from '../../src/lib/pathPattern.ts'
import { createRecompression } from '../http/recompression.ts'
import type { Build, PrerenderedPage } from '../static/buildFolder.ts'
import {
  type DocumentRequest,
  type DocumentSource,
  normalisePath,
} from '../static/documentSource.ts'
import type { PreparedDocument } from '../static/prepareDocument.ts'
import type { Shells } from '../static/shells.ts'
import { createRenderedPages, type Pace, type ShellPage } from './renderedPages.ts'
import type { Renderer } from './renderer.ts'

type Parts = {
  build: Build
  shells: Shells
  renderer: Renderer
  pace: Pace
  onFailure: (page: ShellPage, error: unknown) => void
}

/** Path of the page for all unknown paths. The page has no content to render. */
const everyOtherPath = '*'

/**
 * Maximum length of a path that matches a pattern. Anyone can invent such paths, and no path of an
 * item is longer.
 */
const longestOfOneThing = 120

/** Limits for pages with a path pattern: cached documents and parallel renderings. */
const ofOneThing = { mostKept: 200, mostLooking: 12 }

/**
 * Creates the source of a build's public pages with their content, or of their shells when
 * rendering fails. A page ignores the query of its URL: the browser applies the query later. A page
 * with a path pattern has a document for each item, and returns 404 for a missing item.
 */
export function createRenderedSource(parts: Parts): DocumentSource {
  const { build, shells, renderer, pace, onFailure } = parts
  const bodies = new Map(build.files.map(({ path, body }) => [path, body]))
  const shellOf = ({ file }: PrerenderedPage) => (bodies.get(`/${file}`) ?? '').toString()
  const publicRows = build.prerenderedPages.filter(({ isPublic }) => isPublic)
  const pages = shellPagesOf(publicRows, shellOf)
  const patterns = publicRows.filter(({ isOfOneThing }) => isOfOneThing)

  const recompression = createRecompression()
  const options = {
    render: renderer.render,
    now: Date.now,
    onFailure,
    pace,
    async prepare(shellPage: ShellPage, rendering: PageTexts, renderedAt: number) {
      const { id, page, path, language, shell } = shellPage
      const { html, queries, head, isMissing = false } = rendering
      const data = { renderedAt, queries: JSON.parse(queries) }
      const document = await shells.prepare({
        page,
        language,
        isMissing,
        ...(head && { path, head }),
        html: withContent(shell, { html, data, ...(head && { head }) }),
        // The version of the document excludes the time of the rendering: a new time alone does not
        // change the document.
        version: withContent(shell, { html, data: queries, ...(head && { head }) }),
      })
      recompression.add(id, document)
      return document
    },
  }
  const rendered = createRenderedPages<PreparedDocument>(options)
  // Separate cache, so that invented paths cannot evict other pages.
  const renderedOfOneThing = createRenderedPages<PreparedDocument>({ ...options, ...ofOneThing })

  const answerOfOneThing = (request: DocumentRequest) => {
    const row = patterns.find(
      ({ language, paths: [pattern = ''] }) =>
        language === request.language && matchPath(pattern, request.path),
    )
    if (row === undefined) return undefined
    const { path, language } = request
    if (path.length > longestOfOneThing) return shells.missing(language)
    const { page, file } = row
    return renderedOfOneThing.get({
      id: `${file} ${path}`,
      page,
      path,
      language,
      shell: shellOf(row),
    })
  }
  return (request) => {
    const page = pages.get(keyOf(request))
    const document = page ? rendered.get(page) : answerOfOneThing(request)
    if (!(document instanceof Promise)) return document
    return document.then((found) => found ?? shells.source(request))
  }
}

/** Maps each language and path to its page with public content. */
function shellPagesOf(
  rows: readonly PrerenderedPage[],
  shellOf: (row: PrerenderedPage) => string,
): ReadonlyMap<string, ShellPage> {
  return new Map(
    rows.flatMap((row) => {
      const { page, file, paths, language } = row
      const [path = '', ...aliases] = paths
      const shellPage: ShellPage = {
        id: file,
        page,
        path,
        language,
        // A getter decodes the shell on demand, since most pages are never rendered.
        get shell() {
          return shellOf(row)
        },
      }
      return [path, ...aliases]
        .filter((address) => address !== everyOtherPath && !isPathPattern(address))
        .map((address) => [keyOf({ path: normalisePath(address), language }), shellPage] as const)
    }),
  )
}

const keyOf = ({ path, language }: { path: string; language: string }) => `${language} ${path}`
