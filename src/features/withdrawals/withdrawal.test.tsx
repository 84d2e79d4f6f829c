// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIdentityForTests } from '../../../platform/domain/accounts/identity/verifyForTests.ts'
import { openAs } from '../../app/gamesForTests.ts'
import { ObserverStub, portalPerTest } from '../../app/portalForTests.ts'
import { askFieldForTests } from '../../identity/askedFields/askFieldForTests.ts'
import { pngForTests } from '../../lib/pictures/picturesForTests.ts'
import { connectApi } from '../../session/connectApi.ts'

const mocks = portalPerTest()
beforeEach(() => {
  // Functions for picture previews that jsdom lacks.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  )
  // The scroll position after Back waits for late content with ResizeObserver, which jsdom lacks.
  vi.stubGlobal('ResizeObserver', ObserverStub)
  // Closes the announcements, whose popup would take the focus.
  sessionStorage.setItem('announcementsClosedA', '1')
  sessionStorage.setItem('announcementsClosedB', '1')
})

async function openPage(address: string, persona = 'ana') {
  const { queryClient } = await openAs(persona, mocks.context, address)
  connectApi(queryClient, () => 'en')
  return { main: within(await screen.findByRole('main')), user: userEvent.setup(), queryClient }
}

async function openForm() {
  const { main, user } = await openPage('/member/withdraw')
  const amount = await main.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
  return { main, user, amount, review: main.getByRole('button', { name: 'Review' }) }
}

const withdrawals = () => mocks.context.store.withdrawals.count({ memberId: 'm-ana' })

describe('withdrawal form', () => {
  it('the withdrawal form shows the error of each invalid amount and sends nothing', async () => {
    const before = await withdrawals()
    const { main, user, amount, review } = await openForm()
    for (const [text, message] of [
      ['', 'Enter an amount.'],
      ['50.005', 'Use at most two decimals, as in 1,234.50.'],
      ['19.99', /^The minimum is R\$\s?20\.00\.$/],
      ['1284.51', /^You have R\$\s?1,284\.50 available\.$/],
    ] as const) {
      await user.clear(amount)
      if (text !== '') await user.type(amount, text)
      await user.click(review)
      expect(await main.findByText(message)).toBeDefined()
      expect(amount.value).toBe(text)
      expect(amount.getAttribute('aria-invalid'), text).toBe('true')
      expect(main.queryByRole('heading', { name: 'Check before you withdraw' }), text).toBeNull()
      expect(await withdrawals(), text).toBe(before)
    }
  })

  it('the withdrawal form shows fee and payout while the amount is typed', async () => {
    const { main, user, amount } = await openForm()
    const panel = within(main.getByRole('region', { name: 'Withdraw money' }))
    const figures = panel.getByText('You receive').closest('output')
    await user.type(amount, '150')
    expect(figures?.textContent).toMatch(/Fee\s*R\$\s?0\.00\s*You receive\s*R\$\s?150\.00/)
    await user.type(amount, '.5')
    expect(figures?.textContent).toMatch(/You receive\s*R\$\s?150\.50/)
    await user.type(amount, '{Backspace}{Backspace}000000')
    expect(figures?.textContent).toMatch(/Fee\s*–\s*You receive\s*–/)
  })

  it('Back leads from the review of a withdrawal to the form with its amount, and a sent withdrawal replaces its review in the history', async () => {
    const { main, user, amount, review } = await openForm()
    await user.type(amount, '60')
    await user.click(review)
    await main.findByRole('heading', { name: 'Check before you withdraw' })
    const entries = history.length
    act(() => history.back())
    expect(await main.findByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '60')
    expect(document.activeElement).toBe(main.getByLabelText('To *'))
    act(() => history.forward())
    await user.type(await main.findByLabelText(/^Transaction password/), '482915')
    await user.click(main.getByRole('button', { name: /^Withdraw R\$/ }))
    await waitFor(() => expect(location.search).toMatch(/^\?request=w-/))
    expect(history.length).toBe(entries)
  })

  it('a wrong transaction password of a withdrawal is reported at its field, and the amount stays', async () => {
    const before = await withdrawals()
    const { main, user, amount, review } = await openForm()
    await user.type(amount, '60')
    await user.click(review)
    await user.type(await main.findByLabelText(/^Transaction password/), '000000')
    await user.click(main.getByRole('button', { name: /^Withdraw R\$/ }))
    expect(await main.findByText('The transaction password is wrong.')).toBeDefined()
    const password = main.getByLabelText(/^Transaction password/)
    await waitFor(() => expect(document.activeElement).toBe(password))
    await user.click(main.getByRole('button', { name: 'Change' }))
    const field = await main.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
    expect(field.value).toBe('60')
    expect(await withdrawals()).toBe(before)
  })
})

