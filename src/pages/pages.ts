import type { MessageId } from '../kit/i18n/messageIds.ts'
import { type LazyPart, lazyPart } from '../kit/lazy/lazyPart.tsx'
import { homeAliases, paths } from '../paths.ts'

/** `public` pages are for everybody. */
export type PageArea = 'public'

export type Page = {
  id: string
  /** Every address of the page, the first being its own. Case does not matter (design 16). */
  paths: readonly [string, ...string[]]
  area: PageArea
  /** Names the page in announcements and, unless `documentTitleId` does, in the browser's tab. */
  titleId: MessageId
  documentTitleId?: MessageId
  Screen: LazyPart<object>
}

/** Every page of the portal. The router, menus and prerendering read this table. */
export const pages: readonly Page[] = [
  {
    id: 'home',
    paths: [paths.home(), ...homeAliases, paths.login(), paths.register()],
    area: 'public',
    titleId: 'home.title',
    documentTitleId: 'home.documentTitle',
    Screen: lazyPart(() => import('./public/HomePage.tsx').then((file) => file.HomePage)),
  },
]

/** Shown at every other address (ROUTE-55). */
export const notFoundPage: Page = {
  id: 'notFound',
  paths: ['*'],
  area: 'public',
  titleId: 'failure.notFound.title',
  Screen: lazyPart(() => import('./public/NotFoundPage.tsx').then((file) => file.NotFoundPage)),
}

/** The page at an address, whatever its case and its last slash. */
export function pageAt(pathname: string): Page {
  const wanted = normal(pathname)
  return pages.find((page) => page.paths.some((path) => normal(path) === wanted)) ?? notFoundPage
}

const normal = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1')
