// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockSeed } from '../../mocks/mockOperator.ts'
import { openSession } from '../../platform/world/accounts/sessions/sessions.ts'
import { mocksPerTest } from '../../tests/support/mocksPerTest.ts'
import { setCaller } from '../api/caller.ts'
import { useModalStore } from '../kit/modal/modalStore.ts'
import { endSession, sessionToken } from '../session/session.ts'
import { openPortal } from './testing.tsx'

const mocks = mocksPerTest({ seed: { ...mockSeed, past: true } })

beforeEach(() => {
  sessionStorage.clear()
  endSession()
  setCaller({ token: sessionToken, language: () => 'en' })
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
})

async function enterAs(persona: string, address: string) {
  sessionStorage.setItem('token', await openSession(mocks.world, `m-${persona}`))
  await openPortal(address)
}

it('[CONTR-02, CONTR-12] an agent’s own contract and those with the team stand on the page of their kind', async () => {
  await enterAs('carla', '/agentHome/dailySalary')
  const own = within(await screen.findByRole('region', { name: /^My contract/ }))
  expect(await own.findByText('Portico')).toBeTruthy()
  expect(own.getByText('2.00%')).toBeTruthy()
  const table = await screen.findByRole('table', { name: 'Contracts with my team' })
  const row = within(table).getByRole('row', { name: /davi/ })
  expect(row.textContent).toContain('0.60%')
  await userEvent.click(within(row).getByRole('button', { name: 'Change the contract with davi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New contract offer' }))
  const rate = await dialog.findByLabelText<HTMLInputElement>('Rate *')
  expect(rate.value).toBe('0.60')
  await userEvent.clear(rate)
  await userEvent.type(rate, '0.5')
  expect(await dialog.findByText(/^It would have paid/)).toBeTruthy()
  expect(await dialog.findByRole('table', { name: 'Contract terms' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
  expect(
    await within(table).findByRole('button', { name: 'Withdraw the offer to davi' }),
  ).toBeTruthy()
}, 30_000)

it('[CONTR-05] what the upline offers opens by itself after the log-in', async () => {
  await enterAs('davi', '/agentHome/teamOverview')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Contract offer' }, { timeout: 10_000 }),
  )
  expect(await dialog.findByText(/offers you an hourly salary contract/)).toBeTruthy()
  expect(await dialog.findByText(/^It would have paid/)).toBeTruthy()
}, 30_000)