describe('fields asked before a withdrawal', () => {
  const badge = (main: Awaited<ReturnType<typeof openPage>>['main']) =>
    main.findByRole<HTMLInputElement>('textbox', { name: /^Badge/ })
  const answer = (main: Awaited<ReturnType<typeof openPage>>['main']) =>
    main.getByRole('button', { name: 'Continue' })

  it('[FORM-05] the withdrawal page asks for the fields of a first withdrawal and validates them before it shows its form', async () => {
    await askFieldForTests(mocks.context, 'firstWithdrawal')
    const { main, user } = await openPage('/member/withdraw')
    const field = await badge(main)
    expect(main.queryByRole('textbox', { name: /^Amount/ })).toBeNull()
    await user.type(field, '12a')
    await user.click(answer(main))
    const summary = within(await main.findByRole('alert'))
    expect(summary.getByRole('link', { name: /^Badge: .*6/ })).toBeDefined()
    const send = globalThis.fetch
    const failing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const [request] = call
      if (!(request instanceof Request) || request.method !== 'PUT') return send(...call)
      failing.mockRestore()
      throw new TypeError('connection lost')
    })
    await user.clear(field)
    await user.type(field, '123456')
    await user.click(answer(main))
    await waitFor(() => expect(main.getAllByRole('alert')).toHaveLength(1))
    expect(field.value).toBe('123456')
    await user.click(answer(main))
    expect(await main.findByRole('textbox', { name: /^Amount/ })).toBeDefined()
    const member = await mocks.context.store.members.get('m-ana')
    expect(member?.profile).toMatchObject({ badge: '123456' })
  })

  it('an open form adopts changed rules, names the changed field and keeps the typed value', async () => {
    await askFieldForTests(mocks.context, 'firstWithdrawal')
    const { main, user, queryClient } = await openPage('/member/withdraw')
    const field = await badge(main)
    await user.type(field, '12')
    await askFieldForTests(mocks.context, 'firstWithdrawal', 3)
    await queryClient.invalidateQueries({ queryKey: ['/wps/member/askedFields'] })
    const notice = await main.findByText(/^The form has changed: Badge\./)
    expect(notice.getAttribute('role')).toBe('status')
    expect(field.value).toBe('12')
    expect(field.isConnected).toBe(true)
  })

  it('[FORM-05] after the server rejects a withdrawal because of a new required field, the form asks for the field and keeps all typed values', async () => {
    const before = await withdrawals()
    const { main, user, amount, review } = await openForm()
    await user.type(amount, '60')
    await user.click(review)
    await user.type(await main.findByLabelText(/^Transaction password/), '482915')
    await askFieldForTests(mocks.context, 'firstWithdrawal')
    await user.click(main.getByRole('button', { name: /^Withdraw R\$/ }))
    await user.type(await badge(main), '123456')
    expect(await withdrawals()).toBe(before)
    await user.click(answer(main))
    await user.click(await main.findByRole('button', { name: /^Withdraw R\$/ }))
    await waitFor(() => expect(location.search).toMatch(/^\?request=w-/))
    expect(await withdrawals()).toBe(before + 1)
  })
})

describe('conditions of a withdrawal', () => {
  it('the withdrawal page lists the conditions that a new member does not meet, with links to meet them', async () => {
    await forgetIdentityForTests(mocks.context.store, 'm-dora')
    const { main, user } = await openPage('/member/withdraw', 'dora')
    expect(await main.findByRole('heading', { name: 'Before you can withdraw' })).toBeDefined()
    const identity = await main.findByRole('link', { name: 'Verify your identity' })
    expect(identity.getAttribute('href')).toBe('/member/identity')
    const balance = main.getByRole('link', { name: /^Have at least R\$\s?20\.00 available$/ })
    expect(balance.getAttribute('href')).toBe('/member/deposit')
    await user.click(main.getByRole('button', { name: 'Add a Pix key in your own name' }))
    const accounts = main.getByRole('region', { name: 'Payout accounts' })
    expect(document.activeElement?.contains(accounts)).toBe(true)
    expect(main.queryByRole('textbox', { name: /^Amount/ })).toBeNull()
  })
})

describe('withdrawal that was not paid', () => {
  it.each(['REJECTED', 'CANCELLED'])(
    'a %s withdrawal shows that its amount is back in the wallet',
    async (status) => {
      const [undone] = await mocks.context.store.withdrawals.find({
        where: { memberId: 'm-ana', status },
      })
      const { main } = await openPage(`/member/withdraw?request=${undone?.id}`)
      const details = within(await main.findByRole('region', { name: 'Details' }))
      const amount = details.getByText('Back in your wallet').parentElement?.textContent
      expect(amount).toMatch(status === 'REJECTED' ? /R\$\s?250\.00$/ : /R\$\s?50\.00$/)
      expect(main.queryByText('You receive')).toBeNull()
    },
  )
})

