import type { WrittenTexts } from '../texts/texts.ts'

export type Article = {
  /** Fragment of the URL, without `#`. */
  anchor: string
  /** Date of the last change, as `2026-10-01`. */
  updatedOn: string
  title: WrittenTexts
  /** Content as HTML. */
  content: WrittenTexts
}

export type Category = { id: string; title: WrittenTexts; articles: readonly Article[] }
