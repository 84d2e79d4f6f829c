/** Constants that the product defines for parameters of calls. */
import { describe, expect, it } from 'vitest'
import { sampleRequests } from '../../../mocks/gen/requests.ts'
import type { OperationKey } from '../../../platform/gen/behaviour.ts'
import { requestValidators } from '../../../src/api/gen/validators.js'
import { bodyOf, isFixedTo, objectsIn, operationOf, operations } from './contractFields.ts'

/** Calls with a query parameter of this name. */
const callsWith = (name: string) =>
  [...operations.values()]
    .filter(({ parameters }) =>
      parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
    )
    // The generated tables have a row for each operation of the contract.
    .map(({ key }) => key as OperationKey)

/** True if a call accepts a value in its otherwise valid query. */
function takes(call: OperationKey, name: string, value: string | number): boolean {
  const query = { ...sampleRequests[call].query, [name]: value }
  const pairs = Object.entries(query).map(([key, one]) => [key, String(one)])
  return requestValidators[call].read.query(new URLSearchParams(pairs)).violations === null
}

describe('parameters that describe the client', () => {
  const lists = ['GCSGAME_gameList', 'GCSGAME_hotGamesV2', 'MCSFE_getFavoriteGamesList'] as const

  it.each(lists)(
    '[CONST-59] %s accepts the platforms flash,html5-desktop, html5-desktop and WEB only',
    (list) => {
      const call = `GET /wps/relay/${list}` as const
      const platforms = ['flash,html5-desktop', 'html5-desktop', 'WEB', 'ios', '']
      expect(platforms.map((platform) => takes(call, 'platform', platform))).toEqual([
        ...[true, true, true],
        ...[false, false],
      ])
    },
  )

  it('[CONST-60] the client type is 3 in every call that has one', () => {
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

  it('[CONST-61] the device and the registration method are WEB', () => {
    for (const call of callsWith('device')) {
      expect([takes(call, 'device', 'WEB'), takes(call, 'device', 'APP')]).toEqual([true, false])
    }
    for (const call of ['PUT /wps/member/register', 'PUT /wps/member/register/mobile'] as const) {
      const objects = objectsIn(bodyOf(operationOf(call)))
      expect(objects.some((fields) => isFixedTo(fields.get('registerMethod'), 'WEB'))).toBe(true)
    }
  })
})

describe('page sizes', () => {
  it.each([
    ['[CONST-19] the lobby', 'GET /wps/relay/GCSGAME_gameList', 18],
    ['[CONST-25] favourites', 'GET /wps/relay/MCSFE_getFavoriteGamesList', 999],
    ['[CONST-26] recent games', 'GET /wps/relay/GCS_recentGame', 12],
  ] as const)('%s: %s returns %i items a page by default', (_, call, size) => {
    const schema = operationOf(call).parameters.find(({ name }) => name === 'pageSize')?.schema
    expect(isFixedTo(schema, size)).toBe(true)
  })

  it('[CONST-29] the winner board returns 20 entries by default', () => {
    const { parameters } = operationOf('GET /wps/relay/GCSGAME_getRankList')
    const limit = parameters.find(({ name }) => name === 'limitNum')
    expect(isFixedTo(limit?.schema, 20)).toBe(true)
  })
})

describe('prize modes', () => {
  it('[CONST-68] the prize mode is LOTT, ZY, ELOTT or SEA', () => {
    const call = 'GET /lgw/vn/games/game_menu'
    const modes = ['LOTT', 'ZY', 'ELOTT', 'SEA', 'lott', 'VN', '']
    expect(modes.filter((mode) => takes(call, 'prizeMode', mode))).toEqual([
      ...['LOTT', 'ZY', 'ELOTT', 'SEA'],
    ])
    const launch = objectsIn(bodyOf(operationOf('POST /wps/game/launchGame')))
    expect(launch.some((fields) => fields.has('prizeMode'))).toBe(true)
  })
})
