// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { setCaller } from '../../api/caller.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { sessionToken } from '../../session/session.ts'

const mocks = portalPerTest()

it('[MSG-01] the inbox filters by kind, shows the number of unread messages of each kind, and marks the messages of a kind as read', async () => {
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  await openPortal('/member/messages')
  const kinds = within(await screen.findByRole('group', { name: 'Type of message' }))
  const promotions = await kinds.findByRole('radio', { name: 'Promotions 1 unread' })
  expect(kinds.getByRole('radio', { name: 'Account 2 unread' })).toBeDefined()
  await userEvent.click(promotions)
  const inbox = () => within(screen.getByRole('list', { name: 'Inbox' }))
  await waitFor(() => expect(inbox().queryByText('A reward of R$ 20.00')).toBeNull())
  expect(inbox().getByText('New missions today')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(kinds.getByRole('radio', { name: 'Promotions' })).toBeDefined())
  expect(kinds.getByRole('radio', { name: 'Account 2 unread' })).toBeDefined()
})

it('the inbox marks the language of a message that is not in the language of the page', async () => {
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  setCaller({ token: sessionToken, language: () => 'fr' })
  await openPortal('/member/messages')
  const inbox = within(await screen.findByRole('list', { name: 'Inbox' }))
  expect(await inbox.findByText('New missions today')).toHaveProperty('lang', 'en')
})
