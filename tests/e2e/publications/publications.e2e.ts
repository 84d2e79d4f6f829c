import type { Page } from '@playwright/test'
import hostileHtml from '../../corpora/hostileHtml.json' with { type: 'json' }
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const cards = (page: Page) => main(page).getByRole('article')

/**
 * Hostile markup in six texts, since one text with all of it would be nested too deeply for the
 * parser.
 */
const hostileTexts = Array.from({ length: 6 }, (_, part) =>
  hostileHtml.filter((_, index) => index % 6 === part).join('<hr>'),
)

/** Waits for hydration. Earlier presses are replayed, maybe after a test checks their effect. */
async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(main(page).locator('[data-hydrating]')).toHaveCount(0)
}

/**
 * Opens a page repeatedly until it contains a text, since a gateway may serve empty pages just
 * after its start.
 */
async function openWithContent(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(main(page)).toContainText(text, { timeout: 500 })
  }).toPass()
}

test.describe('publications without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[MSG-07, MSG-08] news and articles are readable without scripts, in both languages', {
    tag: '@full',
  }, async ({ page }) => {
    await openWithContent(page, '/news', 'Seus dados em uma página só')
    await expect(cards(page)).toHaveCount(6)
    await expect(cards(page).first()).toContainText('24 de nov. de 2026')
    await expect(cards(page).first()).toContainText('Equipe de segurança')
    await cards(page).first().getByRole('link').click()
    await expect(heading(page)).toHaveText('Seus dados em uma página só')
    await expect(page).toHaveTitle('Seus dados em uma página só · Portico')
    await expect(main(page)).toContainText('identidade, pagamentos e apostas ficam por cinco anos')
    const others = page.getByRole('navigation', { name: 'Mais notícias' })
    await others.getByRole('link', { name: 'Quatro estúdios que falam português' }).click()
    await expect(heading(page)).toHaveText('Quatro estúdios que falam português')

    await openWithContent(page, '/blog?lang=en', 'How RTP works')
    await openWithContent(page, '/blog/como-funciona-o-rtp?lang=en', 'An average, not a promise')
    await expect(page).toHaveTitle('How RTP works · Portico')
    await expect(main(page).getByRole('table')).toContainText('97%')
  })

  test('[MSG-07, MSG-08] each publication has its own meta description, and the URL of a missing publication responds with 404', {
    tag: '@full',
  }, async ({ page, request }) => {
    await openWithContent(page, '/news/chaves-de-acesso', 'Uma chave de acesso fica guardada')
    const html = await (await request.get('/news/chaves-de-acesso')).text()
    expect(html).toContain('content="As chaves de acesso substituem a senha no login.')
    expect(html).toContain('<meta property="og:type" content="article">')
    for (const path of ['/news/nowhere', '/blog/chaves-de-acesso', `/news/${'a'.repeat(300)}`]) {
      await expect(async () => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
      }).toPass()
      await expect(heading(page)).toHaveText('Página não encontrada')
    }
  })

  test('[MSG-06, MSG-09] the documents of the about and winners pages contain the company and the greatest wins', {
    tag: '@full',
  }, async ({ page }) => {
    await openWithContent(page, '/about', 'Portico Demonstração Ltda.')
    await expect(main(page)).toContainText('Secretaria de Prêmios e Apostas, nº SPA/MF 0412/2025')
    await openWithContent(page, '/winners', 'Prêmios assim são raros')
    await expect(
      main(page).getByRole('list', { name: 'Maiores prêmios' }).getByRole('listitem').first(),
    ).toContainText('R$')
  })
})

test('[MSG-07] Back from a news item returns to the same page and position of the list', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/news')
  await untilHydrated(page)
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Páginas de notícias' })
    .getByRole('button', { name: 'Página 2', exact: true })
    .click()
  await expect(page).toHaveURL(/\/news\?page=2$/)
  await expect(cards(page)).toHaveCount(3)
  const last = cards(page).last().getByRole('link')
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('O portal em inglês, e no tema que você preferir')
  await expect(page).toHaveTitle('O portal em inglês, e no tema que você preferir · Portico')
  await page.goBack()
  await expect(page).toHaveURL(/\/news\?page=2$/)
  await expect(last).toBeInViewport()
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  await page.goto('/news?page=9')
  await expect(main(page)).toContainText('Não há nada nesta página.')
  await main(page).getByRole('link', { name: 'Todas as notícias' }).click()
  await expect(cards(page)).toHaveCount(6)
})

test('[MSG-08] links in articles open another article and a page of the portal without a page load, on a phone', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const slug = 'como-funciona-o-rtp'
  await page.goto(`/blog/${slug}`)
  await untilHydrated(page)
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await main(page).getByRole('link', { name: 'volatilidade', exact: true }).click()
  await expect(heading(page)).toHaveText(/^Volatilidade: por que dois jogos/)
  await expect(page.locator('html[data-same]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Todos os artigos' }).click()
  await expect(heading(page)).toHaveText('Blog')
  await expect(cards(page)).toHaveCount(6)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Página 2', exact: true }).click()
  await cards(page).getByRole('link', { name: 'Como reconhecer um site falso' }).click()
  await main(page).getByRole('link', { name: 'Sobre nós', exact: true }).click()
  await expect(heading(page)).toHaveText('Sobre nós')
  await expect(page.locator('html[data-same]')).toHaveCount(1)
})

