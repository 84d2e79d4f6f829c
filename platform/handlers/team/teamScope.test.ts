import { describe, expect, it } from 'vitest'
import { startTeam } from '../teamForTests.ts'

describe('team record', () => {
  const today = 'from=2026-11-21T03:00:00Z'
  /** Usernames of the rows in a response's list. */
  const accountsIn = ({ value }: { value: Record<string, unknown> }) =>
    // The API contract declares this type for the response.
    (value.items as { account: string }[]).map(({ account }) => account)

  it('a team record can be limited to one level, counted from the calling agent', async () => {
    const team = await startTeam()
    const since = `from=${new Date(team.time.now).toISOString()}`
    for (const who of ['davi', 'caio.nunes', 'jessica.lobo']) {
      team.time.now += 1_000
      await team.play(who, { stake: 1_000, win: 500 })
    }
    const betsOf = async (agent: string, level: number) =>
      accountsIn(await team.as(agent, 'GET /wps/agent/bets', { query: `?${since}&level=${level}` }))
    expect(await betsOf('carla', 1)).toEqual(['davi'])
    expect(await betsOf('carla', 2)).toEqual(['caio.nunes'])
    expect(await betsOf('davi', 1)).toEqual(['caio.nunes'])
    expect(await betsOf('davi', 2)).toEqual(['jessica.lobo'])
    expect(await betsOf('davi', 9)).toEqual([])
    const moved = await team.as('carla', 'GET /wps/agent/transactions', {
      query: `?${since}&kind=WIN&level=3`,
    })
    expect(accountsIn(moved)).toEqual(['jessica.lobo'])
    expect(moved.value).toMatchObject({ totals: { in: '5.00', out: '0.00' } })
  })

  it('a team record names the selected member, and is empty if that member is not on the selected level', async () => {
    const team = await startTeam()
    await team.play('caio.nunes', { stake: 1_000 })
    const read = (query: string) =>
      team.as('carla', 'GET /wps/agent/bets', { query: `?${today}&${query}` })
    const { value } = await read('memberId=m-caio.nunes')
    expect(value).toMatchObject({ total: 1, member: { account: 'caio.nunes' } })
    expect((await read('memberId=m-caio.nunes&level=2')).value).toMatchObject({ total: 1 })
    expect((await read('memberId=m-caio.nunes&level=1')).value).toMatchObject({ total: 0 })
    expect((await read('level=2')).value.member).toBeUndefined()
    for (const level of ['0', '-1', '1.5', 'x', '1001']) {
      expect((await read(`level=${level}`)).status, level).toBe(422)
    }
  })

  it('the breadcrumb trail of a team record leads from the calling agent to the selected member', async () => {
    const team = await startTeam()
    const query = '?memberId=m-caio.nunes'
    const trailOf = async (agent: string) => {
      const { value } = await team.as(agent, 'GET /wps/agent/losses', { query })
      // The API contract declares this type for the response.
      return (value.trail as { account: string }[]).map(({ account }) => account)
    }
    expect(await trailOf('carla')).toEqual(['carla', 'davi', 'caio.nunes'])
    expect(await trailOf('davi')).toEqual(['davi', 'caio.nunes'])
  })

  it('the daily sums of a team record cover only the rows that match its filters', async () => {
    const team = await startTeam()
    const day = 86_400_000
    await team.play('caio.nunes', { stake: 1_000, win: 400 })
    await team.play('edu', { stake: 2_000 })
    team.time.now += day
    await team.play('edu', { stake: 500, win: 2_500 })
    const read = async (name: 'bets' | 'losses' | 'transactions', query = '') =>
      (await team.as('davi', `GET /wps/agent/${name}`, { query: `?${today}${query}` })).value
    expect((await read('bets')).days).toEqual([
      { day: '2026-11-22', stake: '5.00', profit: '20.00' },
      { day: '2026-11-21', stake: '30.00', profit: '-26.00' },
    ])
    expect((await read('bets', '&memberId=m-caio.nunes')).days).toEqual([
      { day: '2026-11-21', stake: '10.00', profit: '-6.00' },
    ])
    expect((await read('bets', '&status=PENDING')).days).toEqual([])
    expect((await read('losses')).days).toEqual([
      { day: '2026-11-22', validBet: '5.00', profit: '20.00' },
      { day: '2026-11-21', validBet: '30.00', profit: '-26.00' },
    ])
    // `play` deposits the stake before each bet.
    expect((await read('transactions')).days).toEqual([
      { day: '2026-11-22', in: '30.00', out: '5.00' },
      { day: '2026-11-21', in: '34.00', out: '30.00' },
    ])
    expect((await read('transactions', '&kind=WIN&level=1')).days).toEqual([
      { day: '2026-11-22', in: '25.00', out: '0.00' },
      { day: '2026-11-21', in: '4.00', out: '0.00' },
    ])
  })

  it('[AGENT-09] an agent can read a recent bet of a member below; any other bet is reported as unknown', async () => {
    const team = await startTeam()
    // Renan is below Carla, but not below Davi.
    for (const who of ['caio.nunes', 'davi', 'renan77', 'ana']) {
      await team.play(who, { stake: 1_000, win: 500 })
    }
    const gameRound = { kind: 'SHOT', target: 'turtle', odds: '12.00', isHit: true } as const
    await team.store.bets.update('b-test-1', { details: { gameRound } })
    const read = (agent: string, betId: string) =>
      team.as(agent, 'GET /wps/agent/bets/{betId}', { path: `/wps/agent/bets/${betId}` })
    for (const agent of ['carla', 'davi']) {
      const { value } = await read(agent, 'b-test-1')
      expect(value, agent).toMatchObject({ stake: '10.00', round: 'b-test-1', gameRound })
    }
    const unknown = { status: 404, code: 'NOT_FOUND' }
    for (const betId of ['b-test-2', 'b-test-3', 'b-test-4', 'b-nobodys']) {
      expect(await read('davi', betId), betId).toMatchObject(unknown)
    }
    expect(await read('ana', 'b-test-4')).toMatchObject({ status: 403, code: 'AGENTS_ONLY' })
    team.time.now += 91 * 86_400_000
    expect(await read('davi', 'b-test-1')).toMatchObject(unknown)
  })

  it('a team record covers at most 90 days, and is empty for a reversed period', async () => {
    const team = await startTeam()
    for (const name of ['bets', 'losses', 'transactions', 'income'] as const) {
      const key = `GET /wps/agent/${name}` as const
      const old = await team.as('davi', key, { query: '?from=2020-01-01T00:00:00Z' })
      expect(old.value, name).toMatchObject({ period: { from: '2026-08-23T03:00:00.000Z' } })
      const backward = '?from=2026-11-20T03:00:00Z&to=2026-11-10T03:00:00Z'
      const none = await team.as('davi', key, { query: backward })
      expect(none.value.days, name).toEqual([])
      expect((await team.as('davi', key, { query: '?to=tomorrow' })).status, name).toBe(422)
    }
  })
})
