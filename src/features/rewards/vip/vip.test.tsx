// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../../../platform/domain/accounts/session/sessions.ts'
import { switchModule } from '../../../../tests/support/switchModule.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'

const mocks = portalPerTest()

async function openAs(persona: string, address = '/member/vip') {
  sessionStorage.setItem('token', await openSession(mocks.context, `m-${persona}`))
  return openPortal(address)
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const bonus = async (name: string) => {
  const heading = await (await part('VIP bonuses')).findByRole('heading', { name })
  const card = heading.closest('li')
  if (!card) throw new Error(`no card of ${name}`)
  return { heading, card, within: within(card) }
}

describe('VIP club', () => {
  it("[MEM-27] the VIP club compares the levels' requirements and benefits, and marks the member's own", async () => {
    await openAs('ana')
    const table = within(await screen.findByRole('table', { name: 'Levels and benefits' }))
    const levels = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(levels.slice(1, 6)).toEqual([
      'Bronze',
      'SilverYour level',
      'Gold',
      'Platinum',
      'Diamond',
    ])
    const valuesOf = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(valuesOf('Valid bets in 30 days')[2]).toBe('R$ 10,000.00')
    expect(valuesOf('Weekly bonus').slice(0, 2)).toEqual(['–None', 'R$ 3.00'])
    expect(valuesOf('Slots')).toEqual(['0.30%', '0.40%', '0.50%', '0.60%', '0.80%'])
  })

  it('[MEM-02] the VIP club shows the progress to the next level and the date until which the level is kept', async () => {
    await openAs('ana')
    const standing = await part('VIP level')
    expect(standing.getByText('Silver')).toBeDefined()
    expect(standing.getByRole('progressbar', { name: 'Progress to Gold' })).toBeDefined()
    expect(standing.getByText(/in valid bets to reach Gold/)).toBeDefined()
    expect(standing.getByText(/^You keep Silver until .+ 2026/)).toBeDefined()
  })

  it('[MEM-02] claiming a VIP bonus credits it once, keeps the focus on its card and adds it to the history', async () => {
    await openAs('ana')
    const { heading, card, within: weekly } = await bonus('Weekly bonus')
    const before = (await mocks.context.store.wallets.get('m-ana'))?.balance ?? 0
    await userEvent.dblClick(weekly.getByRole('button', { name: 'Claim: Weekly bonus' }))
    await weekly.findByText('Claimed')
    expect(card.dataset.state).toBe('CLAIMED')
    expect(document.activeElement).toBe(heading)
    expect((await mocks.context.store.wallets.get('m-ana'))?.balance).toBe(before + 300)
    const history = within(await screen.findByRole('table', { name: 'VIP club' }))
    await waitFor(() => expect(history.getAllByRole('row')).toHaveLength(6))
  })

  it('VIP bonuses that cannot be claimed state their condition', async () => {
    await openAs('dora')
    expect((await bonus('Weekly bonus')).card.textContent).toContain('Every week from Silver on.')
    expect((await bonus('Level-up bonus: Gold')).card.textContent).toContain('When you reach Gold.')
    expect((await part('VIP level')).getByText(/Bronze is the first level/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
  })

  it('without its module, the VIP club has no menu entry and no page', async () => {
    await switchModule(mocks.context, 'VIP3', false)
    await openAs('ana', '/member/wallet')
    const menu = within(await screen.findByRole('navigation', { name: 'Member centre' }))
    await waitFor(() => expect(menu.queryByRole('link', { name: 'VIP club' })).toBeNull())
    cleanup()
    await openAs('ana')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
  })
})
