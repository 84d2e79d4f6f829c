import type { Page } from '@playwright/test'
import { startAsNewMember } from '../support/enterAs.ts'
import { follow } from '../support/follow.ts'
import { expect, test } from '../support/portalTest.ts'

const noneOf = { items: [], page: 1, pageSize: 20, total: 0 }

/** Text of each empty state of a new member, and the target of its link. */
const places = [
  {
    path: '/member/bettingRecord',
    text: 'Nenhuma aposta neste período.',
    onward: { link: 'Ver jogos populares', url: /\/hot$/ },
  },
  {
    path: '/member/rewardCentre',
    text: 'Nenhum prêmio por aqui.',
    onward: { link: 'Ver promoções', url: /\/promotions$/ },
  },
  {
    path: '/member/messages?view=unread',
    text: 'Nenhuma mensagem por aqui.',
    onward: { link: 'Ver todas as mensagens', url: /\/member\/messages$/ },
  },
  {
    path: '/favorite',
    text: /^Nenhum favorito ainda\./,
    onward: { link: 'Ver jogos populares', url: /\/hot$/ },
  },
  {
    path: '/recent',
    text: /^Nenhum dado\./,
    onward: { link: 'Ver jogos populares', url: /\/hot$/ },
  },
  {
    path: '/promotions',
    text: 'Não há promoções no momento.',
    onward: { link: 'Ver jogos populares', url: /\/hot$/ },
  },
  {
    path: '/member/referral',
    text: 'Ninguém se cadastrou pelo seu link ainda.',
    onward: undefined,
  },
] as const

/**
 * Responds with empty lists of messages, promotions and activities, since not even a new member's
 * lists are empty.
 */
async function haveNothing(page: Page): Promise<void> {
  await page.route(/\/wps\/(messages|promotions|activities)\?/, (route) =>
    route.fulfill({ json: { success: true, value: noneOf } }),
  )
}

/** The text of an empty state, and its picture. */
function emptyOf(page: Page, words: string | RegExp) {
  const text = page.getByRole('main').getByRole('status').filter({ hasText: words })
  return { text, picture: text.locator('..').locator('svg').first() }
}

test('each empty state has its own picture and text and links to a next step', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  await haveNothing(page)
  await page.goto('/hot')
  await page.locator('html[data-hydrated]').waitFor()
  const pictures = new Set<string>()
  for (const place of places) {
    await follow(page, place.path)
    const { text, picture } = emptyOf(page, place.text)
    await expect(text).toBeVisible()
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('aria-hidden', 'true')
    pictures.add(await picture.innerHTML())
    if (!place.onward) continue
    const link = text.locator('..').getByRole('link', { name: place.onward.link })
    // A page that is not hydrated yet may miss the first press.
    await expect(page.locator('[data-hydrating]')).toHaveCount(0)
    await link.click()
    await expect(page).toHaveURL((url) => place.onward.url.test(url.pathname))
  }
  expect(pictures.size).toBe(places.length)
})
