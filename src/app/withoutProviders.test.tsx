// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openModal } from '../kit/modal/modalStore.ts'
import { openAs } from './gamesForTests.ts'
import { portalPerTest } from './portalForTests.ts'
import { openPortal } from './testing.tsx'

const mocks = portalPerTest()
beforeEach(() => {
  mocks.context.providers = {}
})

const main = async () => within(await screen.findByRole('main'))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('portal without providers', () => {
  it('a portal without external providers shows that deposits are closed and lists no method', async () => {
    await openAs('ana', mocks.context, '/member/deposit')
    const page = await main()
    expect(await page.findByText(/^Deposits are closed for now/)).toBeDefined()
    expect(page.queryByRole('radio')).toBeNull()
  })

  it('a portal without external providers shows that withdrawals are closed, beside the withdrawal terms', async () => {
    await openAs('ana', mocks.context, '/member/withdraw')
    const page = await main()
    expect(await page.findByText(/^Withdrawals are closed for now/)).toBeDefined()
    expect(page.getByText('Withdrawal terms')).toBeDefined()
  })

  it('a portal without external providers offers neither SMS codes nor social log-ins', async () => {
    await openPortal('/')
    openModal({ name: 'login' })
    const login = await dialog('Log in')
    expect(await login.findByLabelText(/^Username/)).toBeDefined()
    expect(login.queryByRole('tab', { name: 'Code by SMS' })).toBeNull()
    expect(login.queryByRole('button', { name: /Google|Facebook/ })).toBeNull()
  })

  it('a portal without external providers refers a forgotten password to customer service', async () => {
    await openPortal('/')
    openModal({ name: 'forgotPassword' })
    const forgotten = await dialog('Forgot your password?')
    const none = /^Passwords cannot be reset by e-mail or SMS/
    expect(await forgotten.findByText(none)).toBeDefined()
    expect(forgotten.queryByRole('textbox')).toBeNull()
    expect(forgotten.getByRole('link', { name: 'Talk to customer service' })).toBeDefined()
  })

  it('a portal without external providers shows games under maintenance, in tiles without images', async () => {
    await openPortal('/rng')
    const list = within(await screen.findByRole('list', { name: 'Slots' }))
    const [tile] = await list.findAllByRole('article')
    expect(tile?.textContent).toContain('Under maintenance')
    expect(tile?.querySelector('[data-default]')).not.toBeNull()
    expect(tile?.querySelector('img')).toBeNull()
  })
})
