// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetIdentityForTests,
  verifyForTests,
} from '../../../platform/domain/accounts/identity/verifyForTests.ts'
import { marketOf } from '../../../platform/domain/base/platform/markets.ts'
import { changePlatform } from '../../../platform/domain/base/platform/platformSettings.ts'
import { partOf } from '../../../tests/support/extent.ts'
import { openAs } from '../../app/gamesForTests.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { pngForTests } from '../../lib/pictures/picturesForTests.ts'
import { depositPageFor } from './depositPageForTests.ts'

const mocks = portalPerTest()
beforeEach(() => {
  // Functions that jsdom lacks. The portal calls them to show a preview of a picture.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  )
})

const [second, minute] = [1000, 60_000]

/** A Monday at noon in São Paulo, within the hours of bank transfers. */
const monday = Date.UTC(2026, 10, 23, 15)

const { openPage, openDeposit, order, pass } = depositPageFor(mocks)

const ordersOf = (memberId: string) => mocks.context.store.deposits.find({ where: { memberId } })

describe('deposit form', () => {
  it('[MEM-07] the deposit form shows the terms of Pix and the amount that will be credited', async () => {
    const { main, amount, user } = await openDeposit()
    const pix = main.getByRole<HTMLInputElement>('radio', { name: /^Pix/ })
    expect(pix.checked).toBe(true)
    const terms = pix.closest('label')?.textContent
    expect(terms).toMatch(/Available.*R\$\s?10\.00 to R\$\s?50,000\.00Fee: FreeWithin 1 minute/)
    await user.click(main.getByRole('button', { name: /^R\$\s?200\.00$/ }))
    expect(amount.value).toBe('200')
    const credited = main.getByText('Added to your balance').parentElement
    expect(credited?.textContent).toMatch(/R\$\s?200\.00$/)
    expect(main.getByText(/^Pay only from an account in your own CPF/)).toBeDefined()
  })

  it('the deposit form shows the error of each invalid amount and sends nothing', async () => {
    const { main, amount, submit, user } = await openDeposit()
    const before = await ordersOf('m-ana')
    for (const [text, message] of [
      ['', 'Enter an amount.'],
      ['10.005', 'Use at most two decimals, as in 1,234.50.'],
      ['9.99', /^The minimum is R\$\s?10\.00\.$/],
      ['50000.01', /^The maximum is R\$\s?50,000\.00\.$/],
    ] as const) {
      await user.clear(amount)
      if (text !== '') await user.type(amount, text)
      await user.click(submit)
      expect(await main.findByText(message)).toBeDefined()
      expect(amount.value).toBe(text)
      expect(amount.getAttribute('aria-invalid'), text).toBe('true')
      expect(await ordersOf('m-ana'), text).toEqual(before)
    }
  })

  it("the deposit form shows the remainder of the member's own limit and rejects a higher amount", async () => {
    await mocks.context.store.playerLimits.insert(aDayLimit(8_000))
    const { main, amount, submit, user } = await openDeposit()
    expect(await main.findByText(/left of/)).toBeDefined()
    await user.type(amount, '80.01')
    await user.click(submit)
    expect(
      await main.findByText(/^Your own deposit limit leaves R\$\s?80\.00 for now\.$/),
    ).toBeDefined()
  })

  it('the deposit form keeps its amount when the language changes, in the notation of the new language', async () => {
    const { main, amount, user, i18n } = await openDeposit()
    await user.type(amount, '1,234.5')
    await act(() => i18n.changeLanguage('pt'))
    expect(await main.findByRole('textbox', { name: /^Valor/ })).toBe(amount)
    expect(amount.value).toBe('1234,50')
  })

  it("the deposit form shows the platform's rejection of an amount above a limit that was set after the page loaded", async () => {
    const { main, amount, submit, user } = await openDeposit()
    await main.findByText('You have not set a deposit limit.')
    await mocks.context.store.playerLimits.insert(aDayLimit(8_000))
    await user.type(amount, '90')
    await user.click(submit)
    const message = 'This would exceed a limit that you set for yourself.'
    expect(await main.findByText(message)).toBeDefined()
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(amount.value).toBe('90')
    await user.clear(amount)
    await user.type(amount, '80')
    await user.click(submit)
    await waitFor(() => expect(location.search).toMatch(/^\?order=d-/))
  })
})

const aDayLimit = (amount: number) => ({
  id: 'm-ana/DEPOSIT/DAY',
  memberId: 'm-ana',
  kind: 'DEPOSIT',
  period: 'DAY',
  amount,
  pendingAmount: null,
  pendingAt: null,
  changedAt: 0,
})

