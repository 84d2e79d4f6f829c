// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockSeed } from '../../../mocks/mockOperator.ts'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { setCaller } from '../../api/caller.ts'
import { openPortal } from '../../app/testing.tsx'
import { openModal, useModalStore } from '../../kit/modal/modalStore.ts'
import { endSession, sessionToken } from '../../session/session.ts'

const mocks = mocksPerTest({ seed: { ...mockSeed, past: true } })
const statusOf = async (id: string) => (await mocks.context.store.contracts.get(id))?.status

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  endSession()
  setCaller({ token: sessionToken, language: () => 'en' })
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
})

async function enterAs(persona: string, address: string) {
  sessionStorage.setItem('token', await openSession(mocks.context, `m-${persona}`))
  await openPortal(address)
}

it('[CONTR-02, CONTR-12] the daily salary page shows the agent’s own contract and the contracts with the team, and offers changed terms', async () => {
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
})

it('[ACT-48, CONTR-01] an agent previews a dividend with three tiers and offers every tier as typed', async () => {
  await enterAs('carla', '/agentHome/dividend')
  await userEvent.click(await screen.findByRole('button', { name: 'New offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New contract offer' }))
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: /^For/ }),
    'livia.prado',
  )
  const tiers = await dialog.findAllByRole('group', { name: /^Tier \d$/ })
  expect(tiers).toHaveLength(3)
  const losses = ['0', '900', '2000']
  for (const [index, rate] of ['5', '7.5', '10'].entries()) {
    const tier = within(tiers[index] ?? document.body)
    const loss = tier.getByLabelText<HTMLInputElement>(/^Team’s loss/)
    await userEvent.clear(loss)
    await userEvent.type(loss, losses[index] ?? '')
    await userEvent.type(tier.getByLabelText(/^Rate/), rate)
  }
  expect(await dialog.findByText(/^It would have paid/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
  const table = await screen.findByRole('table', { name: 'Contracts with my team' })
  await within(table).findByRole('button', { name: 'Withdraw the offer to livia.prado' })
  const where = { downlineId: 'm-livia.prado', kind: 'dividend', status: 'OFFERED' }
  const [offer] = await mocks.context.store.contracts.find({ where })
  expect(offer?.terms).toMatchObject({
    tiers: [
      { periodProfitLoss: '0.00', rate: '5.00' },
      { periodProfitLoss: '900.00', rate: '7.50' },
      { periodProfitLoss: '2000.00', rate: '10.00' },
    ],
  })
}, 30_000)

/** Adds direct downlines of the agent Carla, to exceed the length of the list. */
async function growTeam(count: number) {
  const { store } = mocks.context
  const davi = await store.members.get('m-davi')
  const place = await store.teamMembers.get('m-davi')
  const link = await store.teamLinks.get('m-carla>m-davi')
  const wallet = await store.wallets.get('m-davi')
  if (!davi || !place || !link || !wallet) throw new Error('davi is not in a team')
  for (let index = 0; index < count; index += 1) {
    const account = `membro${String(index).padStart(3, '0')}`
    const id = `m-${account}`
    const unique = { username: account, usernameKey: account, nickname: account }
    await store.members.insert({ ...davi, id, ...unique, mobileNum: null, email: null })
    await store.wallets.insert({ ...wallet, id })
    await store.teamMembers.insert({ ...place, id, account, path: `m-carla/${id}` })
    await store.teamLinks.insert({
      ...link,
      id: `m-carla>${id}`,
      memberId: id,
      accountKey: account,
    })
  }
}

it('[CONTR-12] an agent can search by username for a downline who is missing in the list, and offer a contract to that downline', async () => {
  await growTeam(120)
  await enterAs('carla', '/agentHome/dailySalary')
  await userEvent.click(await screen.findByRole('button', { name: 'New offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New contract offer' }))
  const search = await dialog.findByRole('searchbox', { name: 'Find by username' })
  const choice = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^For/ })
  expect(dialog.queryByRole('option', { name: 'membro119' })).toBeNull()
  await userEvent.type(search, 'membro119{Enter}')
  expect(await dialog.findByText('1 person listed')).toBeTruthy()
  await userEvent.selectOptions(choice, 'membro119')
  await userEvent.clear(search)
  expect(await dialog.findByText(/^100 of \d{3} listed/)).toBeTruthy()
  // The selection persists when the list changes.
  expect(choice.value).toBe('m-membro119')
  await userEvent.type(dialog.getByLabelText('Rate *'), '0.5')
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
  const table = await screen.findByRole('table', { name: 'Contracts with my team' })
  const withdraw = { name: 'Withdraw the offer to membro119' }
  expect(await within(table).findByRole('button', withdraw)).toBeTruthy()
})

