import { withContent } from '../../src/lib/document/documentOf.ts'
import type { Build } from '../static/buildFolder.ts'
import { type DocumentSource, normalisePath } from '../static/documentSource.ts'
import type { PreparedDocument } from '../static/prepareDocument.ts'
import type { Shells } from '../static/shells.ts'
import { createRenderedPages, type Pace, type ShellPage } from './renderedPages.ts'
import type { Renderer } from './renderer.ts'

type Parts = {
  build: Build
  shells: Shells
  renderer: Renderer
  pace: Pace
  /** Told of each page that could not be rendered. */
  onFailure: (page: ShellPage, error: unknown) => void
}

/** The address of every other page; there is no end of those, and nothing to tell on them. */
const everyOtherPath = '*'

/**
 * The public pages of a build with their content, and without it where they cannot be rendered. A
 * page is the same whatever the address's query says: what that narrows, the page does itself.
 */
export function createRenderedSource(parts: Parts): DocumentSource {
  const { build, shells, renderer, pace, onFailure } = parts
  const pages = shellPagesOf(build)
  const rendered = createRenderedPages<PreparedDocument>({
    render: renderer.render,
    now: Date.now,
    onFailure,
    pace,
    async prepare({ page, language, shell }, rendering, renderedAt) {
      const { html, carried } = rendering
      const data = { renderedAt, state: JSON.parse(carried) }
      return shells.prepare({
        page,
        language,
        html: withContent(shell, { html, data }),
        // When it was rendered makes no other document of it.
        version: withContent(shell, { html, data: carried }),
      })
    },
  })
  return (request) => {
    const page = pages.get(keyOf(request))
    if (page === undefined) return undefined
    const document = rendered.get(page)
    const shell = shells.source(request)
    return document instanceof Promise ? document.then((found) => found ?? shell) : document
  }
}

/** The pages that have public content, by each of their addresses. */
function shellPagesOf({ files, prerenderedPages }: Build): ReadonlyMap<string, ShellPage> {
  const bodies = new Map(files.map(({ path, body }) => [path, body]))
  return new Map(
    prerenderedPages
      .filter(({ isPublic }) => isPublic)
      .flatMap(({ page, file, paths: [path = '', ...aliases], language }) => {
        const shell = (bodies.get(`/${file}`) ?? '').toString()
        const shellPage: ShellPage = { id: file, page, path, language, shell }
        return [path, ...aliases]
          .filter((address) => address !== everyOtherPath)
          .map((address) => [keyOf({ path: normalisePath(address), language }), shellPage] as const)
      }),
  )
}

const keyOf = ({ path, language }: { path: string; language: string }) => `${language} ${path}`
