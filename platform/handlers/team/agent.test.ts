import { describe, expect, it } from 'vitest'
import { openSession } from '../../domain/accounts/session/sessions.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { seal } from '../../server/serverForTests.ts'
import { userForTests } from '../platformForTests.ts'
import { startTeam } from '../teamForTests.ts'

const gameTypes = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']
const rates = (rate: string) => Object.fromEntries(gameTypes.map((type) => [type, rate]))
const invitation = (changes: object = {}) => ({
  accountKind: 'AGENT',
  rates: rates('0.20'),
  domain: 'portico.example',
  ...changes,
})

const reads = [
  ...['overview', 'downline', 'invitations', 'bets', 'losses', 'income', 'transactions'],
  ...['dividends', 'dailySalaries', 'hourlySalaries', 'realtimeSalaries', 'announcements'],
  ...['alerts', 'quietMembers'],
].map((name) => `GET /wps/agent/${name}`) as OperationKey[]

describe('agent centre', () => {
  it('[ROLE-17][ROLE-18][ERR-28] the agent centre is accessible to agents only', async () => {
    const team = await startTeam()
    for (const read of reads) {
      expect(await team.as('ana', read), read).toMatchObject({ status: 403, code: 'AGENTS_ONLY' })
      expect((await team.as('bruno', read)).code, read).toBe('TRIAL_NOT_ALLOWED')
      expect((await team.send(read)).status, read).toBe(401)
      for (const agent of ['carla', 'davi']) {
        expect((await team.as(agent, read)).status, `${agent} ${read}`).toBe(200)
      }
    }
  })

  it('[ROLE-23] the agent centre rejects operations whose module is off', async () => {
    const team = await startTeam()
    for (const [name, flag] of [
      ['dividends', 'DIVIDEND3'],
      ['dailySalaries', 'DAILYSALARY3'],
      ['hourlySalaries', 'HOURLYSALARY3'],
      ['realtimeSalaries', 'REALTIMESALARY3'],
    ] as const) {
      await team.setFlag(flag, false)
      const off = await team.as('carla', `GET /wps/agent/${name}`)
      expect(off).toMatchObject({ status: 403, code: 'MODULE_OFF' })
      expect((await team.as('carla', 'GET /wps/agent/overview')).status).toBe(200)
      await team.setFlag(flag, true)
    }
    await team.setFlag('AGENTPOLICY3', false)
    for (const read of reads) expect((await team.as('carla', read)).code, read).toBe('MODULE_OFF')
  })

  it('an agent cannot read data of uplines, other branches or strangers', async () => {
    const team = await startTeam()
    for (const other of ['m-carla', 'm-livia.prado', 'm-bruno', 'm-nobody']) {
      const path = `/wps/agent/downline/${other}`
      expect((await team.as('davi', 'GET /wps/agent/downline/{memberId}', { path })).status).toBe(
        404,
      )
      for (const name of ['downline', 'bets', 'losses', 'transactions'] as const) {
        const query = `?memberId=${other}`
        const key = `GET /wps/agent/${name}` as const
        expect((await team.as('davi', key, { query })).status, `${name} ${other}`).toBe(404)
      }
    }
  })

  it('announcements for agents are in the language of the caller', async () => {
    const team = await startTeam()
    const { value } = await team.as('carla', 'GET /wps/agent/announcements', {
      query: '?pageSize=1',
    })
    expect(value).toMatchObject({
      total: 5,
      items: [{ title: 'Salário em tempo real a cada 5 minutos' }],
    })
  })
})