/** Adds contracts of the agent Carla in force, newer than her contract with Davi. */
async function growContracts(count: number) {
  const { store } = mocks.context
  const where = { downlineId: 'm-davi', status: 'ACTIVE', kind: 'dailyWage' }
  const [known] = await store.contracts.find({ where })
  if (!known) throw new Error('davi has no contract')
  for (let index = 0; index < count; index += 1) {
    const downlineId = `m-membro${String(index).padStart(3, '0')}`
    const at = known.offeredAt + index + 1
    await store.contracts.insert({ ...known, id: `ct-more-${index}`, downlineId, offeredAt: at })
  }
}

it('[CONTR-12] team contracts that exceed a page are paginated, and a page number beyond the last page shows the last page', async () => {
  await growTeam(30)
  await growContracts(30)
  await enterAs('carla', '/agentHome/dailySalary?page=1&teamPage=7')
  const table = () => screen.findByRole('table', { name: 'Contracts with my team' })
  const davi = await within(await table()).findByRole('row', { name: /davi/ })
  expect(within(davi).getByRole('button', { name: 'Change the contract with davi' })).toBeTruthy()
  const pages = within(
    screen.getByRole('navigation', { name: 'Pages of contracts with your team' }),
  )
  expect(pages.getByRole('status').textContent).toMatch(/· page 2 of 2$/)
  await userEvent.click(pages.getByRole('link', { name: 'Previous' }))
  expect(await within(await table()).findByRole('row', { name: /membro029/ })).toBeTruthy()
  expect(within(await table()).queryByRole('row', { name: /davi/ })).toBeNull()
  expect(pages.getByRole('status').textContent).toMatch(/· page 1 of 2$/)
})

/**
 * Moves the platform's clock to a minute after the next full hour and runs the settlements that are
 * due, so that no period ends during a test.
 */
async function startPeriods() {
  const hour = 3_600_000
  mocks.clock.advance(hour - (mocks.clock.now() % hour) + 60_000)
  await mocks.runDueJobs()
}

/**
 * Checks that the page of the agent Carla's contract shows these terms and this number of tiers.
 * @param settled pattern of the displayed time to the next settlement.
 */
async function expectTerms(path: string, terms: string[], tiers: number, settled: RegExp) {
  await startPeriods()
  await enterAs('carla', `/agentHome/${path}`)
  const region = await screen.findByRole('region', { name: /^My contract/ })
  await within(region).findByText('Portico')
  // Amounts contain a no-break space.
  const text = region.textContent.replaceAll('\u00a0', ' ')
  for (const term of terms) expect(text).toContain(term)
  expect(within(region).queryAllByRole('listitem')).toHaveLength(tiers)
  const running = within(screen.getByRole('region', { name: 'Current period' }))
  expect(running.getByText('Next settlement in')).toBeTruthy()
  expect((await running.findByRole('timer')).textContent).toMatch(settled)
  expect(running.getByText('Amount so far')).toBeTruthy()
}

it(
  '[CONTR-01] an agent’s dividend contract shows its period, its tiers and a countdown to the settlement',
  () =>
    expectTerms(
      'dividend',
      ['PeriodWeekly', '20.00% from R$ 0.00', '30.00% from R$ 1,500.00', '40.00% from R$ 4,000.00'],
      3,
      /\d+ days?|\d+:\d\d/,
    ),
  30_000,
)

it('[CONTR-03] an agent’s hourly salary contract shows its terms and a countdown to the settlement', () => {
  const terms = ['Rate1.00%', 'Valid bets per hourR$ 50.00', 'PeriodEvery hour']
  return expectTerms('hourlySalary', terms, 0, /^\d{1,2}:\d\d/)
})

