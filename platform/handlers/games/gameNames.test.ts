import { expect, it } from 'vitest'
import type { components } from '../../../src/api/gen/paths.ts'
import { startPlatform } from '../platformForTests.ts'

type Page = { games: components['schemas']['Game'][]; total: number }

async function startSearch() {
  const { send } = await startPlatform()
  return async (name: string, more = ''): Promise<Page> => {
    const query = `?clientType=3&platform=flash,html5-desktop&gameName=${name}${more}`
    const { answer } = await send('GET /wps/relay/GCSGAME_gameList', { query })
    // The cast is safe: the test server validates responses against the API contract.
    return answer.value as Page
  }
}

it('[ACT-22] a game search tolerates a misspelled name and ranks the best match first', async () => {
  const search = await startSearch()
  const meant = await search('cleopatra')
  expect(meant.games[0]?.displayName).toMatch(/^Cle[oó]patra/)
  expect((await search('cleopatta')).total).toBe(meant.total)
})

it('a game search keeps the requested sort order', async () => {
  const search = await startSearch()
  const rates = (await search('cleopatta', '&sort=RTP')).games.map(({ rtp }) => Number(rtp))
  expect(rates.length).toBeGreaterThan(1)
  expect(rates).toEqual(rates.toSorted((one, other) => other - one))
})

it.each([
  ['kuanghuan', /狂欢/, 'zh'],
  ['KuangHuan shuiguo', /狂欢水果/, 'zh'],
  ['ruuretto', /ルーレット/, 'ja'],
  ['deuraegon', /드래곤/, 'ko'],
  ['drakon', /дракон/i, 'ru'],
  ['mangkon', /มังกร/, 'th'],
  ['rajkumari', /राजकुमारी/, 'hi'],
])('[LANG-07] a game search finds the romanised name %s', async (typed, name, language) => {
  const search = await startSearch()
  const { games } = await search(typed, `&language=${language}`)
  // Some of these games have no name in `language`, so only one name has to match.
  const names = games.map(({ displayName }) => displayName)
  expect(names).toContainEqual(expect.stringMatching(name))
})

it.each([
  ['cleópatra', 'Cleopatra'],
  ['ＴＩＧＲＥ', 'tigre'],
  ['النِّمـر', 'النمر'],
  ['クレオパトラ', 'くれおぱとら'],
  ['дракон', 'ДРАКОН'],
])('[LANG-07] a game search finds the same games for %s and %s', async (one, other) => {
  const search = await startSearch()
  const found = await search(one)
  expect(found.total).toBeGreaterThan(0)
  expect(await search(other)).toEqual(found)
})
