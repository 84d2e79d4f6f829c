// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { grantReward } from '../../../platform/domain/play/rewards/grantReward.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'

const mocks = portalPerTest()

it('a reward shows its wagering requirement, and its claim credits the bonus balance', async () => {
  const { context } = mocks
  await grantReward(context, context.store, {
    memberId: 'm-edu',
    kind: 'CODE',
    amount: 3_000,
    reference: 'loyalty',
    title: { pt: 'Bônus de fidelidade', en: 'Loyalty bonus' },
    expiresAt: null,
    wagering: { required: 30_000, days: 14 },
  })
  sessionStorage.setItem('token', await openSession(context, 'm-edu'))
  await openPortal('/member/rewardCentre')
  const row = within(await screen.findByRole('row', { name: /Loyalty bonus/ }))
  const wagering = row.getByText(/within 14 days$/)
  expect(wagering.textContent?.replaceAll('\u00a0', ' ')).toBe('R$ 300.00 within 14 days')
  const claim = await screen.findByRole('button', { name: 'Claim: Loyalty bonus' })
  const card = claim.closest('li')
  expect(card?.textContent).toMatch(/To wager: R\$\s300\.00 within 14 days\./)
  await userEvent.click(claim)
  expect(await screen.findByText(/The bonus is in your bonus balance\./)).toBeDefined()
  expect((await context.store.wallets.get('m-edu/bonus'))?.balance).toBe(3_000)
})