test('[MSG-07] hostile markup in a publication runs no script and sends no request to another site', {
  tag: '@full',
}, async ({ page }) => {
  const hits: string[] = []
  await page.exposeFunction('hit', () => hits.push('hit'))
  page.on('dialog', (dialog) => {
    hits.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) hits.push(request.url())
  })
  const given = new Map<string, string>()
  await page.route('**/wps/publications/NEWS/*', async (route) => {
    const response = await route.fetch()
    const { value } = await response.json()
    const content = given.get(value.title) ?? hostileTexts[given.size]
    if (content === undefined) throw new Error(`No text is left for ${value.title}`)
    given.set(value.title, content)
    await route.fulfill({ response, json: { success: true, value: { ...value, content } } })
  })
  await page.goto('/news')
  await untilHydrated(page)
  const links = cards(page).getByRole('link')
  const titles = await links.allTextContents()
  expect(titles).toHaveLength(hostileTexts.length)
  for (const title of titles) {
    await links.getByText(title, { exact: true }).click()
    await expect(heading(page)).toHaveText(title)
    const { pathname } = new URL(page.url())
    await expect(main(page).locator('hr').first()).toBeAttached()
    const own = main(page).getByRole('article').locator('a[href^="/"]')
    for (const link of await own.all())
      expect(await link.getAttribute('href')).toMatch(/^\/[^/\\]|^\/$/)
    expect(hits).toEqual([])
    expect(new URL(page.url()).pathname).toBe(pathname)
    await page.goBack()
    await expect(heading(page)).toHaveText('Notícias')
  }
})

test('[MSG-07] the page of a missing news item links to all news', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/news/nowhere')
  await untilHydrated(page)
  await expect(heading(page)).toHaveText('Página não encontrada')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Todas as notícias' }).click()
  await expect(heading(page)).toHaveText('Notícias')
})

test('[MSG-09] the about page shows the company, its licence and its contacts', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/about')
  await untilHydrated(page)
  await expect(heading(page)).toHaveText('Sobre nós')
  const company = main(page).getByRole('region', { name: 'Quem opera o portal' })
  await expect(company).toContainText('Portico Demonstração Ltda.')
  await expect(company).toContainText('Pessoas com 18 anos ou mais')
  await expect(company.getByRole('img', { name: /Selo de/ })).toBeVisible()
  await expect(company.getByRole('link', { name: 'contato@portico.example' })).toHaveAttribute(
    'href',
    'mailto:contato@portico.example',
  )
  const contact = main(page).getByRole('region', { name: 'Fale com a gente' })
  await expect(contact.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)
  await page.goto('/about?lang=en')
  await untilHydrated(page)
  await expect(heading(page)).toHaveText('About us')
  await main(page)
    .getByRole('link', { name: /^Help centre/ })
    .click()
  await expect(page).toHaveURL(/\/help/)
})

test('[MSG-06] the winners page lists the greatest wins of all games or of one type, with links to the games', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/winners')
  await untilHydrated(page)
  const wins = main(page).getByRole('list', { name: 'Maiores prêmios' }).getByRole('listitem')
  await expect(wins).not.toHaveCount(0)
  const texts = await wins.allInnerTexts()
  const amounts = texts.map((text) => {
    const [, amount = ''] = /R\$\s([\d.]+,\d{2})/.exec(text) ?? []
    return Number(amount.replaceAll('.', '').replace(',', '.'))
  })
  expect(amounts.every((amount) => amount > 0)).toBe(true)
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  for (const text of texts) expect(text).toContain('***')
  await expectAccessible(page)

  await main(page).getByRole('radio', { name: 'Cassino ao vivo' }).click()
  await expect(page).toHaveURL(/\/winners\?type=LIVE$/)
  await expect(main(page).getByRole('radio', { name: 'Cassino ao vivo' })).toBeChecked()
  const game = wins.first().getByRole('link')
  await expect(game).toBeVisible()
  const name = await game.innerText()
  await game.click()
  await expect(page).toHaveURL(/\/game\/\d+$/)
  await expect(heading(page)).toContainText(name)
  await page.goBack()
  await expect(main(page).getByRole('radio', { name: 'Cassino ao vivo' })).toBeChecked()

  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)
  await page.route('**/GCSGAME_getRankList?*', (route) =>
    route.fulfill({ json: { success: true, value: { entries: [] } } }),
  )
  await main(page).getByRole('radio', { name: 'Jogos de pesca' }).click()
  await expect(main(page)).toContainText('Nenhum prêmio para mostrar nestes jogos')
})

test('[MSG-06, MSG-07, MSG-08, MSG-09] the footer links to the company, news, blog and winners pages', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/down')
  const foot = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['Sobre nós', '/about'],
    ['Notícias', '/news'],
    ['Blog', '/blog'],
    ['Ganhadores', '/winners'],
  ] as const) {
    await foot.scrollIntoViewIfNeeded()
    // The last link is the link to the page: a help topic earlier in the footer may have the same
    // name as the page.
    await foot.getByRole('link', { name, exact: true }).last().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(heading(page)).toHaveText(name)
  }
})
