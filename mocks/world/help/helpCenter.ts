/** The help centre's texts, in the order in which they are shown. */
import type { components } from '../../../src/api/gen/paths.ts'
import type { TextLanguage } from '../texts.ts'
import { timeOfDay } from '../time/marketTime.ts'
import type { Article, Category } from './article.ts'
import { aboutUs, contact, privacy, terms } from './company.ts'
import { bonus, deposit, withdrawal } from './money.ts'
import { account, identity, responsibleGaming } from './safety.ts'

type Schemas = components['schemas']

const categories: readonly Category[] = [
  ...[deposit, withdrawal, bonus, account, identity],
  ...[responsibleGaming, terms, privacy, aboutUs, contact],
]

const articleIn = (language: TextLanguage) => (article: Article) => ({
  anchor: article.anchor,
  title: article.title[language],
  content: article.content[language],
  updatedAt: new Date(timeOfDay(article.updated)).toISOString(),
})

/** The help centre in one language. */
export const helpCenterIn = (language: TextLanguage): Schemas['HelpCenter'] => ({
  language,
  categories: categories.map(({ id, title, articles }) => ({
    id,
    title: title[language],
    articles: articles.map(articleIn(language)),
  })),
})
