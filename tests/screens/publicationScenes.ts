import type { Scene, Stage } from './scene.ts'

const openHydrated = async ({ page }: Stage, path: string) => {
  await page.goto(path)
  await page.getByRole('main').locator('[data-hydrating]').first().waitFor({ state: 'detached' })
}

/**
 * Mocks the response of the list of news, and opens the list by a link, so that it does not use the
 * data in the HTML document.
 */
const openAnswered = async (stage: Stage, status: number, answer: object) => {
  await stage.page.route('**/wps/publications?*', (route) =>
    route.fulfill({ status, json: answer }),
  )
  await openHydrated(stage, '/about')
  await stage.page
    .getByRole('main')
    .getByRole('link', { name: stage.text('pages.news') })
    .click()
}

/** The pages of news, blog, company and greatest wins. */
export const publicationScenes: readonly Scene[] = [
  { name: 'publications-news', prepare: (stage) => openHydrated(stage, '/news') },
  { name: 'publications-blog', prepare: (stage) => openHydrated(stage, '/blog') },
  {
    name: 'publications-article',
    prepare: (stage) => openHydrated(stage, '/blog/como-funciona-o-rtp'),
  },
  {
    name: 'publications-newsArticle',
    prepare: (stage) => openHydrated(stage, '/news/chaves-de-acesso'),
  },
  { name: 'publications-missing', prepare: (stage) => openHydrated(stage, '/news/nowhere') },
  {
    name: 'publications-none',
    prepare: async (stage) => {
      const value = { items: [], page: 1, pageSize: 6, total: 0 }
      await openAnswered(stage, 200, { success: true, value })
      await stage.page.getByText(stage.text('publications.news.none')).waitFor()
    },
  },
  {
    name: 'publications-failed',
    prepare: async (stage) => {
      await openAnswered(stage, 500, { success: false, code: 'UNKNOWN', reference: 'r-1' })
      await stage.page.getByText(stage.text('publications.failed')).waitFor()
    },
  },
  { name: 'publications-about', prepare: (stage) => openHydrated(stage, '/about') },
  { name: 'publications-winners', prepare: (stage) => openHydrated(stage, '/winners') },
]
