import { describe, expect, it } from 'vitest'
import { type MenuOwner, memberMenu } from './memberMenu.ts'

const owner: MenuOwner = {
  kind: 'member',
  clubLabel: { type: 'NONE' },
  modules: new Set(),
  rewards: 0,
}
const ids = (changes: Partial<MenuOwner> = {}) =>
  memberMenu({ ...owner, ...changes }).map(({ id }) => id)

describe('member menu', () => {
  it('the member menu has six entries for every member, in a fixed order', () => {
    expect(ids()).toEqual([
      'bettingRecord',
      'accountRecord',
      'profitAndLoss',
      'rewardCentre',
      'customerService',
      'logout',
    ])
  })

  it('[HEAD-10] the member menu has the VIP level only when the club label is AUTO', () => {
    expect(ids({ clubLabel: { type: 'MANUAL', name: 'Prata' } })).not.toContain('vip')
    expect(ids({ clubLabel: undefined })).not.toContain('vip')
    const [first] = memberMenu({ ...owner, clubLabel: { type: 'AUTO', name: 'Ouro' } })
    expect(first).toMatchObject({ id: 'vip', note: 'Ouro', path: '/member/vip' })
  })

  it('[HEAD-15] the member menu has the points mall only while PTSYS3 is on', () => {
    expect(ids({ modules: undefined })).not.toContain('pointMall')
    expect(ids({ modules: new Set(['PTSYS3']) })).toContain('pointMall')
  })

  it('[HEAD-17] the member menu has the agent centre for agents only', () => {
    for (const kind of ['member', 'trial', undefined] as const) {
      expect(ids({ kind })).not.toContain('agent')
    }
    const agents = memberMenu({ ...owner, kind: 'agent' })
    expect(agents.find(({ id }) => id === 'agent')?.path).toBe('/agentHome')
  })

  it('the member menu of a trial member begins with the registration', () => {
    expect(ids({ kind: 'trial' })[0]).toBe('register')
    expect(ids({ kind: 'member' })).not.toContain('register')
  })

  it('the member menu counts claimable rewards', () => {
    const centre = memberMenu({ ...owner, rewards: 3 }).find(({ id }) => id === 'rewardCentre')
    expect(centre?.count).toBe(3)
  })
})
