import { contractDocument } from '../../platform/gen/contractDocument.ts'
import { expect, expectSignedIn, logIn, test } from '../support/portalTest.ts'

test('[API-79] a page tells its language, brand and kind with each call of games that takes them', async ({
  page,
}) => {
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
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
  for (const path of [
    '/rng?vassalage=PG',
    '/rng?filter=hot',
    '/favorite',
    '/recent',
    '/vnLottery',
    '/lottery',
  ]) {
    await page.goto(path)
    await expect(page.locator('[data-waking]')).toHaveCount(0)
  }
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Maiores prêmios' })).toBeVisible()
  for (const call of [
    '/wps/relay/GCSGAME_gameList merchant',
    '/wps/relay/GCSGAME_hotGamesV2 merchantCode',
    '/wps/relay/MCSFE_getFavoriteGamesList clientType',
    '/wps/relay/GCS_recentGame language',
    '/lgw/games/game_menus language',
    '/lgw/vn/games/game_menu language',
  ]) {
    await expect.poll(() => [...asked], { message: call }).toContain(call)
  }
  expect(missing).toEqual([])
})
