import { describe, expect, it } from 'vitest'
import { agree, daily, dailyCall, offer } from '../contracts/contractsForTests.ts'
import { startTeam } from '../teamForTests.ts'

const dayLength = 86_400_000
type Team = Awaited<ReturnType<typeof startTeam>>

const alertsOf = async (team: Team, username: string) =>
  (await team.as(username, 'GET /wps/agent/alerts')).value
const quietOf = (team: Team, username: string, query = '') =>
  team.as(username, 'GET /wps/agent/quietMembers', { query })

async function playAgo(team: Team, days: number, username: string, stake: number) {
  team.time.now -= days * dayLength
  await team.play(username, { stake })
  team.time.now += days * dayLength
}

const settle = (team: Team, id: string, changes: object) =>
  team.store.settlements.insert({
    id,
    kind: 'dailyWage',
    contractId: 'ct-1',
    payerId: null,
    payeeId: 'm-nobody',
    periodStart: 0,
    periodEnd: 1,
    figures: { validBet: 0, profitLoss: 0, activeMembers: 0 },
    rate: 0,
    amount: 100,
    paidAmount: 0,
    status: 'OWED',
    settledAt: team.time.now,
    ...changes,
  })

const nothing = {
  offers: [],
  offerCount: 0,
  endingOffers: [],
  owedToAgent: [],
  owedByAgent: [],
}

describe('alerts of an agent', () => {
  it('[AGENT-06] the alerts include the offers that the agent has not answered yet', async () => {
    const team = await startTeam()
    expect(await alertsOf(team, 'livia.prado')).toMatchObject(nothing)
    await agree(team, 'carla', 'livia.prado', '0.40')
    expect(await alertsOf(team, 'livia.prado')).toMatchObject(nothing)
    const { value } = await offer(team, 'carla', 'livia.prado', daily('0.50'))
    expect(await alertsOf(team, 'livia.prado')).toMatchObject({
      ...nothing,
      offers: [{ contractId: value.id, kind: 'dailyWage', expiresAt: value.expiresAt }],
      offerCount: 1,
    })
    expect((await alertsOf(team, 'hugo.pacheco')).offers).toEqual([])
    await team.as('livia.prado', dailyCall, { body: { action: 'REJECT', contractId: value.id } })
    expect(await alertsOf(team, 'livia.prado')).toMatchObject(nothing)
  })

  it('[AGENT-06] the alerts include the offers by the agent that expire within two days', async () => {
    const team = await startTeam()
    const of = async () => (await alertsOf(team, 'davi')).endingOffers
    await agree(team, 'carla', 'davi', '0.60')
    await offer(team, 'davi', 'bia.furtado', daily('0.20'))
    await offer(team, 'davi', 'caio.nunes', daily('0.10'))
    expect(await of()).toEqual([])
    team.time.now += 5 * dayLength + 1
    expect(await of()).toEqual([{ kind: 'dailyWage', count: 2 }])
    await team.setFlag('DAILYSALARY3', false)
    expect(await of()).toEqual([])
    await team.setFlag('DAILYSALARY3', true)
    // The offers have expired, but the job that marks them has not run.
    team.time.now += 2 * dayLength
    expect(await of()).toEqual([])
  })

  it('[AGENT-06] the alerts contain the sums that are owed to the agent and by the agent, one sum per kind of settlement', async () => {
    const team = await startTeam()
    const part = { amount: 2_000, paidAmount: 750 }
    await settle(team, 'one', { payerId: 'm-carla', payeeId: 'm-davi', ...part })
    await settle(team, 'two', { payerId: 'm-carla', payeeId: 'm-davi', amount: 250 })
    await settle(team, 'share', { payerId: 'm-carla', payeeId: 'm-davi', kind: 'dividend' })
    await settle(team, 'below', { payerId: 'm-davi', payeeId: 'm-caio.nunes', amount: 3_000 })
    await settle(team, 'paid', { payerId: 'm-carla', payeeId: 'm-davi', status: 'PAID' })
    await settle(team, 'other', { payerId: 'm-carla', payeeId: 'm-livia.prado' })
    expect(await alertsOf(team, 'davi')).toMatchObject({
      owedToAgent: [
        { kind: 'dividend', count: 1, amount: '1.00' },
        { kind: 'dailyWage', count: 2, amount: '15.00' },
      ],
      owedByAgent: [{ kind: 'dailyWage', count: 1, amount: '30.00' }],
    })
    // Settlements among the members below an agent are not shown.
    expect((await alertsOf(team, 'carla')).owedByAgent).toEqual([
      { kind: 'dividend', count: 1, amount: '1.00' },
      { kind: 'dailyWage', count: 3, amount: '16.00' },
    ])
    await team.setFlag('DIVIDEND3', false)
    expect((await alertsOf(team, 'davi')).owedToAgent).toEqual([
      { kind: 'dailyWage', count: 2, amount: '15.00' },
    ])
  })

  it('the alerts contain the five offers that expire first, and the number of all offers', async () => {
    const team = await startTeam()
    const { value } = await offer(team, 'carla', 'yasmin.rocha', daily('0.30'))
    const one = await team.store.contracts.get(String(value.id))
    if (!one) throw new Error('It was not offered')
    for (let index = 1; index <= 6; index += 1) {
      await team.store.contracts.insert({
        ...one,
        id: `ct-more-${index}`,
        expiresAt: one.expiresAt - index,
      })
    }
    const alerts = await alertsOf(team, 'yasmin.rocha')
    // The API contract declares this type.
    const offers = alerts.offers as { contractId: string }[]
    expect(offers.map(({ contractId }) => contractId)).toEqual(
      [6, 5, 4, 3, 2].map((index) => `ct-more-${index}`),
    )
    expect(alerts.offerCount).toBe(7)
  })
})

