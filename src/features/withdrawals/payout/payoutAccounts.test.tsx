// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { connectApi } from '../../../session/connectApi.ts'

const mocks = portalPerTest()
beforeEach(() => {
  // Closes the announcements, because their popup would take the focus.
  sessionStorage.setItem('announcementsClosedA', '1')
  sessionStorage.setItem('announcementsClosedB', '1')
})

async function openPage() {
  const { queryClient } = await openAs('ana', mocks.context, '/member/withdraw')
  connectApi(queryClient, () => 'en')
  const panel = within(await screen.findByRole('region', { name: 'Payout accounts' }))
  return { panel, user: userEvent.setup() }
}

type Opened = Awaited<ReturnType<typeof openPage>>

async function openForm({ panel, user }: Opened) {
  await user.click(await panel.findByRole('button', { name: 'Add account' }))
  const form = within(await panel.findByRole('form', { name: 'Add a Pix key' }))
  const field = (name: RegExp) => form.getByLabelText<HTMLInputElement>(name)
  return {
    form,
    type: form.getByRole<HTMLSelectElement>('combobox', { name: /^Type of key/ }),
    key: field(/^Key/),
    holder: field(/^Account holder/),
    password: field(/^Transaction password/),
    save: form.getByRole('button', { name: 'Save account' }),
  }
}

const accounts = () => mocks.context.store.payoutAccounts.find({ where: { memberId: 'm-ana' } })

async function addAddress(id: string, address: string): Promise<void> {
  await mocks.context.store.payoutAccounts.insert({
    id,
    memberId: 'm-ana',
    keyType: 'EMAIL',
    keyId: `EMAIL:${address}`,
    key: address,
    holder: 'Ana Souza Lima',
    createdAt: mocks.clock.now(),
    defaultSince: null,
  })
}

