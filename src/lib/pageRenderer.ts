/** The interface between a gateway and the portal's build for servers. */
import type { HeadTexts } from './document/documentHead.ts'

/** The subject of a page about one of many things. */
export type PageSubject = {
  name: string
  description?: string
  /** As `2026-11-21T10:00:00Z`. */
  publishedAt?: string
  /** Its address names nothing. */
  isMissing?: boolean
}

/** A page with its public data, as texts. */
export type PageTexts = {
  /** The inside of `#root`. */
  html: string
  /** The dehydrated queries of its first render, as JSON. */
  queries: string
  /** Of a page about one of many things; undefined where that of its shell says all. */
  head?: HeadTexts | undefined
  /** Its address names nothing, so that it is answered as other addresses that lead nowhere. */
  isMissing?: boolean
}

export type RenderOrder = {
  path: string
  /** The code of a language that the build shows. */
  language: string
  /** Only when it was answered otherwise than the last time that this page was rendered. */
  ifChanged: boolean
}

/** The portal's pages, as its build for servers gives them to a gateway. */
export type PageRenderer = {
  /**
   * Renders the page at a path; undefined when it would be the same again. One at a time.
   * @throws when a call fails, a text is missing, or a part of the page throws
   */
  render(order: RenderOrder): Promise<PageTexts | undefined>
}

/** Answers a call of the contract, as a visitor's; throws when it cannot be made at all. */
export type SendCall = (request: Request) => Promise<Response>
