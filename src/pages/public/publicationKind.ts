import type { Kind } from '../../features/publications/publications.queries.ts'
import { paths } from '../../paths.ts'
import type { Page } from '../page.ts'

/** What a list, or a page of one of its texts, is about. */
export const kindOf = ({ paths: [path] }: Page): Kind =>
  path.startsWith(paths.blog()) ? 'BLOG' : 'NEWS'
