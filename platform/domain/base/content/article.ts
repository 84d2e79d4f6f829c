import type { WrittenTexts } from '../texts/texts.ts'

export type Article = {
  /** The part of the address after `#`. */
  anchor: string
  /** The day of its last change, `2026-10-01`. */
  updatedOn: string
  title: WrittenTexts
  /** HTML. */
  content: WrittenTexts
}

export type Category = { id: string; title: WrittenTexts; articles: readonly Article[] }
