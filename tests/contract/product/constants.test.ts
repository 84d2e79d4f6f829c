/** The constants of the product that travel with calls. */
import { describe, expect, it } from 'vitest'
import { sampleRequests } from '../../../mocks/gen/requests.ts'
import type { OperationKey } from '../../../platform/gen/behaviour.ts'
import { requestValidators } from '../../../src/api/gen/validators.js'
import { bodyOf, isFixedTo, objectsIn, operationOf, operations } from './contractFields.ts'

/** The calls that take a parameter in their query. */
const callsWith = (name: string) =>
  [...operations.values()]
    .filter(({ parameters }) =>
      parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
    )
    // Each operation of the contract has a row in what is generated from it.
    .map(({ key }) => key as OperationKey)

/** Whether a call takes a value in its query, being good but for that. */
function takes(call: OperationKey, name: string, value: string | number): boolean {
  const query = { ...sampleRequests[call].query, [name]: value }
  const pairs = Object.entries(query).map(([key, one]) => [key, String(one)])
  return requestValidators[call].read.query(new URLSearchParams(pairs)).violations === null
}

describe('what a page says of itself', () => {
  const lists = ['GCSGAME_gameList', 'GCSGAME_hotGamesV2', 'MCSFE_getFavoriteGamesList'] as const

  it.each(lists)('[CONST-59] to %s is flash, html5-desktop or WEB, and no other', (list) => {
    const call = `GET /wps/relay/${list}` as const
    const platforms = ['flash,html5-desktop', 'html5-desktop', 'WEB', 'ios', '']
    expect(platforms.map((platform) => takes(call, 'platform', platform))).toEqual([
      ...[true, true, true],
      ...[false, false],
    ])
  })

  it('[CONST-60] is client type 3, wherever one is asked for', () => {
    const calls = callsWith('clientType')
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /wps/relay/GCSGAME_gameList',
        'GET /wps/relay/MCSFE_getFavoriteGamesList',
        'GET /wps/relay/GCS_recentGame',
      ]),
    )
    for (const call of calls) {
      expect([2, 3, 4].map((type) => takes(call, 'clientType', type))).toEqual([false, true, false])
    }
  })

  it('[CONST-61] is the platform WEB, where a brand is asked for one', () => {
    for (const call of callsWith('device')) {
      expect([takes(call, 'device', 'WEB'), takes(call, 'device', 'APP')]).toEqual([true, false])
    }
    for (const call of ['PUT /wps/member/register', 'PUT /wps/member/register/mobile'] as const) {
      const objects = objectsIn(bodyOf(operationOf(call)))
      expect(objects.some((fields) => isFixedTo(fields.get('registerMethod'), 'WEB'))).toBe(true)
    }
  })
})

describe('a list', () => {
  it.each([
    ['[CONST-19] the lobby', 'GET /wps/relay/GCSGAME_gameList', 18],
    ['[CONST-25] favourites', 'GET /wps/relay/MCSFE_getFavoriteGamesList', 999],
    ['[CONST-26] recent games', 'GET /wps/relay/GCS_recentGame', 12],
  ] as const)('%s: %s has %i a page unless asked', (_, call, size) => {
    const schema = operationOf(call).parameters.find(({ name }) => name === 'pageSize')?.schema
    expect(isFixedTo(schema, size)).toBe(true)
  })

  it('[CONST-29] the winner board has 20 entries unless asked', () => {
    const { parameters } = operationOf('GET /wps/relay/GCSGAME_getRankList')
    const limit = parameters.find(({ name }) => name === 'limitNum')
    expect(isFixedTo(limit?.schema, 20)).toBe(true)
  })
})

describe('a prize mode', () => {
  it('[CONST-68] is LOTT, ZY, ELOTT or SEA', () => {
    const call = 'GET /lgw/vn/games/game_menu'
    const modes = ['LOTT', 'ZY', 'ELOTT', 'SEA', 'lott', 'VN', '']
    expect(modes.filter((mode) => takes(call, 'prizeMode', mode))).toEqual([
      ...['LOTT', 'ZY', 'ELOTT', 'SEA'],
    ])
    const launch = objectsIn(bodyOf(operationOf('POST /wps/game/launchGame')))
    expect(launch.some((fields) => fields.has('prizeMode'))).toBe(true)
  })
})
