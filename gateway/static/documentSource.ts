import type { PreparedDocument } from './prepareDocument.ts'

/** What is asked for, as far as it decides which document is the answer. */
export type DocumentRequest = {
  /** As `normalisePath` makes it. */
  path: string
  /** The query without its question mark and without `lang`; empty for none. */
  query: string
  /** One of the languages that the build shows. */
  language: string
}

/**
 * Looks a document up, or promises one that is being made. Sources stand in a row: one that answers undefined leaves the
 * request to the next, and the shells of the build come last.
 */
export type DocumentSource = (
  request: DocumentRequest,
) => PreparedDocument | Promise<PreparedDocument | undefined> | undefined

/** Routes match without regard to case (ROUTE-36) and to a slash at the end. */
export function normalisePath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}
