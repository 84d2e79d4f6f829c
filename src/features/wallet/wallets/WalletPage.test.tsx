// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '../../../../mocks/content/games/catalogue.ts'
import { openSession } from '../../../../platform/domain/accounts/session/sessions.ts'
import { changePlatform } from '../../../../platform/domain/base/platform/platformSettings.ts'
import { auditLedger } from '../../../../platform/domain/money/ledger/auditLedger.ts'
import { post, toMovement } from '../../../../platform/domain/money/ledger/post.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'

const mocks = portalPerTest()

/** Moves `amount`, in minor units, from the main wallet of Ana, a member, to a vendor. */
async function giveVendor(vendor: string, amount: number) {
  const { context } = mocks
  const from = { kind: 'main', memberId: 'm-ana' } as const
  const to = { kind: 'vendor', memberId: 'm-ana', vendor } as const
  await context.store.transaction((tables, announce) =>
    post(
      context,
      tables,
      announce,
      toMovement('WALLET_MOVED', `MAIN>${vendor}`, { from, to, amount }),
    ),
  )
}

async function openWallet() {
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  const portal = await openPortal('/member/wallet')
  const page = within(await screen.findByRole('main'))
  await page.findByRole('heading', { name: 'Real balance' })
  return { ...portal, page }
}

type Page = Awaited<ReturnType<typeof openWallet>>['page']

/** Text of an element, with plain spaces between symbol and amount. */
const plainText = (element: HTMLElement | null) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ')

const region = (page: Page, name: string) => within(page.getByRole('region', { name }))
const moveForm = async (page: Page) => {
  await page.findByRole('region', { name: 'Move money' })
  const form = region(page, 'Move money')
  return {
    form,
    amount: form.getByRole('textbox', { name: /^Amount/ }),
    from: form.getByRole('combobox', { name: /^From/ }),
    to: form.getByRole('combobox', { name: /^To/ }),
    send: () => userEvent.click(form.getByRole('button', { name: 'Move money' })),
  }
}
const header = () => within(screen.getByRole('banner'))
const movesOf = () => mocks.context.store.ledgerEntries.count({ kind: 'WALLET_MOVED' })

describe('wallet page', () => {
  it('[MEM-06][WAL-01] the wallet page shows real balance, held amount, bonus balance and total separately', async () => {
    const { page } = await openWallet()
    const figures = region(page, 'Real balance')
    const amountOf = (term: string) => plainText(figures.getByText(term).parentElement)
    const heading = figures.getByRole('heading').parentElement?.parentElement ?? null
    expect(plainText(heading)).toContain('R$ 1,284.50+ R$ 60.00 in bonuses')
    expect(amountOf('On hold')).toContain('R$ 0.00')
    expect(amountOf('Bonus balance')).toContain('R$ 60.00')
    expect(amountOf('Total balance')).toContain('R$ 1,284.50')
    expect(plainText(await header().findByText(/in bonuses/))).toBe('+ R$ 60.00 in bonuses')
    expect(plainText(screen.getByRole('banner'))).toContain('R$ 1,284.50')
    expect(figures.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
      '/member/deposit',
    )
  })

  it('the wallet page lists vendors with the same names and in the same order as the lobby', async () => {
    const { page } = await openWallet()
    const terms = region(page, 'With game providers').getAllByRole('term')
    const names = terms.map(({ textContent }) => textContent)
    const lobby = catalogue.vendors.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual(lobby.filter((name) => names.includes(name)))
  })

  it('a wallet page that fails to load shows an error and can be retried', async () => {
    const answer = globalThis.fetch
    const broken = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { url } = new Request(input, init)
      const isWallets = new URL(url).pathname === '/wps/v2/wallets'
      return isWallets ? Promise.resolve(new Response('', { status: 500 })) : answer(input, init)
    })
    sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
    await openPortal('/member/wallet')
    const page = within(await screen.findByRole('main'))
    await page.findByText('Your wallets could not be loaded.')
    broken.mockRestore()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(await page.findByRole('heading', { name: 'Real balance' })).toBeDefined()
  })

  it('the offline wallet page shows the age of its figures and disables deposits and withdrawals', async () => {
    const { page } = await openWallet()
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    const figures = region(page, 'Real balance')
    expect(figures.getByText('Offline · Just now')).toBeDefined()
    for (const name of ['Deposit', 'Withdraw']) {
      const way = figures.getByRole('link', { name })
      expect(way.getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(way)
      expect(location.pathname).toBe('/member/wallet')
    }
    network.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(figures.queryByText('Offline · Just now')).toBeNull()
  })
})

