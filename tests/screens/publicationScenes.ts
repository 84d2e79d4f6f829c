import type { Scene, Stage } from './scene.ts'

const openAwake = async ({ page }: Stage, path: string) => {
  await page.goto(path)
  await page.getByRole('main').locator('[data-waking]').first().waitFor({ state: 'detached' })
}

/** Answers a call otherwise, and opens a page by a link: its document has not answered it. */
const openAnswered = async (stage: Stage, call: string, answer: object, linkId: 'pages.news') => {
  await stage.page.route(call, (route) => route.fulfill({ json: answer }))
  await openAwake(stage, '/about')
  await stage.page
    .getByRole('main')
    .getByRole('link', { name: stage.text(linkId) })
    .click()
}

/** News, the blog, the company and the greatest wins. */
export const publicationScenes: readonly Scene[] = [
  { name: 'publications-news', prepare: (stage) => openAwake(stage, '/news') },
  { name: 'publications-blog', prepare: (stage) => openAwake(stage, '/blog') },
  {
    name: 'publications-article',
    prepare: (stage) => openAwake(stage, '/blog/como-funciona-o-rtp'),
  },
  {
    name: 'publications-newsArticle',
    prepare: (stage) => openAwake(stage, '/news/chaves-de-acesso'),
  },
  { name: 'publications-missing', prepare: (stage) => openAwake(stage, '/news/nowhere') },
  {
    name: 'publications-none',
    prepare: async (stage) => {
      const value = { items: [], page: 1, pageSize: 6, total: 0 }
      await openAnswered(stage, '**/wps/publications?*', { success: true, value }, 'pages.news')
      await stage.page.getByText(stage.text('publications.news.none')).waitFor()
    },
  },
  {
    name: 'publications-failed',
    prepare: async (stage) => {
      const rejection = { success: false, code: 'NOT_POSSIBLE_NOW', reference: 'r-1' }
      await openAnswered(stage, '**/wps/publications?*', rejection, 'pages.news')
      await stage.page.getByText(stage.text('publications.failed')).waitFor()
    },
  },
  { name: 'publications-about', prepare: (stage) => openAwake(stage, '/about') },
  { name: 'publications-winners', prepare: (stage) => openAwake(stage, '/winners') },
]
