// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '../../platform/world/accounts/sessions/sessions.ts'
import { weekOf } from '../../platform/world/play/points/earnPoints.ts'
import { mocksPerTest } from '../../tests/support/mocksPerTest.ts'
import { setCaller } from '../api/caller.ts'
import { useToasts } from '../kit/toast/toastStore.ts'
import { endSession, sessionToken } from '../session/session.ts'
import { openPortal } from './testing.tsx'

const mocks = mocksPerTest()

beforeEach(() => {
  endSession()
  setCaller({ token: sessionToken, language: () => 'en' })
})
afterEach(() => {
  cleanup()
  useToasts.setState({ toasts: [] })
})

async function openAsAna(address: string) {
  sessionStorage.setItem('token', await openSession(mocks.world, 'm-ana'))
  return openPortal(address)
}
const menuEntry = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Member centre' })).findByRole('link', {
    name,
  })

describe('the reward centre', () => {
  it('[MEM-14] has every reward with its kind and state, pays what waits, and counts down', async () => {
    await openAsAna('/member/rewardCentre')
    const table = within(await screen.findByRole('table', { name: 'Reward centre' }))
    expect(table.getAllByRole('row')).toHaveLength(7)
    expect(table.getByRole('row', { name: /Team .*10\.00/ })).toBeDefined()
    expect(table.getAllByText('Claimed')).toHaveLength(3)
    expect(table.getAllByText('Expired')).toHaveLength(1)
    await menuEntry(/^Reward centre ?2 new/)
    const before = (await mocks.world.store.wallets.get('m-ana'))?.balance ?? 0
    const [claim] = table.getAllByRole('button', { name: /^Claim: / })
    if (!claim) throw new Error('nothing to claim')
    await userEvent.dblClick(claim)
    await menuEntry(/^Reward centre ?1 new/)
    const after = (await mocks.world.store.wallets.get('m-ana'))?.balance ?? 0
    expect([1_000, 2_000]).toContain(after - before)
    await waitFor(() => expect(table.getAllByText('Claimed')).toHaveLength(4))
  })

  it('[MEM-14] shows those of one state alone when asked', async () => {
    await openAsAna('/member/rewardCentre?status=EXPIRED')
    const table = within(await screen.findByRole('table', { name: 'Reward centre' }))
    expect(table.getAllByRole('row')).toHaveLength(2)
    expect(table.queryByRole('button', { name: /^Claim/ })).toBeNull()
  })
})

describe('missions and activity', () => {
  it('[MEM-16] shows the missions of the day and the week, and claims one that is done', async () => {
    await openAsAna('/member/missions')
    const today = within(await screen.findByRole('region', { name: 'Today' }))
    const week = within(screen.getByRole('region', { name: 'This week' }))
    expect(today.getAllByRole('progressbar').length).toBeGreaterThan(1)
    expect(week.getAllByRole('progressbar').length).toBeGreaterThan(1)
    await menuEntry(/^Missions and activities ?1 new/)
    await userEvent.click(screen.getByRole('button', { name: /^Claim: / }))
    await menuEntry(/^Missions and activities$/)
  })

  it('[MEM-16] ranks who has earned most points this week, with the own place among them', async () => {
    const week = weekOf(mocks.world.now())
    await mocks.world.store.weekScores.update(`${week}/m-ana`, { score: 1 })
    await openAsAna('/member/missions')
    const table = within(await screen.findByRole('table', { name: 'Leaderboard of the week' }))
    const rows = table.getAllByRole('row').slice(1)
    const scores = rows.map((row) =>
      Number(within(row).getAllByRole('cell')[2]?.textContent?.replaceAll(',', '')),
    )
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    const own = table.getByRole('row', { name: /Ana You/ })
    expect(own.dataset.own).toBe('true')
    expect(screen.getByText(/^You are in place \d+ with 1 point\.$/)).toBeDefined()
  })
})
