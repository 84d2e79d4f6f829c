import type { Kind } from '../../features/publications/publications.queries.ts'
import { paths } from '../../paths.ts'
import type { Page } from '../page.ts'

/** Kind of the publications that a page lists or shows. */
export const kindOf = ({ paths: [path] }: Page): Kind =>
  path.startsWith(paths.blog()) ? 'BLOG' : 'NEWS'
