// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../../../platform/domain/accounts/session/sessions.ts'
import { auditLedger } from '../../../../platform/domain/money/ledger/auditLedger.ts'
import { setCaller } from '../../../api/caller.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { sessionToken } from '../../../session/session.ts'

const mocks = portalPerTest()
const bonusId = 'bo-ana-1'

/** The bonuses section of a persona's wallet page. */
async function openBonuses(memberId = 'm-ana') {
  sessionStorage.setItem('token', await openSession(mocks.context, memberId))
  await openPortal('/member/wallet')
  return within(await screen.findByRole('region', { name: 'Active bonuses' }))
}

/** Text of an element, with plain spaces between symbol and amount. */
const plainText = (element: HTMLElement | null) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ')

describe('active bonuses', () => {
  it('an active bonus shows its wagering progress, the amount left and its expiry', async () => {
    await mocks.context.store.bonuses.update(bonusId, { played: 36_000 })
    const bonuses = await openBonuses()
    const progress = await bonuses.findByRole('progressbar', { name: 'Wagering of Loyalty bonus' })
    expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual([
      '36000',
      '72000',
    ])
    const bonus = bonuses.getByRole('listitem')
    expect(plainText(bonus)).toContain('R$ 360.00 of R$ 720.00 wagered')
    expect(plainText(within(bonus).getByText('Left to wager').parentElement)).toContain('R$ 360.00')
    expect(within(bonus).getByText(/^(9|10) days left$/)).toBeDefined()
    expect(within(bonus).getByText('Expires').parentElement?.textContent).toMatch(/20\d\d/)
  })

  it('a bonus title in another language than the page is marked for screen readers', async () => {
    setCaller({ token: sessionToken, language: () => 'fr' })
    const bonuses = await openBonuses()
    expect(await bonuses.findByText('Loyalty bonus')).toHaveProperty('lang', 'en')
  })

  it('a member without active bonuses sees an empty state', async () => {
    const bonuses = await openBonuses('m-edu')
    expect(await bonuses.findByText('You have no active bonus.')).toBeDefined()
  })

  it('the card of a bonus with money on an open bet explains that the bonus cannot be given up', async () => {
    await mocks.context.store.bonuses.update(bonusId, { inPlay: 500 })
    const bonuses = await openBonuses()
    await bonuses.findByText(/Its money is on an open bet/)
    expect(bonuses.queryByRole('button', { name: 'Give up bonus' })).toBeNull()
  })
})

describe('giving up a bonus', () => {
  const openDialog = async () => {
    const bonuses = await openBonuses()
    await userEvent.click(await bonuses.findByRole('button', { name: 'Give up bonus' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up this bonus?' }))
    await dialog.findByRole('button', { name: 'Keep bonus' })
    // The dialog fetches the bonuses again when it opens.
    await waitFor(() => expect(mocks.underWay.size).toBe(0))
    return { bonuses, dialog }
  }

  it('the dialog to give up a bonus shows the loss and keeps the bonus when cancelled', async () => {
    const { bonuses, dialog } = await openDialog()
    expect(plainText(dialog.getByText('You lose').parentElement)).toContain('R$ 60.00')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep bonus' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bonuses.getByRole('progressbar')).toBeDefined()
    expect((await mocks.context.store.bonuses.get(bonusId))?.status).toBe('ACTIVE')
  })

  it('giving up a bonus forfeits its balance once and keeps the real money', async () => {
    const { bonuses, dialog } = await openDialog()
    await userEvent.dblClick(dialog.getByRole('button', { name: /^Give up R\$/ }))
    expect(await screen.findByText(/You gave up a bonus of R\$.60\.00\./)).toBeDefined()
    expect(await bonuses.findByText('You have no active bonus.')).toBeDefined()
    const { store } = mocks.context
    expect(await store.ledgerEntries.count({ kind: 'BONUS_FORFEITED' })).toBe(2)
    expect((await store.wallets.get('m-ana'))?.balance).toBe(128_450)
    expect(await auditLedger(store)).toEqual([])
  })

  it('giving up a bonus that has ended meanwhile reports that it has ended', async () => {
    const { dialog } = await openDialog()
    await mocks.context.store.bonuses.update(bonusId, { status: 'EXPIRED' })
    await userEvent.click(dialog.getByRole('button', { name: /^Give up R\$/ }))
    expect((await dialog.findByRole('alert')).textContent).toContain('already ended')
  })
})
