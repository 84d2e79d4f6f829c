import { describe, expect, it } from 'vitest'
import type { components } from '../../../src/api/gen/paths.ts'
import { toMinor } from '../../../src/lib/money.ts'
import type { EntryKind } from '../../domain/base/collections/entryKinds.ts'
import { post } from '../../domain/money/ledger/post.ts'
import { startPlatform } from '../platformForTests.ts'

type Report = components['schemas']['CreditReport']
type Credit = Report['total']

/** Starts a platform with a member whose wallet is empty. */
async function newcomer() {
  const platform = await startPlatform()
  const { context, store, login, send, asMember } = platform
  const memberId = 'm-edu'
  await store.wallets.remove({ id: memberId })
  await store.ledgerEntries.remove({ account: memberId })
  await store.entryDays.remove({ account: memberId })
  const move = (kind: EntryKind, amount: number, at: string) =>
    store.transaction((tables, announce) =>
      post(context, tables, announce, {
        kind,
        reference: `x-${at}`,
        at: Date.parse(at),
        lines: [
          { account: { kind: 'main', memberId }, amount },
          { account: { kind: 'house', name: 'opening' }, amount: -amount },
        ],
      }),
    )
  const report = async (query = '') => {
    const { body } = await login('edu', 'portico-edu-1')
    const headers = asMember(body.value?.token)
    const { answer } = await send('GET /wps/records/creditReport', { headers, query })
    // The cast is safe: the test server validates responses against the API contract.
    return answer.value as unknown as Report
  }
  return { ...platform, move, report }
}

/** Sum of a line's opening balance and movements. */
const sumOf = ({ opening, closing: _, ...moved }: Omit<Credit, 'month'>) =>
  [opening, ...Object.values(moved)].reduce((sum, amount) => sum + toMinor(amount), 0)

describe('credit report', () => {
  it('[MEM-23] each month of a credit report, in market time, opens with the closing balance of the previous month', async () => {
    const { move, report } = await newcomer()
    await move('OPENING', 10_000, '2025-11-02T12:00:00Z')
    // Still December in São Paulo.
    await move('DEPOSIT', 5_000, '2026-01-01T02:59:59Z')
    await move('BET', -1_200, '2026-01-01T03:00:00Z')
    await move('WIN', 700, '2026-03-31T12:00:00Z')
    await move('WITHDRAWAL', -4_000, '2026-03-31T13:00:00Z')
    await move('WITHDRAWAL_RETURNED', 1_000, '2026-04-01T12:00:00Z')
    await move('REBATE', 33, '2026-04-01T13:00:00Z')
    await move('TRANSFER_SENT', -500, '2026-04-02T13:00:00Z')
    const { year, years, months, total } = await report('?year=2026')
    expect({ year, years }).toEqual({ year: 2026, years: [2025, 2026] })
    expect(months[0]).toMatchObject({ month: '2026-01', opening: '150.00', stakes: '-12.00' })
    expect(months[1]).toMatchObject({ month: '2026-02', opening: '138.00', closing: '138.00' })
    expect(months[2]).toMatchObject({ wins: '7.00', withdrawals: '-40.00', closing: '105.00' })
    expect(months[3]).toMatchObject({ withdrawals: '10.00', bonuses: '0.33', other: '-5.00' })
    for (const [index, month] of months.entries()) {
      const { month: _, ...credit } = month
      expect(sumOf(credit)).toBe(toMinor(credit.closing))
      if (index > 0) expect(credit.opening).toBe(months[index - 1]?.closing)
    }
    expect(sumOf(total)).toBe(toMinor(total.closing))
    expect(total).toMatchObject({ opening: '150.00', deposits: '0.00', closing: '110.33' })
    expect((await report('?year=2025')).total).toMatchObject({ opening: '0.00', closing: '150.00' })
  })

  it('[MEM-23] the credit report of the current year closes with the balance of the wallet', async () => {
    const { login, send, asMember, store, context } = await startPlatform()
    for (const name of ['ana', 'edu']) {
      const { body } = await login(name, `portico-${name}-1`)
      const headers = asMember(body.value?.token)
      const { answer } = await send('GET /wps/records/creditReport', { headers })
      // The cast is safe: the test server validates responses against the API contract.
      const { total, months } = answer.value as unknown as Report
      const wallet = await store.wallets.get(`m-${name}`)
      expect(toMinor(total.closing)).toBe(wallet?.balance)
      expect(sumOf(total)).toBe(wallet?.balance)
      expect(months.at(-1)?.month).toBe(new Date(context.now()).toISOString().slice(0, 7))
    }
  })

  it('the credit report of a future year has no months, and a member without movements has only the current year', async () => {
    const { report } = await newcomer()
    expect((await report('?year=2999')).months).toEqual([])
    const { years, year, total } = await report()
    expect(years).toEqual([year])
    expect(total.closing).toBe('0.00')
  })
})