describe('moving money between wallets', () => {
  it('a move previews both balances, runs once and updates the header', async () => {
    const { page } = await openWallet()
    const { form, amount, send } = await moveForm(page)
    await userEvent.type(amount, '84.50')
    expect(form.getByText('1,200.00')).toBeDefined()
    expect(form.getByText('84.50')).toBeDefined()
    await send()
    const done = await form.findByRole('status')
    expect(plainText(done)).toBe('R$ 84.50 movedMain wallet: R$ 1,200.00Pontal: R$ 84.50')
    expect(await header().findByText('1,200.00')).toBeDefined()
    await waitFor(() =>
      expect(region(page, 'With game providers').getAllByText('84.50')).toHaveLength(2),
    )
    expect(await movesOf()).toBe(2)
    expect(await auditLedger(mocks.context.store)).toEqual([])
  })

  it('swapping the wallets and pressing All moves the whole vendor balance back', async () => {
    await giveVendor('PT', 3_000)
    const { page } = await openWallet()
    const { form, amount, from, to, send } = await moveForm(page)
    await userEvent.click(form.getByRole('button', { name: 'Swap the wallets' }))
    expect(from).toHaveProperty('value', 'PT')
    expect(to).toHaveProperty('value', 'MAIN')
    await userEvent.click(form.getByRole('button', { name: 'All' }))
    expect(amount).toHaveProperty('value', '30')
    await send()
    expect(plainText(await form.findByRole('status'))).toContain('Main wallet: R$ 1,284.50')
  })

  it('a move between identical wallets is rejected', async () => {
    const { page } = await openWallet()
    const { form, amount, to, send } = await moveForm(page)
    await userEvent.selectOptions(to, 'MAIN')
    await userEvent.type(amount, '5')
    await send()
    expect(form.getByText('Choose another wallet: the money is already in this one.')).toBeDefined()
    expect(await movesOf()).toBe(0)
  })

  it('the move form shows the error of each invalid amount, which stays at its field, and moves nothing', async () => {
    const { page } = await openWallet()
    const { form, amount, send } = await moveForm(page)
    for (const [text, error] of [
      [' ', 'Enter an amount.'],
      ['-5', 'Enter the amount without a plus or minus sign.'],
      ['𝟏𝟐𝟑', 'Use the digits 0 to 9.'],
      ['50 reais', 'Enter only the number, such as 1,234.50.'],
      ['1.2.3', 'Check the separators. Write the amount as 1,234.50.'],
      ['5.001', 'Use at most two decimals, as in 1,234.50.'],
      ['0.99', 'The minimum is R$ 1.00.'],
      ['1284.51', 'You have R$ 1,284.50 available.'],
      ['12345678901234567890', 'This amount has too many digits.'],
    ] as const) {
      await userEvent.clear(amount)
      await userEvent.click(amount)
      await userEvent.paste(text)
      await send()
      expect(await form.findByText(error)).toBeDefined()
      expect(amount).toHaveProperty('value', text)
      expect(await movesOf(), text).toBe(0)
    }
  })

  it('a move that exceeds the balance on the server is rejected, and the amount stays', async () => {
    const { page } = await openWallet()
    const { form, amount, send } = await moveForm(page)
    await userEvent.type(amount, '100')
    await giveVendor('CQ9', 120_000)
    await send()
    expect((await form.findByRole('alert')).textContent).toContain('balance')
    expect(amount).toHaveProperty('value', '100')
  })

  it('a move whose response is lost is repeated and runs only once', async () => {
    const { page } = await openWallet()
    const { form, amount, send } = await moveForm(page)
    await userEvent.type(amount, '10')
    const answer = globalThis.fetch
    const lost = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const sent = input instanceof Request ? input.url : String(input)
      const answered = await answer(input, init)
      if (!sent.includes('GCS_walletTransfer')) return answered
      lost.mockRestore()
      throw new TypeError('the answer got lost')
    })
    await send()
    expect(await form.findByText('We have not heard back yet')).toBeDefined()
    expect(plainText(await form.findByRole('status'))).toContain('R$ 10.00 moved')
    expect(await movesOf()).toBe(2)
  })
})

describe('vendor balances', () => {
  it("one click moves back all vendor balances and shows their sum and the main wallet's balance", async () => {
    await giveVendor('PT', 3_000)
    await giveVendor('CQ9', 50)
    const { page } = await openWallet()
    const vendors = region(page, 'With game providers')
    await userEvent.click(vendors.getByRole('button', { name: /^Take all back: R\$\s30\.50$/ }))
    expect(plainText(await vendors.findByRole('status'))).toBe(
      'Everything is backR$ 30.50 came back from 2 providers. Your main wallet now has R$ 1,284.50.',
    )
    expect(await header().findByText('1,284.50')).toBeDefined()
    await vendors.findByText('None of your money is with a provider right now.')
    expect(vendors.queryByRole('button')).toBeNull()
  })
})

describe('[WAL-05] single wallet', () => {
  beforeEach(async () => {
    await giveVendor('PT', 3_000)
    await changePlatform(mocks.context, { cashier: { singleWallet: true } })
  })

  it('a single wallet has no form for moves and lists only vendors that still hold money', async () => {
    const { page } = await openWallet()
    const vendors = region(page, 'With game providers')
    expect(vendors.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Pontal'])
    await waitFor(() => expect(page.queryByRole('region', { name: 'Move money' })).toBeNull())
    await userEvent.click(vendors.getByRole('button', { name: /^Take all back/ }))
    expect(plainText(await vendors.findByRole('status'))).toContain('R$ 30.00 came back')
    await waitFor(() => expect(vendors.queryByText('Pontal')).toBeNull())
  })
})
