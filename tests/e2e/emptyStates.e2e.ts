import type { Page } from '@playwright/test'
import { enterAsNewMember } from '../support/enterAs.ts'
import { expect, test } from '../support/portalTest.ts'

const noneOf = { items: [], page: 1, pageSize: 20, total: 0 }

/** Text of each empty state of a new member, and the target of its link. */
const places = [
  {
    path: '/member/bettingRecord',
    pt: 'Nenhuma aposta neste período.',
    en: 'No bets in this period.',
    onward: { pt: 'Ver jogos populares', en: 'See popular games', url: /\/hot$/ },
  },
  {
    path: '/member/rewardCentre',
    pt: 'Nenhum prêmio por aqui.',
    en: 'No rewards here yet.',
    onward: { pt: 'Ver promoções', en: 'See promotions', url: /\/promotions$/ },
  },
  {
    path: '/member/messages?view=unread',
    pt: 'Nenhuma mensagem por aqui.',
    en: 'No messages here.',
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

/** Answers calls of lists with empty lists, since a new member may have entries in them. */
async function haveNothing(page: Page): Promise<void> {
  await page.route(/\/wps\/(messages|promotions|activities)\?/, (route) =>
    route.fulfill({ json: { success: true, value: noneOf } }),
  )
}

const addressIn = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

/** The text of an empty state, and its picture. */
function emptyOf(page: Page, words: string | RegExp) {
  const text = page.getByRole('main').getByRole('status').filter({ hasText: words })
  return { text, picture: text.locator('..').locator('svg').first() }
}

for (const language of ['pt', 'en'] as const) {
  test(`each empty state has its own picture and text and links to a next step (${language})`, {
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
      // A page that is not hydrated yet may miss the first press.
      await expect(page.locator('[data-hydrating]')).toHaveCount(0)
      await link.click()
      await expect(page).toHaveURL((url) => place.onward.url.test(url.pathname))
    }
    expect(pictures.size).toBe(places.length)
  })
}