it(
  '[CONTR-04] an agent’s real-time salary contract shows both rates and a countdown to the settlement',
  () =>
    expectTerms(
      'realTimeSalary',
      [
        'Rate on bets won0.50%',
        'Rate on bets lost0.50%',
        'Smallest bet countedR$ 10.00',
        'PeriodEvery 5 minutes',
      ],
      0,
      /^[0-5]:\d\d/,
    ),
  30_000,
)

it("[CONTR-05] an upline's offer opens by itself on the page of its kind of contract and is stored as opened", async () => {
  await enterAs('davi', '/agentHome/hourlySalary')
  const dialog = within(await screen.findByRole('dialog', { name: 'Contract offer' }))
  expect(await dialog.findByText(/offers you an hourly salary contract/)).toBeTruthy()
  expect(await dialog.findByText(/^It would have paid/)).toBeTruthy()
  expect(localStorage.getItem('openedOffers')).toBe('["ct-past-davi-hourly-2"]')
})

it('[CONTR-05] an offer does not open on other pages; there, a badge in the menu announces the offer', async () => {
  await enterAs('davi', '/agentHome/teamOverview')
  const menu = within(await screen.findByRole('navigation', { name: 'Agent centre' }))
  expect(await menu.findByRole('link', { name: /^Hourly salary.*1 new$/ })).toBeTruthy()
  expect(menu.getByRole('link', { name: /^Daily salary/ }).textContent).not.toContain('new')
  expect(useModalStore.getState().modals).toEqual([])
})

it('[CONTR-05] the contract dialog closes at once for a visitor', async () => {
  await openPortal('/about')
  const heights: number[] = []
  const stop = useModalStore.subscribe(({ modals }) => heights.push(modals.length))
  act(() => openModal({ name: 'contractOffer', contractId: 'ct-past-davi-hourly-2' }))
  await waitFor(() => expect(heights).toEqual([1, 0]))
  stop()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

it('[CONTR-13] rejecting an offer requires a confirmation and is sent once', async () => {
  await enterAs('davi', '/agentHome/hourlySalary')
  const dialog = within(await screen.findByRole('dialog', { name: 'Contract offer' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Reject' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).not.toBe(document.body)
  await userEvent.click(await dialog.findByRole('button', { name: 'Reject' }))
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Yes, reject' }))
  await screen.findByText('Offer rejected.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText(/^You have no hourly salary contract/)).toBeTruthy()
  expect(await statusOf('ct-past-davi-hourly-2')).toBe('REJECTED')
})

it('[CONTR-14] an upline ends a contract and withdraws an offer after a confirmation', async () => {
  await enterAs('carla', '/agentHome/dividend')
  const table = await screen.findByRole('table', { name: 'Contracts with my team' })
  const press = (name: string) => userEvent.click(within(table).getByRole('button', { name }))
  await press('End the contract with davi')
  const question = within(await screen.findByRole('dialog', { name: 'End contract?' }))
  expect(await question.findByText('davi')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'End contract' }))
  await screen.findByText('Contract ended.')
  await waitFor(() => expect(within(table).queryByText('davi')).toBeNull())

  await press('Withdraw the offer to yasmin.rocha')
  const withdrawal = within(await screen.findByRole('dialog', { name: 'Withdraw offer?' }))
  await userEvent.click(await withdrawal.findByRole('button', { name: 'Withdraw offer' }))
  await screen.findByText('Offer withdrawn.')
  await waitFor(() => expect(within(table).queryByText('yasmin.rocha')).toBeNull())
  expect(await statusOf('ct-past-yasmin-dividend-1')).toBe('WITHDRAWN')
})

it('[CONTR-05] an offer does not open over a form in use and opens when the form loses the focus', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await enterAs('davi', '/agentHome/hourlySalary')
  await screen.findByRole('region', { name: /^My contract/ })
  expect(screen.queryByRole('dialog', { name: 'Contract offer' })).toBeNull()
  field.blur()
  await screen.findByRole('dialog', { name: 'Contract offer' })
  field.remove()
})
