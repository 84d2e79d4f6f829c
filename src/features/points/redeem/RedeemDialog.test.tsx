// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changePoints } from '../../../../platform/domain/play/points/pointLedger.ts'
import { mocksPerTest } from '../../../../tests/support/mocksPerTest.ts'
import { write } from '../../../api/write.ts'
import { createQueryClient } from '../../../app/queryClient.ts'
import { openPortal } from '../../../app/testing.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { endSession, startSession } from '../../../session/session.ts'

const mocks = mocksPerTest()

beforeEach(() => {
  endSession()
  connectApi(createQueryClient(), () => 'en')
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
})

/** Opens the mall as ana and then the dialog of the goods with a name. */
async function openGoods(name: RegExp) {
  await openPortal('/pointMall')
  const body = { username: 'ana', password: 'portico-ana-1', type: 'username' } as const
  const { token } = await write('POST /wps/session/login', { body })
  await act(async () => startSession(token))
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Redeem points' }))
}

it('the redemption form focuses the first missing field and names what a delivery requires', async () => {
  const dialog = await openGoods(/^Redeem: .*tumbler/)
  await userEvent.click(await dialog.findByRole('button', { name: 'Review' }))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('receiving address and phone are required')
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Receiver’s name/))
  await userEvent.type(dialog.getByLabelText(/^Receiver’s name/), 'Ana Lima')
  await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Receiving address/))
})

it('a jersey asks for its size', async () => {
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
