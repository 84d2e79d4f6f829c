import type { Page } from '@playwright/test'
import { enterAsNewMember } from '../support/enterAs.ts'
import { expect, test } from '../support/portalTest.ts'

const noneOf = { items: [], page: 1, pageSize: 20, total: 0 }

/** What a member finds who has nothing yet, and where it leads on. */
const places = [
  {
    path: '/member/bettingRecord',
    pt: 'Nenhuma aposta neste período.',
    en: 'No bets in this period.',
    onward: { pt: 'Ver jogos populares', en: 'See popular games', url: /\/hot$/ },
  },
  {
    path: '/member/rewardCentre',
    pt: 'Nenhuma recompensa por aqui.',
    en: 'There are no rewards here.',
    onward: { pt: 'Ver promoções', en: 'See promotions', url: /\/promotions$/ },
  },
  {
    path: '/member/messages?view=unread',
    pt: 'Nenhuma mensagem por aqui.',
    en: 'There are no messages here.',
    onward: { pt: 'Ver todas as mensagens', en: 'See all messages', url: /\/member\/messages$/ },
  },
  {
    path: '/favorite',
    pt: /^Nenhum favorito ainda\./,
    en: /^No favourites yet\./,
    onward: { pt: 'Ver jogos populares', en: 'See popular games', url: /\/hot$/ },
  },
  {
    path: '/recent',
    pt: /^Nenhum dado\./,
    en: /^No data\./,
    onward: { pt: 'Ver jogos populares', en: 'See popular games', url: /\/hot$/ },
  },
  {
    path: '/promotions',
    pt: 'Não há promoções no momento.',
    en: 'There are no promotions right now.',
    onward: { pt: 'Ver jogos populares', en: 'See popular games', url: /\/hot$/ },
  },
  {
    path: '/member/referral',
    pt: 'Ninguém se cadastrou pelo seu link ainda.',
    en: 'Nobody has signed up through your link yet.',
    onward: undefined,
  },
] as const

/** Answers with nothing what a new member may have some of. */
async function haveNothing(page: Page): Promise<void> {
  await page.route(/\/wps\/(messages|promotions|activities)\?/, (route) =>
    route.fulfill({ json: { success: true, value: noneOf } }),
  )
}

const addressIn = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

/** The words in place of a list, and their picture. */
function emptyOf(page: Page, words: string | RegExp) {
  const text = page.getByRole('main').getByRole('status').filter({ hasText: words })
  return { text, picture: text.locator('..').locator('svg').first() }
}

for (const language of ['pt', 'en'] as const) {
  test(`what is empty has a picture and words of its own, and leads on (${language})`, {
    tag: '@full',
  }, async ({ page }) => {
    await enterAsNewMember(page)
    await haveNothing(page)
    const pictures = new Set<string>()
    for (const place of places) {
      await page.goto(addressIn(place.path, language))
      const { text, picture } = emptyOf(page, place[language])
      await expect(text).toBeVisible()
      await expect(picture).toBeVisible()
      await expect(picture).toHaveAttribute('aria-hidden', 'true')
      pictures.add(await picture.innerHTML())
      if (!place.onward) continue
      const link = text.locator('..').getByRole('link', { name: place.onward[language] })
      // A page that has just been loaded may not hear the first press yet.
      await expect(page.locator('[data-hydrating]')).toHaveCount(0)
      await link.click()
      await expect(page).toHaveURL((url) => place.onward.url.test(url.pathname))
    }
    expect(pictures.size).toBe(places.length)
  })
}
