/** Interface between a gateway and the portal's server build. */
import type { HeadItem, HeadTexts } from './document/documentHead.ts'

/** Subject of a page about one of many items. */
export type PageSubject = {
  name: string
  description?: string
  /** Moment such as `2026-11-21T10:00:00Z`. */
  publishedAt?: string
  /** Data for search engines and shared links. */
  item?: HeadItem
  /** True when the address leads to no item. */
  isMissing?: boolean
}

/** A page with its public data, as texts. */
export type PageTexts = {
  /** Content of `#root`. */
  html: string
  /** Dehydrated queries of the first render, as JSON. */
  queries: string
  /** Head of a page about one of many items; undefined when the head of its shell applies. */
  head?: HeadTexts | undefined
  /**
   * True when the address leads to no item; the page is then served like other missing addresses.
   */
  isMissing?: boolean
}

export type RenderOrder = {
  path: string
  /** Code of a language that the build shows. */
  language: string
  /** True to render only when a response differs from those of the page's last render. */
  ifChanged: boolean
}

/** Renderer of the portal's pages, which the server build provides to a gateway. */
export type PageRenderer = {
  /**
   * Renders the page at a path; undefined when nothing has changed. Calls must not overlap.
   * @throws when a call fails, a text is missing, or a part of the page throws
   */
  render(order: RenderOrder): Promise<PageTexts | undefined>
}

/** Sends a call of the contract as a visitor; throws when it cannot be sent. */
export type SendCall = (request: Request) => Promise<Response>
