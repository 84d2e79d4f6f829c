// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { changePoints } from '../../../../platform/domain/play/points/pointLedger.ts'
import { write } from '../../../api/write.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { createQueryClient } from '../../../app/queryClient.ts'
import { openPortal } from '../../../app/testing.tsx'
import { connectApi } from '../../../session/connectApi.ts'
import { startSession } from '../../../session/session.ts'

const mocks = portalPerTest()

beforeEach(() => {
  connectApi(createQueryClient(), () => 'en')
})

/** Opens the mall as the member Ana, and then the redemption dialog of an item. */
async function openGoods(name: RegExp) {
  await openPortal('/pointMall')
  const body = { username: 'ana', password: 'portico-ana-1', type: 'username' } as const
  const { token } = await write('POST /wps/session/login', { body })
  await act(async () => startSession(token))
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Redeem points' }))
}

it('the redemption form focuses the first missing field and lists the data that a delivery requires', async () => {
  const dialog = await openGoods(/^Redeem: .*tumbler/)
  await userEvent.click(await dialog.findByRole('button', { name: 'Review' }))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toBe('Receiving address and phone are required.')
  // The name is filled in from the member's profile.
  const name = dialog.getByLabelText<HTMLInputElement>(/^Receiver’s name/)
  expect(name.value).toBe('Ana Souza Lima')
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Postal code/))
})

it('[ACT-39] a postal code fills in and announces the address, and the review shows the address in lines and requests the transaction password', async () => {
  const dialog = await openGoods(/^Redeem: .*tumbler/)
  const street = await dialog.findByLabelText<HTMLInputElement>(/^Street/)
  await userEvent.type(dialog.getByLabelText(/^Postal code/), '05433-010')
  await waitFor(() => expect(street.value).toBe('Rua Aspicuelta'))
  const heard = 'Delivery address, Rua Aspicuelta, Vila Madalena, São Paulo - SP'
  expect(await dialog.findByText(heard, { selector: '[role=status]' })).toBeDefined()
  await userEvent.type(dialog.getByLabelText(/^Number/), '88')
  await userEvent.type(dialog.getByLabelText(/^Receiver’s phone/), '(11) 98765-0001')
  expect(dialog.queryByLabelText(/^Transaction password/)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
  for (const line of ['Rua Aspicuelta, 88', 'Vila Madalena', 'São Paulo - SP', '05433-010']) {
    expect(await dialog.findByText(line)).toBeDefined()
  }
  await userEvent.type(dialog.getByLabelText(/^Transaction password/), '482915')
  await userEvent.click(dialog.getByRole('button', { name: /^Redeem for/ }))
  expect(await dialog.findByText('Redemption requested')).toBeDefined()
  const rows = await mocks.context.store.pointRedemptions.find({ where: { memberId: 'm-ana' } })
  const address = 'Rua Aspicuelta, 88, Vila Madalena, São Paulo - SP, 05433-010'
  expect(rows.map(({ receiver }) => receiver?.address)).toContain(address)
})

it('the redemption form announces an unknown postal code and lets the member type the address', async () => {
  const dialog = await openGoods(/^Redeem: .*tumbler/)
  await userEvent.type(await dialog.findByLabelText(/^Postal code/), '99999999')
  const status = { selector: '[role=status]' }
  expect(await dialog.findByText(/^We do not know this postal code/, status)).toBeDefined()
  const city = dialog.getByLabelText<HTMLInputElement>(/^City/)
  await userEvent.type(city, 'Xapuri')
  expect(city.value).toBe('Xapuri')
})

it('the redemption form of a jersey requires a size', { tags: 'full' }, async () => {
  const { store } = mocks.context
  await store.transaction((tables) =>
    changePoints(mocks.context, tables, {
      memberId: 'm-ana',
      type: 'MISSION',
      points: 10_000,
      reference: 'weekly-bets',
    }),
  )
  const dialog = await openGoods(/^Redeem: .*jersey/)
  await userEvent.click(await dialog.findByRole('button', { name: 'Review' }))
  expect(await dialog.findByText('Choose your size.')).toBeDefined()
  const sizes = within(dialog.getByRole('group', { name: /^Size/ }))
  await userEvent.click(sizes.getByRole('radio', { name: 'GG' }))
  await waitFor(() => expect(dialog.queryByText('Choose your size.')).toBeNull())
})
