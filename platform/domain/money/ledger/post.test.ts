import { describe, expect, it } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import type { DomainEvent } from '../../base/storage/events.ts'
import { auditLedger } from './auditLedger.ts'
import { type Movement, post, toMovement } from './post.ts'

const bank = { kind: 'house', name: 'deposits' } as const
const ana = { kind: 'main', memberId: 'm-ana' } as const
const heldWallet = { kind: 'held', memberId: 'm-ana' } as const

function ledger() {
  const { context, store } = contextForTests()
  const move = (movement: Movement) =>
    store.transaction((tables, announce) => post(context, tables, announce, movement))
  const pay = (amount: number, reference = 'd-1') =>
    move(toMovement('DEPOSIT', reference, { from: bank, to: ana, amount }))
  return { context, store, move, pay }
}

describe('money movement', () => {
  it('a movement changes the balances of its wallets and writes one ledger entry for each account', async () => {
    const { store, pay, move } = ledger()
    await pay(10_000)
    await move(toMovement('WITHDRAWAL', 'w-1', { from: ana, to: heldWallet, amount: 2_500 }))
    expect((await store.wallets.get('m-ana'))?.balance).toBe(7_500)
    expect((await store.wallets.get('m-ana/held'))?.balance).toBe(2_500)
    const entries = await store.ledgerEntries.find({ where: { memberId: 'm-ana' } })
    expect(
      entries.map(({ account, amount, balanceAfter }) => [account, amount, balanceAfter]),
    ).toEqual([
      ['m-ana', 10_000, 10_000],
      ['m-ana', -2_500, 7_500],
      ['m-ana/held', 2_500, 2_500],
    ])
    expect(await auditLedger(store)).toEqual([])
  })

  it('a movement that exceeds the balance fails and changes nothing', async () => {
    const { store, pay, move } = ledger()
    await pay(100)
    const tooMuch = toMovement('WITHDRAWAL', 'w-1', { from: ana, to: heldWallet, amount: 101 })
    await expect(move(tooMuch)).rejects.toThrow('holds too little')
    expect((await store.wallets.get('m-ana'))?.balance).toBe(100)
    expect(await store.ledgerEntries.count()).toBe(2)
  })

  it('a movement whose amounts do not sum to zero is refused', async () => {
    const { store, move } = ledger()
    const lines = [
      { account: bank, amount: -100 },
      { account: ana, amount: 101 },
    ]
    await expect(move({ kind: 'DEPOSIT', reference: 'd-1', lines })).rejects.toThrow(RangeError)
    expect(await store.wallets.count()).toBe(0)
  })

  it("a movement announces the member's new balance, and a rolled-back movement announces nothing", async () => {
    const { store, pay, move } = ledger()
    const heard: DomainEvent[] = []
    store.listen((one) => {
      if (one.kind === 'event') heard.push(one.event)
    })
    await pay(123_456)
    await move(
      toMovement('WITHDRAWAL', 'w-1', { from: ana, to: heldWallet, amount: 999_999 }),
    ).catch(() => {})
    expect(heard).toEqual([
      {
        type: 'balanceChanged',
        memberId: 'm-ana',
        balance: { balance: '1234.56', currency: 'BRL', currencySymbol: 'R$' },
      },
    ])
  })

  it('three concurrent movements of an account get three different times', async () => {
    const { store, pay } = ledger()
    await Promise.all([pay(1), pay(2), pay(3)])
    const entries = await store.ledgerEntries.find({ where: { account: 'm-ana' } })
    expect(entries.map(({ balanceAfter }) => balanceAfter)).toEqual([1, 3, 6])
    expect(new Set(entries.map(({ at }) => at)).size).toBe(3)
  })
})

describe('ledger audit', () => {
  it('the audit reports a wallet that was changed without an entry', async () => {
    const { store, pay } = ledger()
    await pay(500)
    await store.wallets.update('m-ana', { balance: 600 })
    expect(await auditLedger(store)).toContain('m-ana holds 600, its entries 500')
  })

  it('the audit reports a movement that lacks one of its two entries', async () => {
    const { store, pay } = ledger()
    await pay(500)
    await store.ledgerEntries.remove({ account: 'house/deposits' })
    expect((await auditLedger(store)).join()).toContain('adds up to 500')
  })
})
