/** Interface between the gateway and the server build of the portal. */
import type { HeadItem, HeadTexts } from './document/documentHead.ts'

/** Subject of a page about one item. */
export type PageSubject = {
  name: string
  description?: string
  /** RFC 3339 time, such as `2026-11-21T10:00:00Z`. */
  publishedAt?: string
  /** Structured data for search engines and shared links. */
  item?: HeadItem
  /** True when no item has this URL. */
  isMissing?: boolean
}

/** A rendered page and its public data, as texts. */
export type PageTexts = {
  /** HTML content of the element `#root`. */
  html: string
  /** Dehydrated queries of the first render, as JSON. */
  queries: string
  /** Head of a page about one item; undefined for a page with the head of its shell. */
  head?: HeadTexts | undefined
  /** True when no item has this URL; the page is then served as not found. */
  isMissing?: boolean
}

export type RenderOrder = {
  path: string
  /** Code of a language of the build. */
  language: string
  /** True to skip rendering when all API responses equal those of the page's last render. */
  ifChanged: boolean
}

/** Renderer of the portal's pages, from the server build. */
export type PageRenderer = {
  /**
   * Renders the page at a path; undefined when `ifChanged` is set and nothing has changed. Calls
   * must not overlap.
   * @throws when an API call fails, a text is missing, or a component throws
   */
  render(order: RenderOrder): Promise<PageTexts | undefined>
}

/** Sends an API request as a visitor without a session; rejects when it cannot be sent. */
export type SendCall = (request: Request) => Promise<Response>
