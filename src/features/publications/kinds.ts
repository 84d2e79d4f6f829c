import { paths } from '../../paths.ts'
import type { Kind } from './publications.queries.ts'

/** Schema.org type, path and message ids of each kind of publication. */
export const kinds = {
  NEWS: {
    type: 'NewsArticle',
    path: paths.news,
    titleId: 'pages.news',
    leadId: 'publications.news.lead',
    noneId: 'publications.news.none',
    pagesId: 'publications.news.pages',
    allId: 'publications.news.all',
    othersId: 'publications.news.others',
    missingId: 'publications.news.missing',
  },
  BLOG: {
    type: 'BlogPosting',
    path: paths.blog,
    titleId: 'pages.blog',
    leadId: 'publications.blog.lead',
    noneId: 'publications.blog.none',
    pagesId: 'publications.blog.pages',
    allId: 'publications.blog.all',
    othersId: 'publications.blog.others',
    missingId: 'publications.blog.missing',
  },
} as const satisfies Record<Kind, object>
