// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { marketOf } from '../../../platform/domain/base/platform/markets.ts'
import { changePlatform } from '../../../platform/domain/base/platform/platformSettings.ts'
import { rainsAround } from '../../../platform/domain/play/rewards/redEnvelopes.ts'
import { switchModule } from '../../../tests/support/switchModule.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'

const mocks = portalPerTest()

async function openAs(name: 'ana' | 'edu', address: string) {
  sessionStorage.setItem('token', await openSession(mocks.context, `m-${name}`))
  return openPortal(address)
}
const balanceOf = async (memberId: string) =>
  (await mocks.context.store.wallets.get(memberId))?.balance ?? 0
const minorIn = (text: string | null) =>
  Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replace(/\D/g, ''))

describe('red envelopes', () => {
  const hour = 3_600_000
  const minute = 60_000
  // The emulated rains begin every three hours, in São Paulo time and in UTC, and last one hour.
  beforeEach(async () => {
    const market = { ...marketOf('BR'), bonusesBeforeBets: ['REGISTRATION' as const] }
    await changePlatform(mocks.context, { market })
    const { now } = mocks.context
    const untilRain = 3 * hour - (now() % (3 * hour)) + 5 * minute
    mocks.context.now = () => now() + untilRain
  })

  it('[PROMO-06, PROMO-09] a double click opens a red envelope once and credits its amount', async () => {
    const before = await balanceOf('m-ana')
    await openAs('ana', '/member/redEnvelopes')
    const coming = within(await screen.findByRole('region', { name: 'Coming rains' }))
    expect(coming.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('You have not opened an envelope yet.')).toBeDefined()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Open envelope' }))
    const found = await screen.findByRole('heading', { name: /^Your envelope has/ })
    expect(document.activeElement).toBe(found)
    expect(await balanceOf('m-ana')).toBe(before + minorIn(found.textContent))
    const opened = within(screen.getByRole('list', { name: 'Envelopes you opened' }))
    expect(minorIn(opened.getByRole('listitem').querySelector('strong')?.textContent ?? '')).toBe(
      minorIn(found.textContent),
    )
    expect(screen.queryByRole('button', { name: 'Open envelope' })).toBeNull()
  })

  it('[PROMO-06] pressing the button when no red envelope is left focuses a heading that reports that none is left', async () => {
    await openAs('ana', '/member/redEnvelopes')
    const open = await screen.findByRole('button', { name: 'Open envelope' })
    const id = rainsAround(mocks.context.content.envelopeRains, mocks.context.now())[0]?.id ?? ''
    await mocks.context.store.redEnvelopePots.insert({ id, left: 0, envelopes: 0 })
    await userEvent.click(open)
    const name = 'All envelopes of this rain have been opened'
    expect(await screen.findByRole('heading', { name })).toBe(document.activeElement)
  })

  it('the red-envelopes page of a platform without red-envelope rains shows an empty state', async () => {
    mocks.context.content = { ...mocks.context.content, envelopeRains: undefined }
    await openAs('ana', '/member/redEnvelopes')
    expect(await screen.findByText('Red envelopes are not available.')).toBeDefined()
  })
})

describe('wheel', () => {
  const history = async () => within(await screen.findByRole('table', { name: 'Lucky wheel' }))

  it('[PROMO-07] a double click spends one wheel ticket, and a status message names the result', async () => {
    await openAs('ana', '/member/wheel')
    const table = await history()
    const spin = await screen.findByRole('button', { name: 'Spin' })
    expect(screen.getByText('You have 3 spins')).toBeDefined()
    await userEvent.dblClick(spin)
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4))
    const { store } = mocks.context
    expect(await store.wheelSpins.count({ memberId: 'm-ana' })).toBe(3)
    const said = /in your wallet|in your points balance|added to your spins|No prize on this spin/
    const states = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '')
    expect(states.filter((text) => said.test(text))).toHaveLength(1)
  })

  it('[PROMO-07] a member without wheel tickets cannot spin, and sees the progress to the next ticket only where deposits earn tickets', async () => {
    await openAs('edu', '/member/wheel')
    const spin = await screen.findByRole('button', { name: 'Spin' })
    expect(spin.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('You have no spins left')).toBeDefined()
    await userEvent.click(spin)
    expect(await mocks.context.store.wheelSpins.count({ memberId: 'm-edu' })).toBe(0)
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'missions' })).toBeDefined()
    // Brazil forbids bonuses for deposits.
    expect(screen.queryByRole('progressbar', { name: 'Progress to the next spin' })).toBeNull()
    cleanup()
    await changePlatform(mocks.context, { market: marketOf('PT') })
    await openAs('edu', '/member/wheel')
    const progress = await screen.findByRole('progressbar', { name: 'Progress to the next spin' })
    expect(progress.getAttribute('max')).toBe('10000')
  })

  it('the wheel page of a platform without a wheel shows an empty state', async () => {
    mocks.context.content = { ...mocks.context.content, wheel: undefined }
    await openAs('edu', '/member/wheel')
    expect(await screen.findByText('The lucky wheel is not available.')).toBeDefined()
  })
})

describe('wheel and red envelopes switched off', () => {
  it('[PROMO-06, PROMO-07] without their modules, wheel and red envelopes have no links and no pages', async () => {
    await switchModule(mocks.context, 'WHEEL3', false)
    await switchModule(mocks.context, 'REDENVELOPE3', false)
    await openAs('ana', '/member/rewardCentre')
    await screen.findByRole('list', { name: 'To claim' })
    expect(screen.getByLabelText(/^Code/)).toBeDefined()
    expect(screen.queryByRole('link', { name: /Lucky wheel|Red envelopes/ })).toBeNull()
    for (const path of ['/member/wheel', '/member/redEnvelopes']) {
      cleanup()
      await openAs('ana', path)
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
    }
  })
})
