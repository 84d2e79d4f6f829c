// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noPassword } from '../../../../platform/domain/accounts/account/noPassword.ts'
import { mocksPerTest } from '../../../../tests/support/mocksPerTest.ts'
import { closePortal, openAs, startAsVisitor } from '../../../app/gamesForTests.ts'
import { connectApi } from '../../../session/connectApi.ts'
import { session } from '../../../session/session.ts'

const mocks = mocksPerTest()
beforeEach(() => {
  startAsVisitor()
  localStorage.clear()
  // The announcement popups would take the focus.
  sessionStorage.setItem('announcementsClosedA', '1')
  sessionStorage.setItem('announcementsClosedB', '1')
})
afterEach(closePortal)

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

it('[SAFE-02] the account closing page lists the limits that stay and the reason', async () => {
  const { queryClient } = await openAs('dora', mocks.context, '/member/privacy')
  connectApi(queryClient, () => 'en')
  const stays = await screen.findByText('Your limits and breaks stay for 5 years')
  expect(stays.nextElementSibling?.textContent).toContain('follow you, not the account')
})
