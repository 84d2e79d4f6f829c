import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../../src/lib/reference.ts'
import { openSession } from '../../domain/accounts/session/sessions.ts'
import { betRow } from '../../domain/base/collections/betRowForTests.ts'
import { startTeam } from '../teamForTests.ts'

type Team = Awaited<ReturnType<typeof startTeam>>

/** Downloads a team record as a CSV file, and splits it into lines and cells. */
async function fetchCsv(team: Team, username: string, name: string, query = '', language = 'en') {
  const token = await openSession(team.context, `m-${username}`)
  const request = new Request(`http://portico.test/wps/agent/csv/${name}${query}`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  })
  const response = await team.server(request, { ip: '203.0.113.9' })
  if (!response) throw new Error('Nothing answers')
  // `text()` would remove the byte order mark.
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const lines = text.split('\r\n').slice(0, -1)
  return {
    response,
    status: response.status,
    text,
    lines,
    cells: lines.map((line) => line.split(',')),
  }
}

const today = '?from=2026-11-21T03:00:00Z'
const files = [
  ...['bets', 'losses', 'transactions', 'income', 'dividends', 'dailySalaries'],
  ...['hourlySalaries', 'realtimeSalaries'],
] as const

describe('team record as a CSV file', () => {
  it('a CSV file has all bets of the team, not only a page, newest first', async () => {
    const team = await startTeam()
    for (let index = 0; index < 45; index += 1) {
      team.time.now += 1_000
      await team.play(index % 2 === 0 ? 'caio.nunes' : 'edu', { stake: 1_000 })
    }
    await team.play('davi', { stake: 1_000 })
    await team.play('livia.prado', { stake: 1_000 })
    const { response, status, text, cells } = await fetchCsv(team, 'davi', 'bets', today)
    expect(status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(text.startsWith('\uFEFFPlaced,Settled,Account,Game,')).toBe(true)
    expect(cells).toHaveLength(46)
    expect(cells.slice(1, 3).map((line) => line[2])).toEqual(['caio.nunes', 'edu'])
    expect(new Set(cells.slice(1).map((line) => line[2]))).toEqual(new Set(['caio.nunes', 'edu']))
    expect(cells[1]?.[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/)
  })

  it('a CSV file applies the filters of its list, with titles in the language of the caller', async () => {
    const team = await startTeam()
    await team.play('caio.nunes', { stake: 1_000, win: 3_000 })
    await team.play('edu', { stake: 2_000, gameType: 'LIVE' })
    const bets = await fetchCsv(team, 'davi', 'bets', `${today}&gameType=LIVE`, 'pt-BR')
    expect(bets.lines[0]).toContain('Feita em,Apurado em,Conta,Jogo')
    expect(bets.cells.slice(1).map((line) => [line[2], line[5]])).toEqual([
      ['edu', 'Cassino ao vivo'],
    ])
    const moved = await fetchCsv(
      team,
      'davi',
      'transactions',
      `${today}&kind=WIN&memberId=m-caio.nunes`,
    )
    expect(moved.lines[0]).toBe('\uFEFFWhen,Account,Kind,Reference,Amount,Balance after')
    expect(moved.cells.slice(1).map((line) => [line[1], line[2], line[4]])).toEqual([
      ['caio.nunes', 'Win', '30.00'],
    ])
    const direct = await fetchCsv(team, 'carla', 'bets', `${today}&level=3`)
    expect(direct.lines).toHaveLength(1)
    const below = await fetchCsv(team, 'carla', 'bets', `${today}&level=2`)
    expect(new Set(below.cells.slice(1).map((line) => line[2]))).toEqual(
      new Set(['caio.nunes', 'edu']),
    )
    const none = await fetchCsv(team, 'davi', 'bets', '?to=2026-10-01T00:00:00Z')
    expect(none.lines).toHaveLength(1)
  })

  it('a CSV file of losses has one line per branch, the greatest loss first', async () => {
    const team = await startTeam()
    await team.play('caio.nunes', { stake: 10_000, win: 4_000 })
    await team.play('lorena.sa', { stake: 3_000, win: 5_000 })
    const { lines, cells } = await fetchCsv(team, 'davi', 'losses', today)
    expect(lines[0]).toContain(
      'Account,Account type,Team,Deposits,Withdrawals,Number of bets,Stake',
    )
    expect(cells).toHaveLength(8)
    expect(cells[1]?.slice(0, 2)).toEqual(['caio.nunes', 'Agent'])
    expect(cells[1]?.at(-1)).toBe('-60.00')
    expect(cells.at(-1)?.[0]).toBe('bia.furtado')
    const below = await fetchCsv(team, 'davi', 'losses', `${today}&memberId=m-bia.furtado`)
    expect(below.cells.slice(1).map(([account]) => account)).toContain('leo.miranda')
  })

  it('a CSV file of settlements has payer, payee and rate; a commission has no rate in the file, because each game type has its own rate', async () => {
    const team = await startTeam()
    const settled = {
      status: 'PAID',
      periodStart: team.time.now - 1_000,
      periodEnd: team.time.now,
      rate: 4_000,
      amount: 8_736,
      paidAmount: 8_736,
      settledAt: team.time.now,
      figures: { validBet: 2_184_000, profitLoss: -131_040, activeMembers: 6 },
    }
    await team.store.settlements.insertMany([
      {
        ...settled,
        id: 's-1',
        kind: 'dailyWage',
        contractId: 'ct',
        payerId: 'm-carla',
        payeeId: 'm-davi',
      },
      {
        ...settled,
        id: 's-2',
        kind: 'commission',
        contractId: null,
        payerId: null,
        payeeId: 'm-davi',
      },
      {
        ...settled,
        id: 's-3',
        kind: 'dailyWage',
        contractId: 'ct',
        payerId: 'm-davi',
        payeeId: 'm-bia.furtado',
      },
    ])
    const income = await fetchCsv(team, 'davi', 'income', today)
    expect(income.cells.slice(1).map((line) => line.slice(1, 4))).toEqual([
      ['Commission', 'Portico', 'davi'],
      ['Daily salary', 'carla', 'davi'],
    ])
    const figures = '21840.00,-1310.40,6'
    const calculation = '"Valid bets: R$\u00a021,840.00 × 0.40% = R$\u00a087.36"'
    const amounts = '87.36,87.36,0.00,Paid'
    expect(income.lines[1]).toContain(`,${figures},,,${amounts},${referenceOf('s-2')}`)
    expect(income.lines[2]).toContain(
      `,${figures},0.40,${calculation},${amounts},${referenceOf('s-1')}`,
    )
    const paid = await fetchCsv(team, 'davi', 'dailySalaries', `${today}&side=PAID`)
    expect(paid.cells.slice(1).map((line) => line[3])).toEqual(['bia.furtado'])
    expect((await fetchCsv(team, 'davi', 'dividends', today)).lines).toHaveLength(1)
  })

  it('a CSV file of a real-time salary contains the amounts and rates of won and lost bets, and the amounts of bets without a rate', async () => {
    const team = await startTeam()
    const share = { baseAmount: 30_000, rate: 1_000, amount: 30 }
    await team.store.settlements.insert({
      id: 's-1',
      kind: 'realTimeSalary',
      contractId: 'ct',
      payerId: 'm-carla',
      payeeId: 'm-davi',
      status: 'PAID',
      periodStart: team.time.now - 1_000,
      periodEnd: team.time.now,
      rate: 4_000,
      amount: 110,
      paidAmount: 110,
      settledAt: team.time.now,
      figures: {
        validBet: 52_500,
        profitLoss: -1_000,
        activeMembers: 2,
        shares: [
          { base: 'WINNING_BETS', ...share },
          { base: 'LOSING_BETS', ...share, baseAmount: 20_000, rate: 4_000, amount: 80 },
        ],
        leftOut: { singleBet: 1_000, small: 2_000, even: 500 },
      },
    })
    const { lines } = await fetchCsv(team, 'davi', 'realtimeSalaries', today, 'pt-BR')
    const text = lines[1]?.replaceAll('\u00a0', ' ') ?? ''
    expect(text).toContain('Apostas ganhas: R$ 300,00 × 0,10% = R$ 0,30')
    expect(text).toContain('Apostas perdidas: R$ 200,00 × 0,40% = R$ 0,80')
    expect(text).toContain('Sem taxa: R$ 20,00 em apostas abaixo de R$ 10,00')
    expect(text).toContain('Sem taxa: R$ 5,00 em apostas que só devolveram o valor apostado')
    const { value } = await team.as('davi', 'GET /wps/agent/realtimeSalaries', { query: today })
    expect(value.items).toMatchObject([
      { leftOut: { singleBet: '10.00', small: '20.00', even: '5.00' }, amount: '1.10' },
    ])
    expect(value.items).not.toMatchObject([{ rate: expect.anything() }])
  })

  it('a CSV file escapes an account name that a spreadsheet program would evaluate as a formula', async () => {
    const team = await startTeam()
    await team.play('caio.nunes', { stake: 1_000 })
    await team.store.teamMembers.update('m-caio.nunes', { account: '=HYPERLINK("http://x","y")' })
    const hostile = `"'=HYPERLINK(""http://x"",""y"")"`
    for (const name of ['bets', 'losses', 'transactions']) {
      expect((await fetchCsv(team, 'davi', name, today)).text, name).toContain(hostile)
    }
  })

  it('the rows of the CSV file of a large team are read in pages', async () => {
    const team = await startTeam()
    const at = team.time.now
    await team.store.bets.insertMany(
      Array.from({ length: 4_000 }, (_, index) => {
        const memberId = index % 2 === 0 ? 'm-edu' : 'm-caio.nunes'
        return betRow({ id: `b-${index}`, memberId, placedAt: at - index })
      }),
    )
    const find = team.store.bets.find
    const sizes: number[] = []
    team.store.bets.find = async (query) => {
      const rows = await find(query)
      sizes.push(rows.length)
      return rows
    }
    const { lines } = await fetchCsv(team, 'davi', 'bets', today)
    expect(lines).toHaveLength(4_001)
    expect(Math.max(...sizes)).toBe(1_000)
  })

  it('the branches of a large team are read in pages, each branch once and in order', async () => {
    const team = await startTeam()
    const [edu] = await team.store.teamMembers.find({ where: { id: 'm-edu' } })
    if (!edu) throw new Error('edu has no team')
    const heads = Array.from({ length: 1_200 }, (_, index) => ({
      ...edu,
      id: `m-head-${index}`,
      account: `head${index}`,
      uplineId: 'm-davi',
      joinedAt: team.time.now + index,
    }))
    await team.store.teamMembers.insertMany(heads)
    await team.play('caio.nunes', { stake: 10_000, win: 4_000 })
    const find = team.store.wallets.find
    const sizes: number[] = []
    team.store.wallets.find = async (query) => {
      const asked = query?.where?.id
      if (typeof asked === 'object' && 'in' in asked) sizes.push(asked.in?.length ?? 0)
      return find(query)
    }
    const { cells } = await fetchCsv(team, 'davi', 'losses', today)
    const accounts = cells.slice(1).map(([account]) => account)
    expect(accounts[0]).toBe('caio.nunes')
    expect(accounts.slice(-1_200)).toEqual(heads.map(({ account }) => account))
    expect(new Set(accounts).size).toBe(1_207)
    expect(sizes).toEqual([500, 500, 207])
  })

  it('a CSV file is refused to non-agents, for accounts outside the team, and while its module is off', async () => {
    const team = await startTeam()
    for (const name of files) {
      expect((await fetchCsv(team, 'ana', name)).status, name).toBe(403)
      expect((await fetchCsv(team, 'davi', name)).status, name).toBe(200)
      expect((await fetchCsv(team, 'davi', name, '?from=yesterday')).status, name).toBe(422)
    }
    for (const name of ['bets', 'losses', 'transactions']) {
      for (const other of ['m-carla', 'm-livia.prado', 'm-bruno', 'm-nobody']) {
        const { status } = await fetchCsv(team, 'davi', name, `?memberId=${other}`)
        expect(status, `${name} ${other}`).toBe(404)
      }
    }
    await team.setFlag('DIVIDEND3', false)
    expect((await fetchCsv(team, 'davi', 'dividends')).status).toBe(403)
    await team.setFlag('AGENTPOLICY3', false)
    expect((await fetchCsv(team, 'davi', 'bets')).status).toBe(403)
  })
})
