// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noPassword } from '../../../../platform/domain/accounts/account/noPassword.ts'
import { openAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { session } from '../../../session/session.ts'

const mocks = portalPerTest()
beforeEach(() => {
  // Prevents the announcement popups, because they would take the focus.
  sessionStorage.setItem('announcementsClosedA', '1')
  sessionStorage.setItem('announcementsClosedB', '1')
})

it('the time-out dialog shows no password field to a member without a password', async () => {
  await mocks.context.store.members.update('m-ana', { passwordHash: noPassword })
  const { queryClient } = await openAs('ana', mocks.context, '/member/protection')
  connectApi(queryClient, () => 'en')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Take a time-out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take a time-out' }))
  await user.click(await dialog.findByRole('radio', { name: '1 week' }))
  expect(dialog.queryByLabelText(/password/i)).toBeNull()
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Start the time-out' }))
  const done = await screen.findByRole('dialog', { name: 'You are logged out' })
  expect(done.textContent).toContain('You can log in again on')
  expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: false })
  expect(await mocks.context.store.exclusions.get('m-ana')).toMatchObject({ kind: 'TIME_OUT' })
})

describe('limits of the player', () => {
  async function openLimits() {
    const { queryClient } = await openAs('ana', mocks.context, '/member/protection')
    connectApi(queryClient, () => 'en')
    const user = userEvent.setup()
    const button = (name: string) =>
      screen.findByRole('button', { name: new RegExp(`^(Set|Change) the ${name}$`) })
    const rowOf = async (name: string) => (await button(name)).closest('li') ?? undefined
    const change = async (name: string, amount: string) => {
      await user.click(await button(name))
      const dialog = within(await screen.findByRole('dialog'))
      await user.type(await dialog.findByRole('textbox', { name: /^New limit/ }), amount)
      const effect = dialog.getByRole('status', { name: 'What this does' }).textContent
      await user.click(dialog.getByRole('button', { name: 'Save limit' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return effect
    }
    return { user, rowOf, change }
  }

  it.each([
    ['daily deposit limit', 'm-ana/DEPOSIT/DAY'],
    ['weekly loss limit', 'm-ana/LOSS/WEEK'],
    ['monthly bet limit', 'm-ana/BET/MONTH'],
  ])('[ACT-18] a lower limit applies at once, but a higher limit later: %s', async (name, id) => {
    // The form and the row show the same minute only if the time stands still between them.
    vi.useFakeTimers({ toFake: ['Date'] })
    const { user, rowOf, change } = await openLimits()
    const stored = () => mocks.context.store.playerLimits.get(id)
    expect(await change(name, '20000')).toContain('Applies at once.')
    await waitFor(async () =>
      expect((await rowOf(name))?.textContent).toMatch(/ of R\$\s?20,000\.00/),
    )
    expect(await change(name, '15000')).toContain('Applies at once.')
    await waitFor(async () =>
      expect((await rowOf(name))?.textContent).toMatch(/ of R\$\s?15,000\.00/),
    )
    const effect = await change(name, '30000')
    const [, moment] = /^Applies from (.*)\. Until then/.exec(effect ?? '') ?? []
    expect(moment).toMatch(/2026/)
    const cancel = await screen.findByRole('button', { name: `Cancel change of the ${name}` })
    const row = (await rowOf(name))?.textContent
    expect(row).toMatch(/ of R\$\s?15,000\.00/)
    expect(row).toContain(`From ${moment}: `)
    expect(row).toMatch(/: R\$\s?30,000\.00/)
    expect(await stored()).toMatchObject({ amount: 1_500_000, pendingAmount: 3_000_000 })
    await user.click(cancel)
    await waitFor(async () => expect((await stored())?.pendingAmount).toBeNull())
  })
})

it('[SAFE-02] the account closing page lists the limits that remain after the closing, and the reason why they remain', async () => {
  const { queryClient } = await openAs('dora', mocks.context, '/member/privacy')
  connectApi(queryClient, () => 'en')
  const stays = await screen.findByText('Your limits and breaks stay for 5 years')
  expect(stays.nextElementSibling?.textContent).toContain('follow you, not the account')
})
