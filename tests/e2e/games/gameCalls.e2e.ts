import { contractDocument } from '../../../platform/gen/contractDocument.ts'
import { startSession } from '../../support/enterAs.ts'
import { expect, test } from '../../support/portalTest.ts'

test('[API-79] a page sends language, brand and client type with each games call that accepts them', {
  tag: '@full',
}, async ({ page }) => {
  const contract = JSON.parse(contractDocument)
  const own = ['language', 'merchant', 'merchantCode', 'clientType']
  const listed = (pathname: string): string[] => {
    const path = pathname.startsWith('/wps/games/1') ? '/wps/games/{nodeId}' : pathname
    const parameters: { $ref?: string; in?: string; name?: string }[] =
      contract.paths[path]?.get?.parameters ?? []
    return parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name = '' }) => name)
      .filter((name) => own.includes(name))
  }
  const missing: string[] = []
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    for (const name of listed(pathname)) {
      asked.add(`${pathname} ${name}`)
      if (!searchParams.get(name)) missing.push(`${name} of ${pathname}`)
    }
  })
  await startSession(page, 'ana')
  const calls = [
    ['/rng?vassalage=PG', '/wps/relay/GCSGAME_gameList merchant'],
    ['/rng?filter=hot', '/wps/relay/GCSGAME_hotGamesV2 merchantCode'],
    ['/favorite', '/wps/relay/MCSFE_getFavoriteGamesList clientType'],
    ['/recent', '/wps/relay/GCS_recentGame language'],
    ['/vnLottery', '/lgw/vn/games/game_menu language'],
    ['/lottery', '/lgw/games/game_menus language'],
  ] as const
  for (const [path, call] of calls) {
    await page.goto(path)
    // The next page opens after this call: leaving the page earlier would cancel the call.
    await expect.poll(() => [...asked], { message: call }).toContain(call)
  }
  await page.goto('/')
  const board = page.getByRole('region', { name: 'Maiores prêmios' })
  // The wins load near the window.
  await board.scrollIntoViewIfNeeded()
  await expect(board.getByRole('listitem').first()).toBeVisible()
  expect(missing).toEqual([])
})

test('[GAME-22, GAME-23, GAME-24, GAME-33] a change of language requests hot games, winners and vendors again', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  const board = page.getByRole('region', { name: 'Maiores prêmios' })
  // The wins load near the window.
  await board.scrollIntoViewIfNeeded()
  await expect(board.getByRole('listitem').first()).toBeVisible()
  const inEnglish = (path: string) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url())
      return pathname === path && searchParams.get('language') === 'en'
    })
  const asked = [
    inEnglish('/wps/relay/GCSGAME_hotGamesV2'),
    inEnglish('/wps/relay/GCSGAME_getRankList'),
    inEnglish('/wps/relay/GCSGAME_newGameVendor'),
  ]
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await Promise.all(asked)
  await expect(page.getByRole('region', { name: 'Biggest wins' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sports', exact: true })).toBeVisible()
})

test('[GAME-34] tables, fishing and slots pages request no vendors, even at the foot of the page', {
  tag: '@full',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/GCSGAME_newGameVendor')) asked.push(page.url())
  })
  for (const path of ['/pvp', '/fish', '/rng']) {
    // A busy gateway may first serve a document without its content.
    await expect(async () => {
      const document = await page.request.get(path)
      expect(await document.text()).toContain('</article>')
    }).toPass()
    await page.goto(path)
    await expect(page.locator('[data-hydrating]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Provedores', exact: true }).click()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByRole('list', { name: 'Provedores de jogos' })).toBeVisible()
  }
  expect(asked).toEqual([])
})

test('[GAME-30, GAME-31] a reload shows the stored hot games at once and requests them again', {
  tag: '@full',
}, async ({ page }) => {
  const call = '**/wps/relay/GCSGAME_hotGamesV2*'
  await page.goto('/hot?vassalage=EVO')
  const tiles = page.getByRole('list', { name: 'Jogos em alta' }).getByRole('article')
  await expect(tiles.first()).toContainText('Evora Live')
  const kept = await page.evaluate(() => sessionStorage.getItem('HOT_GAMES'))
  expect(kept).toContain('"nodeId"')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(call, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(call)
  await page.reload()
  await asked
  await expect(tiles.first()).toContainText('Evora Live')
  const answered = page.waitForResponse(call)
  release()
  await answered
})
