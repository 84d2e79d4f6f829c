import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../../src/lib/reference.ts'
import { seededBytes } from '../../domain/base/chance/seededBytes.ts'
import { post, toMovement } from '../../domain/money/ledger/post.ts'
import { placeBet } from '../../domain/play/bets/placeBet.ts'
import { gameForTests } from '../../domain/play/bets/playForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const slot = gameForTests()

/** Starts a platform as Edu, a member without past bets. */
async function edu() {
  const platform = await startPlatform()
  const { context, store, login, asMember } = platform
  const chance = seededBytes('csv')
  context.randomBytes = (count) => Uint8Array.from(chance(count))
  const { body } = await login('edu', 'portico-edu-1')
  const headers = { ...asMember(body.value?.token), 'Accept-Language': 'en' }
  const bet = (game = slot) =>
    store.transaction((tables, announce) =>
      placeBet(context, tables, announce, { memberId: 'm-edu', game, stake: 100 }),
    )
  const pay = (amount: number, reference: string, kind: 'main' | 'bonus' = 'main') =>
    store.transaction((tables, announce) => {
      const from = { kind: 'house', name: 'bonuses' } as const
      const to = { kind, memberId: 'm-edu' }
      return post(context, tables, announce, toMovement('BONUS', reference, { from, to, amount }))
    })
  const fetchCsv = async (name: string, query = '', extra: Record<string, string> = {}) => {
    const request = new Request(`http://portico.test/wps/records/csv/${name}${query}`, {
      headers: { ...headers, ...extra },
    })
    const response = await platform.server(request, { ip: '203.0.113.9' })
    if (!response) throw new Error('Nothing answers')
    // `text()` would remove the byte order mark.
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    return { response, text, lines: text.split('\r\n').slice(0, -1) }
  }
  return { ...platform, bet, pay, fetchCsv }
}

describe('record as a CSV file', () => {
  it('[REC-05] a CSV file has all bets, not only a page, newest first', async () => {
    const { bet, fetchCsv, store, failures } = await edu()
    for (let count = 0; count < 45; count += 1) await bet()
    const { response, text, lines } = await fetchCsv('bets')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(text.startsWith('\uFEFFPlaced,Settled,Game,')).toBe(true)
    const bets = await store.bets.find({
      where: { memberId: 'm-edu' },
      orderBy: { column: 'placedAt', direction: 'descending', ids: 'descending' },
    })
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual(
      bets.map(({ id }) => referenceOf(id)),
    )
    expect(failures).toEqual([])
  })

  it('[REC-05] a CSV file has times in the platform’s time zone, with their offset', async () => {
    const { bet, fetchCsv, store } = await edu()
    await bet()
    const [row] = await store.bets.find({ where: { memberId: 'm-edu' } })
    const { lines } = await fetchCsv('bets')
    const stamp = lines[1]?.split(',')[0] ?? ''
    expect(stamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/)
    expect(Date.parse(stamp)).toBe(Math.floor((row?.placedAt ?? 0) / 1000) * 1000)
  })

  it('[REC-05] a CSV file applies the filters, and has only its title line if no row matches', async () => {
    const { bet, fetchCsv } = await edu()
    await bet()
    expect((await fetchCsv('bets', '?status=PENDING')).lines).toHaveLength(1)
    expect((await fetchCsv('bets', '?to=2026-01-01T00:00:00Z')).lines).toHaveLength(1)
    expect((await fetchCsv('bets', '?gameType=RNG')).lines).toHaveLength(2)
  })

  it('[REC-05] a CSV file has short references in place of internal keys, and keeps stakes as numbers', async () => {
    const { bet, pay, fetchCsv } = await edu()
    await pay(1_000, '=HYPERLINK("http://x")')
    await bet()
    const { text } = await fetchCsv('transactions')
    expect(text).toMatch(/,Bonus,[0-9A-F]{12},10\.00,/)
    expect(text).toMatch(/,Bet,[0-9A-F]{12},-1\.00,/)
    const bonuses = await fetchCsv('bonuses', '', { 'Accept-Language': 'pt-BR' })
    expect(bonuses.lines[0]).toBe('\uFEFFQuando,Categoria,Referência,Valor')
    expect(bonuses.lines).toHaveLength(2)
  })

  it('[REC-04, REC-05] a CSV file of bonuses includes bonuses that are still to be wagered', async () => {
    const { pay, fetchCsv } = await edu()
    await pay(1_000, 'main-1')
    await pay(500, 'bonus-1', 'bonus')
    const { lines } = await fetchCsv('bonuses')
    expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual([
      referenceOf('bonus-1'),
      referenceOf('main-1'),
    ])
    expect((await fetchCsv('profit')).lines[1]).toContain(',15.00,0.00,15.00')
  })

  it('[REC-05] a CSV file of profit and loss has one line per day with its sums', async () => {
    const { bet, pay, fetchCsv } = await edu()
    await bet()
    await pay(250, 'b-1')
    const { lines } = await fetchCsv('profit')
    expect(lines[0]).toContain('Day,Number of bets,Stake')
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,1,1\.00,1\.00,\d+\.\d\d,2\.50,0\.00,-?\d+\.\d\d$/)
  })

  it('[REC-05] a CSV file for Excel has times, days and amounts in the format of the language', async () => {
    const { bet, pay, fetchCsv } = await edu()
    await bet()
    await pay(250, 'b-1')
    const portuguese = { 'Accept-Language': 'pt-BR' }
    const bets = await fetchCsv('bets', '?format=excel', portuguese)
    expect(bets.lines[0]).toMatch(
      /^\uFEFFFeita em \(horário de Brasília\);Apurado em \(horário de Brasília\);Jogo;/,
    )
    expect(bets.lines[1]).toMatch(/^\d\d\/\d\d\/2026 \d\d:\d\d;.*;1,00;1,00;/)
    const profit = await fetchCsv('profit', '?format=excel', portuguese)
    expect(profit.lines[1]).toMatch(/^\d\d\/\d\d\/2026;1;1,00;1,00;/)
    const bonuses = await fetchCsv('bonuses', '?format=excel')
    expect(bonuses.lines[0]).toBe('\uFEFFWhen (Brasília time),Kind,Reference,Amount')
    expect(bonuses.lines[1]).toMatch(/^2026-\d\d-\d\d \d\d:\d\d,Bonus,[0-9A-F]{12},2\.50$/)
  })

  it.each([
    ['ja', '日時,種類,参照番号,金額'],
    ['ar', 'الوقت,الفئة,المرجع,المبلغ'],
  ])('[LANG-06] a CSV file in %s has its title line in that language', async (language, head) => {
    const { pay, fetchCsv } = await edu()
    await pay(250, 'b-1')
    const { lines } = await fetchCsv('bonuses', '', { 'Accept-Language': language })
    expect(lines[0]).toBe(`\uFEFF${head}`)
    expect(lines[1]).toMatch(/,2\.50$/)
  })

  it('a CSV file is aborted if a page cannot be read', async () => {
    const { bet, store, fetchCsv } = await edu()
    await bet()
    store.bets.find = () => Promise.reject(new Error('The disk is gone'))
    await expect(fetchCsv('bets')).rejects.toThrow('The disk is gone')
  })
})
