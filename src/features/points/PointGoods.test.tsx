// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { write } from '../../api/write.ts'
import { createQueryClient } from '../../app/queryClient.ts'
import { openPortal } from '../../app/testing.tsx'
import { useModalStore } from '../../kit/modal/modalStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { endSession, startSession } from '../../session/session.ts'

mocksPerTest()

beforeEach(() => {
  endSession()
  connectApi(createQueryClient(), () => 'en')
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
})

async function logInAs(name: string) {
  const { token } = await write('POST /wps/session/login', {
    body: { username: name, password: `portico-${name}-1`, type: 'username' },
  })
  await act(async () => startSession(token))
}

/** The one button that goes with a sentence. */
async function pressBeside(sentence: RegExp) {
  const holder = (await screen.findByText(sentence)).parentElement
  if (holder === null) throw new Error('The sentence stands alone')
  await userEvent.click(within(holder).getByRole('button'))
}

describe('the points mall', () => {
  it('[ROUTE-32] stands at /pointMall and shows members their points and what goods take', async () => {
    await openPortal('/pointMall')
    await logInAs('ana')
    expect(await screen.findByRole('heading', { level: 1, name: 'Points mall' })).toBeDefined()
    expect(await screen.findByText(/^You have [\d,]+ points$/)).toBeDefined()
    expect((await screen.findAllByText(/^[\d,]+ points/)).length).toBeGreaterThan(1)
  })

  it('asks visitors to log in, and leads back', async () => {
    await openPortal('/pointMall')
    await pressBeside(/Log in to see your points/)
    expect(useModalStore.getState().modals).toEqual([{ name: 'login', next: '/pointMall' }])
  })

  it('asks trial members to sign up', async () => {
    await openPortal('/pointMall')
    await logInAs('bruno')
    await pressBeside(/Points take a full account/)
    expect(useModalStore.getState().modals).toEqual([{ name: 'register' }])
  })
})