describe('payout accounts', () => {
  it('a new payout account is added once, with its key and holder masked, and counts towards the maximum', async () => {
    const opened = await openPage()
    const { panel, user } = opened
    expect(await panel.findByText('1 of 5')).toBeDefined()
    const { type, key, holder, password, save } = await openForm(opened)
    expect(document.activeElement).toBe(type)
    await user.selectOptions(type, 'EMAIL')
    await user.type(key, 'Ana@Example.com')
    await user.type(holder, 'Ana Souza Lima')
    await user.type(password, '482915')
    await user.dblClick(save)
    const added = (await panel.findByText('a***@example.com')).closest('li')
    expect(added?.textContent).toContain('Ana S*** L***')
    expect(added?.textContent).not.toContain('Souza')
    expect(panel.getByText('2 of 5')).toBeDefined()
    expect(panel.queryByRole('form')).toBeNull()
    expect(document.activeElement).toBe(panel.getByRole('list', { name: 'Payout accounts' }))
    expect(await accounts()).toHaveLength(2)
  })

  it('[SAFE-09] a Pix key with an invisible character shows a warning and cannot be selected for a withdrawal', async () => {
    await addAddress('k-marked', 'ana@example.com\u200b')
    const { panel } = await openPage()
    expect(await panel.findByText(/^Your bank may not know this key/)).toBeDefined()
    expect(panel.getAllByRole('listitem')).toHaveLength(2)
    expect(panel.queryByRole('button', { name: /^Make a\*\*\*/ })).toBeNull()
    const chosen = await screen.findByRole('combobox', { name: /^To/ })
    expect(within(chosen).getAllByRole('option')).toHaveLength(1)
  })

  it('the form for a payout account reports invalid values at their fields and sends nothing', async () => {
    const opened = await openPage()
    const { user } = opened
    const { form, type, key, holder, save } = await openForm(opened)
    await user.click(save)
    expect(await form.findByText('Enter the key.')).toBeDefined()
    expect(form.getByText('Enter the name of the account holder.')).toBeDefined()
    await user.type(key, '123.456.789-10')
    await user.type(holder, 'Ana \uE000Lima')
    expect(await form.findByText('This CPF is not valid. Check its digits.')).toBeDefined()
    expect(
      form.getByText('Type the name again, without hidden or special characters.'),
    ).toBeDefined()
    await user.selectOptions(type, 'PHONE')
    expect(await form.findByText(/^Enter a mobile number with area code/)).toBeDefined()
    await user.click(save)
    expect(key.value).toBe('123.456.789-10')
    expect(await accounts()).toHaveLength(1)
  })

  it('a payout account with another person’s name or CPF, a wrong password or a registered key is rejected at its field, and all values stay', async () => {
    const opened = await openPage()
    const { user } = opened
    const { form, type, key, holder, password, save } = await openForm(opened)
    const [mail, name, own] = ['ana@example.com', 'Ana Souza Lima', '482915']
    for (const [keyType, texts, field, message] of [
      ['EMAIL', [mail, 'Xis da Silva', own], holder, /^The key must be your own/],
      ['CPF', ['529.982.247-25', name, own], holder, /^The key must be your own/],
      ['EMAIL', [mail, name, '000000'], password, 'The transaction password is wrong.'],
      ['CPF', ['123.456.789-09', name, own], key, 'This key is already registered.'],
    ] as const) {
      await user.selectOptions(type, keyType)
      for (const [index, input] of [key, holder, password].entries()) {
        await user.clear(input)
        await user.type(input, texts[index] ?? '')
      }
      expect(form.queryByText(message), texts.join()).toBeNull()
      await user.click(save)
      await waitFor(() => expect(field.getAttribute('aria-invalid'), texts.join()).toBe('true'))
      expect(await form.findByText(message)).toBeDefined()
      expect([key.value, holder.value, password.value]).toEqual(texts)
      expect(await accounts(), texts.join()).toHaveLength(1)
    }
  })

  it('making a payout account the default replaces the previous default', async () => {
    await addAddress('k-mail', 'ana@example.com')
    const { panel, user } = await openPage()
    const rows = await panel.findAllByRole('listitem')
    expect(rows[0]?.textContent).toMatch(/CPF.*Default/)
    await user.click(panel.getByRole('button', { name: 'Make default: a***@example.com' }))
    await waitFor(() =>
      expect(panel.getAllByRole('listitem')[0]?.textContent).toMatch(/E-mail.*Default/),
    )
    expect(panel.getAllByText('Default')).toHaveLength(1)
    expect(document.activeElement).toBe(panel.getByRole('list', { name: 'Payout accounts' }))
  })

  it('a payout account is deleted after a confirmation that names the next default', async () => {
    await addAddress('k-mail', 'ana@example.com')
    await mocks.context.store.payoutAccounts.update('k-mail', { defaultSince: mocks.clock.now() })
    await mocks.context.store.payoutAccounts.update('k-past-ana', { defaultSince: null })
    const { panel, user } = await openPage()
    const remove = await panel.findByRole('button', { name: 'Delete a***@example.com' })
    await user.click(remove)
    const dialog = () => screen.findByRole('dialog', { name: 'Delete payout account' })
    expect((await dialog()).textContent).toContain('***.456.789-** becomes your default account.')
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await accounts()).toHaveLength(2)
    await user.click(remove)
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(panel.queryByText('a***@example.com')).toBeNull())
    expect(panel.getByRole('listitem').textContent).toContain('Default')
  })

  it('the withdrawal form selects a new default account and drops a deleted one', async () => {
    await addAddress('k-mail', 'ana@example.com')
    const { panel, user } = await openPage()
    const main = within(screen.getByRole('main'))
    const to = await main.findByRole<HTMLSelectElement>('combobox', { name: /^To/ })
    expect(to.value).toBe('k-past-ana')
    await user.click(await panel.findByRole('button', { name: 'Make default: a***@example.com' }))
    await waitFor(() => expect(to.value).toBe('k-mail'))
    await user.click(panel.getByRole('button', { name: 'Delete a***@example.com' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete payout account' }))
    await user.click(await dialog.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(to.value).toBe('k-past-ana'))
    await user.type(main.getByRole('textbox', { name: /^Amount/ }), '50')
    await user.click(main.getByRole('button', { name: 'Review' }))
    expect(await main.findByRole('heading', { name: 'Check before you withdraw' })).toBeDefined()
  })

  it('a payout account with a withdrawal in progress cannot be deleted', async () => {
    const { panel, user } = await openPage()
    await user.click(await panel.findByRole('button', { name: 'Delete ***.456.789-**' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete payout account' }))
    await user.click(await dialog.findByRole('button', { name: 'Delete' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/still on its way/)
    expect(await accounts()).toHaveLength(1)
  })

  it('the panel of payout accounts has no add button at the maximum of five accounts', async () => {
    for (const letter of ['a', 'b', 'c', 'd']) await addAddress(`k-${letter}`, `${letter}@x.com`)
    const { panel } = await openPage()
    expect(await panel.findByText(/^You have 5 accounts, the maximum/)).toBeDefined()
    expect(panel.queryByRole('button', { name: 'Add account' })).toBeNull()
  })

  it('without a payout account and a transaction password, the page first asks for a new transaction password', async () => {
    await mocks.context.store.payoutAccounts.remove({ memberId: 'm-ana' })
    await mocks.context.store.members.update('m-ana', { profile: {} })
    const { panel } = await openPage()
    expect(await panel.findByRole('form', { name: 'Set your transaction password' })).toBeDefined()
    expect(panel.getByText(/^Add one of your Pix keys to withdraw/)).toBeDefined()
  })
})