describe('team of an agent', () => {
  it("the team overview sums up the bets of the team's members by period and by day", async () => {
    const team = await startTeam()
    await team.play('caio.nunes', { stake: 10_000, win: 4_000 })
    await team.play('lorena.sa', { stake: 5_000, win: 9_000 })
    // Bets of the agent and of another branch do not count.
    await team.play('davi', { stake: 777 })
    await team.play('livia.prado', { stake: 888 })
    const { value } = await team.as('davi', 'GET /wps/agent/overview', {
      query: '?from=2026-11-21T03:00:00Z',
    })
    const figures = {
      bets: 2,
      stake: '150.00',
      validBet: '150.00',
      win: '130.00',
      profit: '-20.00',
      deposits: '150.00',
      withdrawals: '0.00',
    }
    expect(value).toMatchObject({
      teamSize: 14,
      activeMembers: 2,
      newMembers: 0,
      totals: figures,
    })
    // The API contract declares this type.
    const days = value.days as object[]
    expect(days[0]).toMatchObject({ day: '2026-11-21', activeMembers: 2, ...figures })
    const balances = await Promise.all(
      (await team.store.teamLinks.find({ where: { ancestorId: 'm-davi' } })).map(
        async ({ memberId }) => (await team.store.wallets.get(memberId))?.balance ?? 0,
      ),
    )
    const sum = balances.reduce((total, balance) => total + balance, 0)
    expect(value.teamBalance).toBe((sum / 100).toFixed(2))
  })

  it('the team tree can be browsed by level, searched and sorted', async () => {
    const team = await startTeam()
    const key = 'GET /wps/agent/downline'
    const accounts = ({ value }: Awaited<ReturnType<typeof team.as>>) =>
      // The API contract declares this type.
      (value.items as { account: string }[]).map(({ account }) => account)
    const own = await team.as('carla', key, { query: '?sort=TEAM_SIZE&pageSize=2' })
    expect(accounts(own)).toEqual(['davi', 'livia.prado'])
    expect(own.value).toMatchObject({ page: 1, pageSize: 2, total: 10 })
    const below = await team.as('carla', key, {
      query: '?memberId=m-caio.nunes&sort=ACCOUNT&direction=ASCENDING',
    })
    expect(accounts(below)).toEqual(['jessica.lobo', 'ruan.garcia'])
    expect(below.value).toMatchObject({
      items: [{ level: 3, accountKind: 'MEMBER', balance: '77.10', teamSize: 0 }, {}],
      trail: [{ account: 'carla' }, { account: 'davi' }, { account: 'caio.nunes' }],
    })
    const found = await team.as('carla', key, { query: '?search=LOREN' })
    expect(accounts(found)).toEqual(['lorena.sa'])
    expect(accounts(await team.as('livia.prado', key, { query: '?search=LOREN' }))).toEqual([])
    const direct = (query: string) => team.as('carla', key, { query: `${query}&isDirect=true` })
    expect(accounts(await direct('?search=LOREN'))).toEqual([])
    expect(accounts(await direct('?search=DAV'))).toEqual(['davi'])
  })

  it('the details of a team member contain the figures of the member and of the team below the member', async () => {
    const team = await startTeam()
    await team.play('bia.furtado', { stake: 1_000 })
    await team.play('lorena.sa', { stake: 2_000 })
    const path = '/wps/agent/downline/m-bia.furtado'
    const { value } = await team.as('carla', 'GET /wps/agent/downline/{memberId}', { path })
    expect(value).toMatchObject({
      account: 'bia.furtado',
      level: 2,
      accountKind: 'AGENT',
      upline: { account: 'davi' },
      rates: rates('0.45'),
      contracts: [],
      teamSize: 5,
      directDownlines: 3,
      own: { stake: '10.00' },
      team: { stake: '30.00' },
    })
  })

  it("[AGENT-01] an agent reads the lists of the team's bets, losses and transactions", async () => {
    const team = await startTeam()
    await team.play('caio.nunes', { stake: 10_000, win: 4_000 })
    team.time.now += 1000
    await team.play('edu', { stake: 3_000, win: 5_000 })
    const query = '?from=2026-11-21T03:00:00Z'
    const bets = await team.as('davi', 'GET /wps/agent/bets', { query })
    expect(bets.value).toMatchObject({
      items: [
        { account: 'edu', stake: '30.00', profit: '20.00' },
        { account: 'caio.nunes', profit: '-60.00' },
      ],
      totals: { stake: '130.00', win: '90.00', profit: '-40.00' },
    })
    const losses = await team.as('davi', 'GET /wps/agent/losses', { query })
    expect(losses.value).toMatchObject({ total: 7, totals: { profit: '-40.00' } })
    // The API contract declares this type.
    const rows = losses.value.items as { account: string; profit: string }[]
    expect(rows[0]).toMatchObject({ account: 'caio.nunes', profit: '-60.00' })
    expect(rows.at(-1)).toMatchObject({ account: 'edu', profit: '20.00' })
    const moved = await team.as('davi', 'GET /wps/agent/transactions', {
      query: `${query}&kind=WIN&memberId=m-edu`,
    })
    expect(moved.value).toMatchObject({
      total: 1,
      items: [{ account: 'edu', kind: 'WIN', amount: '50.00' }],
      totals: { in: '50.00', out: '0.00' },
    })
  })
})

