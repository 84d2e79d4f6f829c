import type { Texts } from '../texts/texts.ts'

export type Article = {
  /** What the address names after `#`. */
  anchor: string
  /** The day of its last change, `2026-10-01`. */
  updatedOn: string
  title: Texts
  /** HTML. */
  content: Texts
}

export type Category = { id: string; title: Texts; articles: readonly Article[] }