describe('first deposit', () => {
  beforeEach(() => forgetIdentityForTests(mocks.context.store, 'm-dora'))

  it('[SAFE-03] the deposit page requires the identity check before a first deposit and shows the form after it', async () => {
    const { main, queryClient } = await openPage('dora')
    expect(await main.findByText('Verify your identity to deposit and play')).toBeDefined()
    const link = main.getByRole('link', { name: 'Verify my identity' })
    expect(link.getAttribute('href')).toBe('/member/identity')
    expect(main.queryByRole('textbox', { name: /^Amount/ })).toBeNull()
    await verifyForTests(mocks.context.store, 'm-dora')
    await queryClient.refetchQueries()
    expect(await main.findByRole('textbox', { name: /^Amount/ })).toBeDefined()
    expect(main.queryByRole('textbox', { name: /^CPF/ })).toBeNull()
  })

  it('the deposit page reports that identity checks are unavailable when there is no identity provider', async () => {
    const { identity: _, ...others } = mocks.context.providers
    mocks.context.providers = others
    const { main } = await openPage('dora')
    expect(await main.findByText('Identity checks are not available right now')).toBeDefined()
    expect(main.queryByRole('link', { name: 'Verify my identity' })).toBeNull()
  })

  it('the deposit form requires a valid CPF when the market demands the identity check only for withdrawals', async () => {
    const identityRules = [{ action: 'WITHDRAWAL' as const, level: 1 }]
    await changePlatform(mocks.context, { market: { ...marketOf('BR'), identityRules } })
    const { main, amount, submit, user } = await openDeposit('dora')
    expect(main.getByRole('region', { name: 'Why we ask for your CPF' })).toBeDefined()
    const cpf = main.getByRole<HTMLInputElement>('textbox', { name: /^CPF/ })
    await user.type(amount, '50')
    await user.click(submit)
    expect(await main.findByText('Enter your CPF.')).toBeDefined()
    await user.type(cpf, '390.533.447-06')
    await user.click(submit)
    expect(await main.findByText('This CPF is not valid. Check its 11 digits.')).toBeDefined()
    expect(await mocks.context.store.payers.get('m-dora')).toBeUndefined()
    expect(cpf.getAttribute('aria-invalid')).toBe('true')
    expect([amount.value, cpf.value]).toEqual(['50', '390.533.447-06'])
    expect(await ordersOf('m-dora')).toEqual([])
    await user.clear(cpf)
    await user.type(cpf, '39053344705')
    await user.click(submit)
    await waitFor(() => expect(location.search).toMatch(/^\?order=d-/))
    expect(await main.findByText('***.533.447-**')).toBeDefined()
  })
})

describe('deposit order', () => {
  it('[MEM-07] a Pix order shows a QR code and a code to copy, and is credited when it is paid', async () => {
    const page = await order('50.00')
    const { main, user } = page
    expect(await main.findByRole('img', { name: 'QR code of this Pix payment' })).toBeDefined()
    const code = main.getByRole<HTMLInputElement>('textbox', { name: 'Pix copy-and-paste code' })
    await user.click(main.getByRole('button', { name: 'Copy the Pix code' }))
    expect(await navigator.clipboard.readText()).toBe(code.value)
    expect(code.value).toMatch(/^000201.*br\.gov\.bcb\.pix/)
    expect(main.getByRole('timer')).toBeDefined()
    await pass(20 * second, page)
    expect(
      await main.findByRole('heading', { name: /^R\$\s?50\.00 added to your balance$/ }),
    ).toBeDefined()
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const receipt = within(main.getByRole('region', { name: 'Deposit receipt' }))
    await user.click(receipt.getByRole('button', { name: 'Print receipt' }))
    expect(print).toHaveBeenCalledOnce()
    expect(main.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
  })

  const outcomes = [
    ['50.13', 20 * second, /Your bank refused the payment/],
    ['50.14', 16 * minute, /The order expired/],
    ['50.15', 20 * second, /You ordered R\$\s?50\.15, and we received R\$\s?25\.07\./],
    ['50.16', 20 * minute, /Your payment arrived after the order had expired/],
    ['50.17', 20 * second, /Payment from another CPF/],
    ['50.18', 20 * second, /more than you ordered, and sent R\$\s?10\.00 back/],
  ] as const
  // `platform/handlers/deposits` proves the other outcomes.
  it.each(partOf<(typeof outcomes)[number]>(outcomes, [outcomes[0], outcomes[3]]))(
    'a deposit order of %s shows its payment outcome and a link to a new one',
    async (text, time, words) => {
      const page = await order(text)
      await pass(time, page)
      await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(words))
      await page.user.click(page.main.getByRole('link', { name: 'New deposit' }))
      expect(await page.main.findByRole('textbox', { name: /^Amount/ })).toBeDefined()
      // The pressed link is gone.
      expect(document.activeElement?.id).toBe('content')
    },
  )

  it('an open deposit order is listed above the form and can be cancelled after a confirmation', async () => {
    const { main, user } = await order('35.14')
    await user.click(main.getByRole('link', { name: 'All deposits' }))
    const waiting = within(await main.findByRole('list', { name: 'Waiting for payment' }))
    await user.click(waiting.getByRole('link', { name: /R\$\s?35\.14/ }))
    await user.click(await main.findByRole('button', { name: 'Cancel the order' }))
    expect(main.getByText('Cancel this order?')).toBeDefined()
    await user.click(main.getByRole('button', { name: 'Keep the order' }))
    expect(document.activeElement?.textContent).toBe('Cancel the order')
    await user.keyboard('{Enter}')
    await user.click(main.getByRole('button', { name: 'Yes, cancel' }))
    await waitFor(() =>
      expect(document.activeElement?.textContent).toMatch(/^Deposit of R\$\s?35\.14$/),
    )
    expect(await main.findByRole('heading', { name: 'Order cancelled' })).toBeDefined()
    await user.click(main.getByRole('link', { name: 'All deposits' }))
    expect(await main.findByLabelText('Amount *')).toBeDefined()
    await waitFor(() =>
      expect(main.queryByRole('list', { name: 'Waiting for payment' })).toBeNull(),
    )
    const [cell] = await main.findAllByRole('cell', { name: /35\.14/ })
    const row = cell?.closest('tr')
    await waitFor(() => expect(row?.textContent).toMatch(/Pix.*Cancelled/))
  })

  it("the page of an unknown deposit order reports that the order does not exist or is not the member's", async () => {
    await openAs('ana', mocks.context, '/member/deposit?order=d-nowhere')
    expect(await screen.findByText('This order does not exist, or is not yours.')).toBeDefined()
  })
})

