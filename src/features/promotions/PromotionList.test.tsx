// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { createQueryClient } from '../../app/queryClient.ts'
import { openPortal } from '../../app/testing.tsx'
import { preloadSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { useModalStore } from '../../kit/modal/modalStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { endSession } from '../../session/session.ts'

const mocks = mocksPerTest()

beforeEach(async () => {
  endSession()
  connectApi(createQueryClient(), () => 'en')
  await preloadSafeHtml()
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
})

describe('the promotions', () => {
  it('[ROUTE-30] stand at /promotions, by their kind, and can be narrowed to one', async () => {
    await openPortal('/promotions')
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeDefined()
    const daily = await screen.findByRole('region', { name: 'Daily' })
    expect(within(daily).getByRole('button', { name: /Daily challenge/ })).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'VIP' }))
    expect(screen.queryByRole('region', { name: 'Daily' })).toBeNull()
    expect(screen.getByRole('region', { name: 'VIP' })).toBeDefined()
  })

  it('[ROUTE-31] are marked, and reached, by the hash of the address', async () => {
    // What jsdom lacks and the wait for late content asks for.
    const observer = { observe: () => {}, disconnect: () => {} }
    vi.stubGlobal('ResizeObserver', function Observer() {
      return observer
    })
    await openPortal('/promotions#desafio-diario')
    const link = await screen.findByRole('button', { name: /Daily challenge/ })
    const card = link.closest('article')
    expect(card?.id).toBe('desafio-diario')
    expect(card?.getAttribute('aria-current')).toBe('true')
    expect(document.querySelectorAll('article[aria-current]')).toHaveLength(1)
  })

  it('[PROMO-12] say when one has ended or is still to come, and from when', async () => {
    // Between the days of the player and Christmas.
    const year = new Date(mocks.clock.now()).getUTCFullYear() + 1
    mocks.clock.advance(Date.parse(`${year}-11-20T12:00:00Z`) - mocks.clock.now())
    await openPortal('/promotions')
    const cardOf = (words: HTMLElement) => within(words.closest('article') as HTMLElement)
    const [ended] = await screen.findAllByText('Ended')
    const [coming] = screen.getAllByText('Coming soon')
    if (!ended || !coming) throw new Error('There is no such promotion in November.')
    expect(cardOf(ended).getByText(/^Ended on /)).toBeDefined()
    expect(cardOf(coming).getByText(/^From \w+ \d+, \d{4}$/)).toBeDefined()
    await userEvent.click(cardOf(coming).getByRole('button'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Promotion' }))
    expect(await dialog.findByText('Coming soon')).toBeDefined()
  })

  it('open with what they are and their rules', async () => {
    await openPortal('/promotions')
    await userEvent.click(await screen.findByRole('button', { name: /Daily challenge/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Promotion' }))
    expect(await dialog.findByRole('heading', { name: 'Rules' })).toBeDefined()
  })

  it('can be asked for again when they could not be read', async () => {
    await openPortal('/promotions')
    await screen.findByRole('region', { name: 'Daily' })
    cleanup()
    mocks.scenarios.setScenario('failing')
    await openPortal('/promotions')
    const main = within(await screen.findByRole('main'))
    const retry = await main.findByRole('button', { name: 'Try again' })
    mocks.scenarios.setScenario('normal')
    await userEvent.click(retry)
    expect(await screen.findByRole('region', { name: 'Daily' })).toBeDefined()
  })
})
