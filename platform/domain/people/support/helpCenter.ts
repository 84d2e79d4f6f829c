/** Texts of the help centre, in display order. */

import type { components } from '../../../../src/api/gen/paths.ts'
import type { Article, Category } from '../../base/content/article.ts'
import { type TextLanguage, textIn, writtenLanguage } from '../../base/texts/texts.ts'
import { timeOfDay } from '../../base/time/marketTime.ts'

type Schemas = components['schemas']

const articleIn = (language: TextLanguage) => (article: Article) => ({
  anchor: article.anchor,
  title: textIn(article.title, language),
  content: textIn(article.content, language),
  updatedAt: new Date(timeOfDay(article.updatedOn)).toISOString(),
})

export const helpCenterIn = (
  categories: readonly Category[],
  language: TextLanguage,
): Schemas['HelpCenter'] => ({
  language: categories[0] ? writtenLanguage(categories[0].title, language) : language,
  categories: categories.map(({ id, title, articles }) => ({
    id,
    title: textIn(title, language),
    articles: articles.map(articleIn(language)),
  })),
})
