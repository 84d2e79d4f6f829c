// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mocksPerTest } from '../../../../tests/support/mocksPerTest.ts'
import { write } from '../../../api/write.ts'
import { createQueryClient } from '../../../app/queryClient.ts'
import { openPortal } from '../../../app/testing.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { endSession, startSession } from '../../../session/session.ts'

mocksPerTest()

beforeEach(() => {
  endSession()
  connectApi(createQueryClient(), () => 'en')
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
})

it('the redemption form focuses the first missing field and names what a delivery requires', async () => {
  await openPortal('/pointMall')
  const body = { username: 'ana', password: 'portico-ana-1', type: 'username' } as const
  const { token } = await write('POST /wps/session/login', { body })
  await act(async () => startSession(token))
  await userEvent.click(await screen.findByRole('button', { name: /^Redeem: .*tumbler/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Redeem points' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Review' }))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('receiving address and phone are required')
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Receiver’s name/))
  await userEvent.type(dialog.getByLabelText(/^Receiver’s name/), 'Ana Lima')
  await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Receiving address/))
})
