// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openAs } from '../../app/gamesForTests.ts'
import { ObserverStub, portalPerTest } from '../../app/portalForTests.ts'
import { connectApi } from '../../session/connectApi.ts'

const mocks = portalPerTest()
// The scroll position after Back waits for late content with ResizeObserver, which jsdom lacks.
beforeEach(() => void vi.stubGlobal('ResizeObserver', ObserverStub))

async function openPage() {
  const { queryClient } = await openAs('ana', mocks.context, '/member/transferUpline')
  connectApi(queryClient, () => 'en')
}

async function openTransfer() {
  await openPage()
  const main = within(await screen.findByRole('main'))
  const amount = await main.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
  return { main, amount, user: userEvent.setup() }
}

const sentBy = (memberId: string) =>
  mocks.context.store.ledgerEntries.find({ where: { memberId, kind: 'TRANSFER_SENT' } })

describe('transfer to the upline', () => {
  it('[MEM-09] a transfer is reviewed, then sent once with the transaction password', async () => {
    const before = await sentBy('m-ana')
    const { main, amount, user } = await openTransfer()
    await user.type(amount, '25,50')
    await user.type(main.getByLabelText(/^Message/), 'Obrigada')
    await user.click(main.getByRole('button', { name: 'Review' }))
    expect(await main.findByRole('heading', { name: 'Check before you send' })).toBe(
      document.activeElement,
    )
    expect(main.getByText('Obrigada')).toBeDefined()
    const send = main.getByRole('button', { name: /^Send R\$/ })
    await user.type(main.getByLabelText(/^Transaction password/), '482915')
    await user.click(send)
    expect(await main.findByText(/^You sent/)).toHaveProperty(
      'textContent',
      expect.stringMatching(/^You sent R\$\s?25\.50 to carla\.$/),
    )
    expect(document.activeElement?.textContent).toMatch(/^Sent/)
    const after = await sentBy('m-ana')
    expect(after.length - before.length).toBe(1)
    const row = (await main.findByRole('cell', { name: 'Obrigada' })).closest('tr')
    expect(row?.textContent).toMatch(/Sent.*carla.*25\.50/)
  })

  it('a return from the review of a transfer focuses the first field', async () => {
    const { main, amount, user } = await openTransfer()
    await user.type(amount, '30')
    await user.click(main.getByRole('button', { name: 'Review' }))
    await user.click(await main.findByRole('button', { name: 'Change' }))
    expect(await main.findByRole('combobox', { name: /^To/ })).toBe(document.activeElement)
  })

  it('[SAFE-05] the transfer page shows the amount that can be sent, which excludes deposits not yet wagered', async () => {
    const { store } = mocks.context
    const [paid] = await store.deposits.find({ where: { memberId: 'm-ana', status: 'PAID' } })
    const deposit = paid ?? expect.fail('ana has paid nothing in')
    const endedAt = mocks.context.now()
    const unplayed = { paidAmount: 20_000, fee: 0, endedAt, creditedBefore: 0 }
    await store.deposits.insert({ ...deposit, ...unplayed, id: 'd-unplayed' })
    const { main, amount, user } = await openTransfer()
    expect(main.getByText('Left to wager').nextSibling?.textContent).toMatch(/\b200\.00$/)
    expect(main.getByText('You can send').nextSibling?.textContent).toMatch(/1,084\.50$/)
    await user.click(main.getByRole('button', { name: 'All' }))
    expect(amount.value).toBe('1084.50')
    await user.clear(amount)
    await user.type(amount, '1284.50')
    await user.click(main.getByRole('button', { name: 'Review' }))
    expect(await main.findByText(/^You have R\$ ?1,084\.50 available\.$/)).toBeDefined()
  })

  it('a wrong transaction password of a transfer is reported at its field, and the amount stays', async () => {
    const { main, amount, user } = await openTransfer()
    await user.type(amount, '30')
    await user.click(main.getByRole('button', { name: 'Review' }))
    const password = await main.findByLabelText<HTMLInputElement>(/^Transaction password/)
    await user.type(password, '000000')
    await user.click(main.getByRole('button', { name: /^Send R\$/ }))
    expect(await main.findByText('The transaction password is wrong.')).toBeDefined()
    await user.click(main.getByRole('button', { name: 'Change' }))
    const again = await main.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
    expect(again.value).toBe('30')
    expect(await mocks.context.store.transfers.count({ memberId: 'm-ana' })).toBe(0)
  })

  it.each([
    ['', 'Enter an amount.'],
    ['1.005', 'Use at most two decimals, as in 1,234.50.'],
    ['0.5', /^The minimum is R\$ ?1\.00\.$/],
    ['9999', /^You have R\$ ?[\d,.]+ available\.$/],
  ])('the transfer amount %j is rejected at its field', async (text, message) => {
    const { main, amount, user } = await openTransfer()
    await main.findByRole('button', { name: 'All' })
    if (text !== '') await user.type(amount, text)
    await user.click(main.getByRole('button', { name: 'Review' }))
    expect(await main.findByText(message)).toBeDefined()
    expect(amount.value).toBe(text)
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(main.queryByRole('heading', { name: 'Check before you send' })).toBeNull()
  })

  it('the transfer page lets a member without a transaction password set one', async () => {
    await mocks.context.store.members.update('m-ana', { profile: {} })
    await openPage()
    const user = userEvent.setup()
    const form = within(await screen.findByRole('form', { name: 'Set your transaction password' }))
    const save = form.getByRole('button', { name: 'Set transaction password' })
    await user.type(form.getByLabelText(/^New transaction password/), '123456')
    await user.click(save)
    expect(await form.findByText(/^This one is too easy to guess/)).toBeDefined()
    await user.clear(form.getByLabelText(/^New transaction password/))
    await user.type(form.getByLabelText(/^New transaction password/), '735182')
    await user.type(form.getByLabelText(/^Repeat the password/), '735182')
    await user.type(form.getByLabelText(/^Login password/), 'wrong')
    await user.click(save)
    expect(await form.findByText('The login password is wrong.')).toBeDefined()
    await user.clear(form.getByLabelText(/^Login password/))
    await user.type(form.getByLabelText(/^Login password/), 'portico-ana-1')
    await user.click(save)
    expect(await screen.findByRole('textbox', { name: /^Amount/ })).toBeDefined()
  })
})

describe('receivers of a transfer', () => {
  it("a receiver's nickname with bidirectional characters is isolated in a bdi element", async () => {
    const nickname = 'Suporte \u202E)21ana('
    await mocks.context.store.members.update('m-carla', { nickname })
    const { main, amount, user } = await openTransfer()
    await user.type(amount, '5')
    await user.click(main.getByRole('button', { name: 'Review' }))
    const name = await main.findByText(nickname)
    expect(name.tagName).toBe('BDI')
  })
})
