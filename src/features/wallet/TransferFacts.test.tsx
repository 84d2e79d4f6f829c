// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '../../../platform/world/accounts/sessions/sessions.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { setCaller } from '../../api/caller.ts'
import { openPortal } from '../../app/testing.tsx'
import { endSession, sessionToken } from '../../session/session.ts'

const mocks = mocksPerTest()

beforeEach(() => {
  endSession()
  setCaller({ token: sessionToken, language: () => 'en' })
})
afterEach(cleanup)

describe('the people whom money can be sent to', () => {
  it('stand by themselves, also with a nickname from before names were checked', async () => {
    const nickname = 'Suporte \u202E)21ana('
    await mocks.world.store.members.update('m-carla', { nickname })
    sessionStorage.setItem('token', await openSession(mocks.world, 'm-ana'))
    await openPortal('/member/transferUpline')
    const name = await within(await screen.findByRole('main')).findByText(nickname)
    expect(name.tagName).toBe('BDI')
    const person = name.parentElement
    expect(person?.textContent).toBe(`${nickname} (carla)`)
    expect([...(person?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI'])
  })
})