describe('invitation', () => {
  it("[AGENT-02][API-18] a member who registers by an invitation's code or link joins the team with the invitation's terms", async () => {
    const team = await startTeam()
    const { value } = await team.as('davi', 'POST /wps/agent/invitations', {
      body: invitation({ maximumUses: 2 }),
    })
    const code = String(value.code)
    expect(value).toMatchObject({ status: 'OPEN', uses: 0, domain: 'portico.example' })
    const check = (domain: string) =>
      team.send('GET /wps/agent/affiliate', { query: `?code=${code}&domain=${domain}` })
    expect((await check('portico.example')).answer.value).toEqual({ inviter: 'Davi' })
    expect((await check('other.example')).answer.code).toBe('AFFILIATE_INVALID')
    expect((await check('localhost')).answer.success).toBe(true)
    const typed = await team.register(userForTests({ affiliateCode: code.toLowerCase() }))
    const id = String(typed.body.value?.memberId)
    expect(await team.store.teamMembers.get(id)).toMatchObject({
      uplineId: 'm-davi',
      level: 2,
      rates: { RNG: 2_000 },
    })
    expect(await team.store.members.get(id)).toMatchObject({ type: 2 })
    await team.register(userForTests({ username: 'marina93', referralCode: code }))
    const listed = await team.as('davi', 'GET /wps/agent/invitations')
    expect(listed.value).toMatchObject({ items: [{ uses: 2, status: 'USED_UP' }] })
    const late = await team.register(userForTests({ username: 'marina94', affiliateCode: code }))
    expect(late.body.code).toBe('AFFILIATE_INVALID')
  })

  it("an invitation is rejected if its rates exceed the agent's rates, or if its host is not one of the platform's hosts", async () => {
    const team = await startTeam()
    const key = 'POST /wps/agent/invitations'
    const create = (changes: object) => team.as('davi', key, { body: invitation(changes) })
    expect((await create({ rates: rates('0.61') })).code).toBe('RATE_TOO_HIGH')
    expect((await create({ rates: { ...rates('0.60'), LIVE: '0.601' } })).code).toBe(
      'RATE_TOO_HIGH',
    )
    expect((await create({ rates: rates('0.60') })).value).toMatchObject({ status: 'OPEN' })
    expect((await create({ domain: 'evil.example' })).code).toBe('INVITATION_DOMAIN_UNKNOWN')
  })

  it('only the agent who created an invitation can change or end it, and the invitation expires', async () => {
    const team = await startTeam()
    const { value } = await team.as('davi', 'POST /wps/agent/invitations', { body: invitation() })
    const path = `/wps/agent/invitations/${String(value.invitationId)}`
    const change = 'PUT /wps/agent/invitations/{invitationId}'
    const end = 'DELETE /wps/agent/invitations/{invitationId}'
    const body = invitation({ note: 'Grupo', expiresAt: '2026-11-22T00:00:00Z' })
    expect((await team.as('carla', change, { path, body })).status).toBe(404)
    expect((await team.as('carla', end, { path })).status).toBe(404)
    expect((await team.as('davi', change, { path, body })).value).toMatchObject({ note: 'Grupo' })
    const refused = async (changes: object) =>
      (await team.as('davi', change, { path, body: { ...body, ...changes } })).code
    expect(await refused({ rates: rates('0.61') })).toBe('RATE_TOO_HIGH')
    expect(await refused({ domain: 'evil.example' })).toBe('INVITATION_DOMAIN_UNKNOWN')
    team.time.now += 12 * 3_600_000
    const listed = await team.as('davi', 'GET /wps/agent/invitations')
    expect(listed.value).toMatchObject({ items: [{ status: 'EXPIRED' }] })
    expect((await team.as('davi', end, { path })).value).toMatchObject({ status: 'ENDED' })
    expect((await team.as('davi', end, { path })).value).toMatchObject({ status: 'ENDED' })
    expect((await team.as('davi', change, { path, body })).code).toBe('NOT_POSSIBLE_NOW')
    const reasonOf = async (code: string) => {
      const query = `?code=${code}&domain=portico.example`
      return (await team.send('GET /wps/agent/affiliate', { query })).answer.value?.fields
    }
    expect(await reasonOf(String(value.code))).toEqual([
      { field: 'affiliateCode', reason: 'expired' },
    ])
    expect(await reasonOf('NOBODY99')).toEqual([{ field: 'affiliateCode', reason: 'wrong' }])
  })
})

describe('account created by an agent', () => {
  it('[ROLE-18] an account created by an agent joins the team and has to change its password at the first login', async () => {
    const team = await startTeam()
    const key = 'POST /wps/agent/members'
    const create = async (changes: object, idempotencyKey: string = crypto.randomUUID()) => {
      const body = {
        username: 'marina92',
        password: 'Gavea2026',
        accountKind: 'MEMBER',
        rates: rates('0.00'),
        ...changes,
      }
      const token = await openSession(team.context, 'm-davi')
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': idempotencyKey }
      return (await team.send(key, { headers, body: await seal(team.context, key, body) })).answer
    }
    const once = crypto.randomUUID()
    const made = await create({}, once)
    expect(made.value).toMatchObject({ account: 'marina92', level: 1, balance: '0.00' })
    expect((await create({}, once)).value).toEqual(made.value)
    const login = await team.login('marina92', 'Gavea2026')
    expect(login.body.value).toMatchObject({ firstTimeLogin: true })
    expect((await create({})).code).toBe('USERNAME_TAKEN')
    expect((await create({ username: '1' })).code).toBe('FIELDS_INVALID')
    const common = { username: 'marina93', password: 'brasil123' }
    expect((await create(common)).code).toBe('PASSWORD_COMMON')
    expect((await create({ username: 'marina93', rates: rates('0.70') })).code).toBe(
      'RATE_TOO_HIGH',
    )
  })
})
