// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { write } from '../../api/write.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { createQueryClient } from '../../app/queryClient.ts'
import { openPortal } from '../../app/testing.tsx'
import { useModalStore } from '../../kit/modal/modalStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { startSession } from '../../session/session.ts'

portalPerTest()

beforeEach(() => {
  connectApi(createQueryClient(), () => 'en')
})

async function logInAs(name: string) {
  const { token } = await write('POST /wps/session/login', {
    body: { username: name, password: `portico-${name}-1`, type: 'username' },
  })
  await act(async () => startSession(token))
}

/** Clicks the only button in the box of a sentence. */
async function pressBeside(sentence: RegExp) {
  const holder = (await screen.findByText(sentence)).parentElement?.parentElement
  if (!holder) throw new Error('The sentence stands alone')
  await userEvent.click(within(holder).getByRole('button'))
}

async function card(name: RegExp) {
  const heading = await screen.findByRole('heading', { name })
  const article = heading.closest('article')
  if (article === null) throw new Error('The heading is of no card')
  return article
}

describe('points mall', () => {
  it('[ROUTE-32] /pointMall shows members their points, the points missing for each item, and redeem buttons', async () => {
    await openPortal('/pointMall')
    await logInAs('ana')
    expect(await screen.findByRole('heading', { level: 1, name: 'Points mall' })).toBeDefined()
    const own = within(await screen.findByRole('region', { name: 'Your points' }))
    expect(await own.findByText('4,789 points')).toBeDefined()
    expect(own.getByText('Points never expire.')).toBeDefined()
    const headphones = within(await card(/headphones/))
    expect(await headphones.findByText('13,211 points to go')).toBeDefined()
    expect(headphones.queryByRole('button')).toBeNull()
    expect(within(await card(/console/)).getByText('Out of stock')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Redeem: R$ 20.00 bonus' }))
    expect(useModalStore.getState().modals).toEqual([{ name: 'redeemGoods', goodsId: 'bonus-20' }])
  })

  it('the points mall filters items by kind', async () => {
    await openPortal('/pointMall')
    await userEvent.click(await screen.findByRole('radio', { name: 'Products' }))
    expect(screen.queryByRole('heading', { name: /bonus/ })).toBeNull()
    expect(screen.getByRole('heading', { name: /headphones/ })).toBeDefined()
  })

  it('redeeming an item asks a visitor to log in', async () => {
    await openPortal('/pointMall')
    await userEvent.click(await screen.findByRole('button', { name: /^Redeem: .*headphones/ }))
    expect(useModalStore.getState().modals).toEqual([{ name: 'login', next: '/pointMall' }])
  })

  it('the points mall asks visitors to log in and returns to the mall after the login', async () => {
    await openPortal('/pointMall')
    await pressBeside(/Log in to see your points/)
    expect(useModalStore.getState().modals).toEqual([{ name: 'login', next: '/pointMall' }])
  })

  it('the points mall asks trial members to register a real account', async () => {
    await openPortal('/pointMall')
    await logInAs('bruno')
    await pressBeside(/Points need a full account/)
    expect(useModalStore.getState().modals).toEqual([{ name: 'register' }])
  })
})