describe('report of a partial payment', () => {
  it('[ACT-06] a report of a partial payment requires a picture, is reviewed before it is sent, and can be corrected', async () => {
    const [paid] = await mocks.context.store.withdrawals.find({
      where: { memberId: 'm-ana', status: 'DISBURSED' },
    })
    const [question, progress] = ['Has the money arrived?', 'Your withdrawal']
    // The focus never falls back to the top of the page when a step replaces another.
    const expectFocusAt = (name: string) =>
      waitFor(() => expect(document.activeElement?.textContent).toBe(name))
    const stored = () => mocks.context.store.withdrawals.get(paid?.id ?? '')
    const { main, user } = await openPage(`/member/withdraw?request=${paid?.id}`)
    await user.click(await main.findByRole('radio', { name: 'Only part' }))
    const amount = main.getByRole<HTMLInputElement>('textbox', { name: /^Amount that arrived/ })
    await user.type(amount, '20')
    await user.click(main.getByRole('button', { name: 'Review' }))
    expect(await main.findByText('Add a picture of your bank statement.')).toBeDefined()
    const picture = new File([new Uint8Array(pngForTests(60, 80))], 'a.png', { type: 'image/png' })
    await user.upload(main.getByLabelText('Choose a picture'), picture)
    expect(await main.findByText('Uploaded')).toBeDefined()
    await expectFocusAt('Picture of your bank statement *')
    await user.click(main.getByRole('button', { name: 'Review' }))
    expect(await main.findByRole('heading', { name: 'Check your report' })).toBeDefined()
    expect(main.getByText('Missing').parentElement?.textContent).toMatch(/R\$\s?230\.00$/)
    expect((await stored())?.status).toBe('DISBURSED')
    await user.click(main.getByRole('button', { name: 'Change' }))
    await expectFocusAt(question)
    await user.click(main.getByRole('button', { name: 'Review' }))
    await user.click(await main.findByRole('button', { name: 'Send report' }))
    const correct = await main.findByRole('button', { name: 'Correct the report' })
    await expectFocusAt(progress)
    await user.click(correct)
    await waitFor(() => expect(document.activeElement?.textContent).toContain(question))
    const corrected = main.getByRole<HTMLInputElement>('textbox', { name: /^Amount that arrived/ })
    expect(corrected.value).toBe('20')
    await user.clear(corrected)
    await user.type(corrected, '200')
    await user.click(main.getByRole('button', { name: 'Review' }))
    await user.click(await main.findByRole('button', { name: 'Send report' }))
    const region = main.getByRole('region', { name: progress })
    await waitFor(() => expect(region.textContent).toMatch(/You received only R\$\s?200\.00/))
    expect((await stored())?.confirmation).toMatchObject({ received: 20_000, remaining: 5_000 })
  })
})

it('[WAL-02] the button "Confirm receipt" sends one request, which confirms the payment of a withdrawal', async () => {
  const [paid] = await mocks.context.store.withdrawals.find({
    where: { memberId: 'm-ana', status: 'DISBURSED' },
  })
  const { main, user } = await openPage(`/member/withdraw?request=${paid?.id}`)
  const confirm = await main.findByRole('button', { name: 'Confirm receipt' })
  const fetched = vi.spyOn(globalThis, 'fetch')
  await user.click(confirm)
  expect(await main.findByText('Received')).toBeDefined()
  const sent = fetched.mock.calls.map(([call]) => call as Request)
  const posts = sent.filter(({ method }) => method === 'POST')
  expect(posts.map(({ url }) => new URL(url).pathname)).toEqual([
    `/wps/withdrawals/${paid?.id}/confirmation`,
  ])
})

describe('proof of a missing payment', () => {
  const png = () => new Uint8Array(pngForTests(60, 80))
  const large = new Uint8Array(5 * 1024 * 1024 + 1)

  it('the picture that proves a missing payment cannot be of another type than its name says, empty, too large or one of two', async () => {
    const [paid] = await mocks.context.store.withdrawals.find({
      where: { memberId: 'm-ana', status: 'DISBURSED' },
    })
    const { main, user } = await openPage(`/member/withdraw?request=${paid?.id}`)
    await user.click(await main.findByRole('radio', { name: 'Nothing' }))
    for (const [files, message] of [
      [[new File(['<html>'], 'proof.png')], /^This file is not a PNG or JPG/],
      [[new File([], 'proof.png')], 'This file is empty. Choose another one.'],
      [[new File([large], 'proof.png')], 'Choose a file of up to 5 MB.'],
      [[new File([png()], 'a.png'), new File([png()], 'b.png')], 'Choose only one picture.'],
    ] as const) {
      // Bypasses the file picker's filter, as dropping a file does.
      fireEvent.change(main.getByLabelText('Choose a picture'), { target: { files } })
      expect(await main.findByText(message)).toBeDefined()
      await user.click(main.getByRole('button', { name: 'Review' }))
      const after = await mocks.context.store.withdrawals.get(paid?.id ?? '')
      expect(after?.status, String(message)).toBe('DISBURSED')
      expect(await mocks.context.store.files.count({ memberId: 'm-ana' }), String(message)).toBe(0)
    }
  })
})
