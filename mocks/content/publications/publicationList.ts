import type { Publication } from '../../../platform/domain/base/content/publication.ts'
import { accountNews } from './accountNews.ts'
import { gameNews } from './gameNews.ts'
import { playArticles } from './playArticles.ts'
import { safetyArticles } from './safetyArticles.ts'

/** News and blog articles of the demonstration. */
export const publications: readonly Publication[] = [
  ...accountNews,
  ...gameNews,
  ...playArticles,
  ...safetyArticles,
]
