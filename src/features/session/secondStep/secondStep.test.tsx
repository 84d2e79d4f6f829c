// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { changeSettings } from '../../../../platform/domain/accounts/account/memberSettings.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { session } from '../../../session/session.ts'
import { openDialogs, openLogin } from '../testing/openLogin.tsx'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

/**
 * Opens the second step of the log-in of Ana, a member whose account checks IP addresses, from a
 * new IP address.
 */
async function openSecondStep() {
  const member = await mocks.context.store.members.get('m-ana')
  const profile = { ...member?.profile, payeeName: 'Ana Conceição' }
  await mocks.context.store.members.update('m-ana', { profile })
  await changeSettings(mocks.context, 'm-ana', { checksAddress: true })
  const { dialog } = await openLogin()
  await user.type(dialog.getByLabelText(/^Username or mobile/), 'ana')
  await user.type(dialog.getByLabelText(/^Password/, { selector: 'input' }), 'portico-ana-1')
  await user.click(dialog.getByRole('button', { name: 'Log in' }))
  return within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
}

it('[LOGIN-07, LOGIN-30, LOGIN-31] a log-in from a new IP address is confirmed with a code by e-mail and closes its dialogs', async () => {
  const step = await openSecondStep()
  const email = await step.findByRole('radio', { name: /Code by e-mail/ })
  expect(step.getByRole('radio', { name: /Code by SMS/ })).toHaveProperty('checked', true)
  await user.click(email)
  await user.click(step.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(mocks.outbox.mails()).toHaveLength(1))
  await user.type(step.getByLabelText(/^Code from the e-mail/), mocks.outbox.mails()[0]?.code ?? '')
  await user.click(step.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
  await waitFor(() => expect(openDialogs()).toEqual([]))
})

it('[LOGIN-31] the second step reports a wrong name, and after the ticket has expired leads back to the login dialog', async () => {
  const step = await openSecondStep()
  await user.click(await step.findByRole('radio', { name: /Name on the bank account/ }))
  await user.type(step.getByLabelText(/^Full name/), 'Somebody Else')
  await user.click(step.getByRole('button', { name: 'Confirm' }))
  expect((await step.findByRole('alert')).textContent).toContain('does not match')
  mocks.clock.advance(11 * 60_000)
  await user.click(step.getByRole('button', { name: 'Confirm' }))
  await user.click(await step.findByRole('button', { name: 'Back to the login' }))
  await waitFor(() => expect(openDialogs()).toEqual(['login']))
  expect(screen.getByLabelText(/^Username or mobile/)).toHaveProperty('value', 'ana')
})

it('the second step shows the waiting time after too many wrong answers', async () => {
  const step = await openSecondStep()
  const { store, now } = mocks.context
  const expiresAt = now() + 24 * 3_600_000
  await store.rateWindows.insert({ id: 'second-step:m-ana', count: 5, expiresAt })
  await user.click(await step.findByRole('radio', { name: /bank account/ }))
  await user.type(step.getByLabelText(/^Full name/), 'Ana Conceição')
  await user.click(step.getByRole('button', { name: 'Confirm' }))
  expect((await step.findByRole('alert')).textContent).toMatch(/Wait \d+ seconds|in 1 minute/)
})
