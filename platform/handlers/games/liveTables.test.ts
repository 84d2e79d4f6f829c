import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { lastResults } from '../../../mocks/rules/table/tableOutcomes.ts'
import { rouletteVariant } from '../../../mocks/rules/variants/tableVariants.ts'
import { lobby } from './lobbyForTests.ts'

describe('live tables', () => {
  it('[API-40] live tables have other dealers after a change of shift, but the same bet limits', async () => {
    const { send, passTime } = await lobby()
    const rooms = async () => {
      const { answer } = await send('GET /wps/relay/GLS2_roomList', { query: '?pageSize=50' })
      // The cast is safe: the test server validates responses against the API contract.
      return answer.value?.list as { dealer: object; limits: object; results: string[] }[]
    }
    const before = await rooms()
    expect(before).toHaveLength(50)
    expect(await rooms()).toEqual(before)
    await passTime(31 * 60_000)
    const after = await rooms()
    expect(after.map(({ limits }) => limits)).toEqual(before.map(({ limits }) => limits))
    expect(after.map(({ dealer }) => dealer)).not.toEqual(before.map(({ dealer }) => dealer))
    expect(after.map(({ results }) => results)).not.toEqual(before.map(({ results }) => results))
  })

  it.each([
    ['ROULETTE', /^([0-9]|[12][0-9]|3[0-6])$/],
    ['SIC_BO', /^([3-9]|1[0-8])$/],
    ['BACCARAT', /^(PLAYER|BANKER|TIE)$/],
    ['DRAGON_TIGER', /^(DRAGON|TIGER|TIE)$/],
  ])('[PLAY-02][PLAY-03] %s tables have twenty valid results', async (kind, form) => {
    const { send } = await lobby()
    const query = `?pageSize=50&gameClassify=${kind}`
    const { answer } = await send('GET /wps/relay/GLS2_roomList', { query })
    const rooms = answer.value?.list as { results: string[] }[]
    expect(rooms.length).toBeGreaterThan(10)
    for (const { results } of rooms) {
      expect(results).toHaveLength(20)
      for (const result of results) expect(result).toMatch(form)
    }
  })

  it('[PLAY-02] the game list and the game itself show the same results of a live table', async () => {
    const { send, context } = await lobby()
    const query = '?pageSize=1&gameClassify=ROULETTE'
    const { answer } = await send('GET /wps/relay/GLS2_roomList', { query })
    const [room] = (answer.value?.list ?? []) as { nodeId: string; results: string[] }[]
    const game = room && catalogue.find(room.nodeId)
    if (!game) throw new Error('There is no roulette')
    const shown = await lastResults(context, game.nodeId, rouletteVariant(game), 20)
    expect(room?.results).toEqual(shown.map(({ outcome }) => outcome[0]))
  })
})
