import type { PreparedDocument } from './prepareDocument.ts'

/** Properties of a request that determine its document. */
export type DocumentRequest = {
  /** Path normalized by `normalisePath`. */
  path: string
  /** Query without its question mark and without `lang`; empty if there is none. */
  query: string
  language: string
}

/**
 * Returns a document, or a promise while the document is being rendered. Sources are tried in
 * order: a source that returns undefined leaves the request to the next one, and the shells of the
 * build come last.
 */
export type DocumentSource = (
  request: DocumentRequest,
) => PreparedDocument | Promise<PreparedDocument | undefined> | undefined

/** Normalises a path, since routes ignore letter case (ROUTE-36) and a trailing slash. */
export function normalisePath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}