describe('bank transfer', () => {
  beforeEach(() => mocks.clock.advance(monday - mocks.clock.now()))

  const picture = (name: string) => new File([pngForTests(40, 40)], name, { type: 'image/png' })

  it('[MEM-07] a bank transfer shows its reference, accepts up to three proof pictures and is credited', async () => {
    const page = await order('150.00', /^Bank transfer/)
    const { main, user } = page
    const [stored] = (await ordersOf('m-ana')).filter(({ amount }) => amount === 15_000)
    expect(stored?.method).toBe('BANK_TRANSFER')
    await user.click(main.getByRole('button', { name: 'Copy Reference' }))
    const reference = await navigator.clipboard.readText()
    // The page of the order shows the same reference.
    expect(main.getAllByText(reference)).not.toHaveLength(0)
    const send = main.getByRole('button', { name: 'Send the proof' })
    await user.click(send)
    expect(main.getByText('Choose at least one picture.')).toBeDefined()
    const input = main.getByLabelText<HTMLInputElement>('Choose pictures')
    await user.upload(input, ['a.png', 'b.png', 'c.png', 'd.png'].map(picture))
    expect(await main.findByText('Choose up to 3 pictures.')).toBeDefined()
    expect(main.queryByText('a.png')).toBeNull()
    await user.upload(input, ['a.png', 'b.png', 'c.png'].map(picture))
    await waitFor(() => expect(main.getAllByText('Uploaded')).toHaveLength(3))
    await user.click(send)
    const sent = await main.findByText(/^3 pictures sent .*We are looking for your transfer\.$/)
    await waitFor(() => expect(document.activeElement).toBe(sent))
    await pass(15 * second, page)
    expect(
      await main.findByRole('heading', { name: /^R\$\s?150\.00 added to your balance$/ }),
    ).toBeDefined()
  })

  it('[ACT-02] a bank transfer can be paid until the end of the next banking day', async () => {
    const { main, user, amount, submit } = await openDeposit()
    await user.click(main.getByRole('radio', { name: /^Bank transfer/ }))
    const time = main.getByText('Time to pay').parentElement
    expect(time?.textContent).toMatch(/Until Nov 24, 2026, 5:00\sPM$/)
    await user.type(amount, '150.14')
    await user.click(submit)
    expect(await main.findByText(/^Pay by Nov 24, 2026, 5:00\sPM$/)).toBeDefined()
  })

  it.each([
    ['150.13', 'refused', 'Your bank refused the payment'],
    ['150.14', 'missing', 'The order expired'],
  ])('[ACT-02] a bank transfer of %s shows its simulated outcome: %s', async (text, _, title) => {
    const page = await order(text, /^Bank transfer/)
    // Sets the expiry of the order to two minutes from now, so that the test does not have to run
    // the jobs of a longer period.
    const { jobs } = mocks.context.store
    const subject = new URLSearchParams(location.search).get('order') ?? ''
    const [expiry] = await jobs.find({ where: { kind: 'depositExpires', subject } })
    await jobs.update(expiry?.id ?? '', { dueAt: mocks.clock.now() + 2 * minute })
    await pass(2 * minute, page)
    expect(await page.main.findByRole('heading', { name: title })).toBeDefined()
    expect(page.main.getByRole('link', { name: 'New deposit' })).toBeDefined()
  })

  it('the bank-transfer method is disabled outside banking hours and shows when it opens', async () => {
    mocks.clock.advance(8 * 60 * minute)
    const { main } = await openDeposit()
    const transfer = main.getByRole<HTMLInputElement>('radio', { name: /^Bank transfer/ })
    expect(transfer.disabled).toBe(true)
    expect(transfer.closest('label')?.textContent).toMatch(/Opens Nov 24, 2026/)
  })
})
