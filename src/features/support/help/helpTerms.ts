import type { Value } from '../../../api/operations.ts'
import { foldText } from '../../../lib/search/foldText.ts'

type HelpCenter = Value<'GET /wps/system/helpCenter'>
export type HelpCategory = HelpCenter['categories'][number]
export type HelpTerm = HelpCategory['articles'][number]

/** The term at an anchor. The anchor of a category leads to its first term. */
export function termAt(
  categories: readonly HelpCategory[],
  anchor: string | undefined,
): HelpTerm | undefined {
  const terms = categories.flatMap(({ articles }) => articles)
  return (
    terms.find((term) => term.anchor === anchor) ??
    categories.find(({ id }) => id === anchor)?.articles[0]
  )
}

/**
 * The categories, reduced to the terms whose title, category or text contains every word of
 * `query`, without regard to case, accents and width (LANG-07).
 */
export function findTerms(categories: readonly HelpCategory[], query: string): HelpCategory[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return categories
    .map((category) => ({
      ...category,
      articles: category.articles.filter((term) => {
        const text = foldText(`${category.title} ${term.title} ${stripTags(term.content)}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ articles }) => articles.length > 0)
}

const stripTags = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')
