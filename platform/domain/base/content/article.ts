import type { WrittenTexts } from '../texts/texts.ts'

export type Article = {
  /** What the address names after `#`. */
  anchor: string
  /** The day of its last change, `2026-10-01`. */
  updatedOn: string
  title: WrittenTexts
  /** HTML. */
  content: WrittenTexts
}

export type Category = { id: string; title: WrittenTexts; articles: readonly Article[] }