describe('inactive members', () => {
  it('[AGENT-06] a member is inactive if they had bets in the 30 days before the last seven days, but none in the last seven days', async () => {
    const team = await startTeam()
    const before = Number((await alertsOf(team, 'hugo.pacheco')).quietMembers)
    expect(before).toBe(0)
    // The 30 days run from 36 to 7 days ago. Thales placed a bet on the first of them, Manu on the
    // last.
    await playAgo(team, 36, 'thales.rios', 2_000)
    await playAgo(team, 20, 'manu.peixoto', 500)
    await playAgo(team, 7, 'manu.peixoto', 1_000)
    // Duda placed a bet one day before the 30 days.
    await playAgo(team, 37, 'duda.leal', 9_000)
    expect((await alertsOf(team, 'hugo.pacheco')).quietMembers).toBe(2)
    expect((await quietOf(team, 'hugo.pacheco')).value).toMatchObject({
      items: [
        { account: 'thales.rios', lastDay: '2026-10-16', validBet: '20.00' },
        { account: 'manu.peixoto', lastDay: '2026-11-14', validBet: '15.00' },
      ],
      page: 1,
      total: 2,
    })
    const second = await quietOf(team, 'hugo.pacheco', '?page=2&pageSize=1')
    expect(second.value).toMatchObject({ items: [{ account: 'manu.peixoto' }], total: 2 })
    await playAgo(team, 6, 'thales.rios', 100)
    expect((await quietOf(team, 'hugo.pacheco')).value).toMatchObject({
      items: [{ account: 'manu.peixoto' }],
      total: 1,
    })
  })

  it('an inactive member causes no alert during a time-out', async () => {
    const team = await startTeam()
    await playAgo(team, 10, 'thales.rios', 2_000)
    const until = team.time.now + dayLength
    const row = { id: 'm-thales.rios', kind: 'TIME_OUT', since: team.time.now, until }
    await team.store.exclusions.insert(row)
    expect((await alertsOf(team, 'hugo.pacheco')).quietMembers).toBe(0)
    team.time.now = until
    expect((await alertsOf(team, 'hugo.pacheco')).quietMembers).toBe(1)
  })

  it('an inactive member causes no alert during a time-out of another account of the same person', async () => {
    const team = await startTeam()
    await playAgo(team, 10, 'thales.rios', 2_000)
    const until = team.time.now + dayLength
    const account = { id: 'm-thales.rios', personId: 'person-1', closedAt: null } as const
    const link = { ...account, evidence: 'IDENTITY', linkedAt: team.time.now } as const
    await team.store.personAccounts.insert(link)
    const row = { id: 'person-1', kind: 'TIME_OUT', since: team.time.now, until }
    await team.store.exclusions.insert(row)
    expect((await alertsOf(team, 'hugo.pacheco')).quietMembers).toBe(0)
  })

  it("the list of inactive members has only members of the agent's own team", async () => {
    const team = await startTeam()
    await playAgo(team, 10, 'thales.rios', 2_000)
    await playAgo(team, 10, 'hugo.pacheco', 2_000)
    expect((await quietOf(team, 'marcos.teles')).value).toMatchObject({ items: [], total: 0 })
    expect((await quietOf(team, 'hugo.pacheco')).value).toMatchObject({
      items: [{ account: 'thales.rios' }],
      total: 1,
    })
  })
})
