import { describe, expect, it } from 'vitest'
import type { Page } from '../../pages/page.ts'
import { agentPages, memberPages, pageAt } from '../../pages/pages.ts'
import { type Admission, admission, type Person } from './admission.ts'

const visitor: Person = {
  session: { kind: 'visitor', sessionEnd: false },
  kind: undefined,
  modules: new Set(),
  wasIn: false,
}
const signedIn = (kind: Person['kind']): Person => ({
  ...visitor,
  session: { kind: 'signedIn', token: 't' },
  kind,
})
const at = (path: string, person: Person): Admission => admission(pageAt(path), person)

describe('admission to pages', () => {
  it('public pages admit everybody', () => {
    for (const path of ['/', '/promotions', '/rng', '/help', '/down', '/agent', '/seamless']) {
      expect(at(path, visitor)).toBe('open')
      expect(at(path, { ...visitor, session: { kind: 'unknown' } })).toBe('open')
    }
  })

  it('[ROUTE-29, ROUTE-44, ROUTE-57] pages that require a session send a visitor to the log-in', () => {
    for (const path of ['/lottery', '/seaLottery', '/vnLottery', '/member', '/member/withdraw']) {
      expect(at(path, visitor)).toBe('login')
      expect(at(path, signedIn('member'))).toBe('open')
    }
  })

  it('[ROLE-07] the pages of favourite and recent games show visitors the log-in popup', () => {
    expect(at('/favorite', visitor)).toBe('ask')
    expect(at('/recent', visitor)).toBe('ask')
    expect(at('/recent', signedIn('trial'))).toBe('open')
  })

  it('[ROLE-12] every page of the member centre admits members and no visitors', () => {
    const all = new Set(memberPages.flatMap(({ flag }) => flag ?? []))
    const member = { ...signedIn('member'), modules: all }
    for (const { paths } of memberPages) {
      for (const path of paths) {
        expect(at(path, member), path).toBe('open')
        expect(at(path, { ...visitor, modules: all }), path).toBe('login')
      }
    }
  })

  it('[ROLE-17] /agent and every page of the agent centre admit agents', () => {
    const all = new Set(agentPages.flatMap(({ flag }) => flag ?? []))
    const agent = { ...signedIn('agent'), modules: all }
    for (const path of ['/agent', ...agentPages.flatMap(({ paths }) => paths)]) {
      expect(at(path, agent), path).toBe('open')
    }
  })

  it('[ROUTE-10] the agent centre admits agents only', () => {
    expect(at('/agentHome', visitor)).toBe('agentLogin')
    expect(at('/agentHome/income', signedIn('member'))).toBe('agentLogin')
    expect(at('/agentHome', signedIn('agent'))).toBe('open')
  })

  it('[ROLE-14] the member centre asks a trial member to register', () => {
    expect(at('/member/deposit', signedIn('trial'))).toBe('register')
    expect(at('/lottery', signedIn('trial'))).toBe('open')
  })

  it('a page that requires a session waits while the session or the kind of account is unknown', () => {
    expect(at('/member', { ...visitor, session: { kind: 'unknown' } })).toBe('wait')
    expect(at('/agentHome', signedIn(undefined))).toBe('wait')
  })

  it('[ROLE-32] a page is absent while its module is off, and waits until the status is known', () => {
    const mall: Page = pageAt('/pointMall')
    expect(admission(mall, { ...visitor, modules: undefined })).toBe('wait')
    expect(admission(mall, visitor)).toBe('absent')
    expect(admission(mall, { ...visitor, modules: new Set(['PTSYS3']) })).toBe('open')
  })

  it('an open page stays open when the session expires', () => {
    const expired: Person = {
      ...visitor,
      session: { kind: 'visitor', sessionEnd: 'expired' },
      wasIn: true,
    }
    expect(at('/member/withdraw', expired)).toBe('open')
    expect(at('/member/withdraw', { ...expired, wasIn: false })).toBe('login')
    expect(
      at('/member/withdraw', { ...expired, session: { kind: 'visitor', sessionEnd: 'loggedOut' } }),
    ).toBe('login')
  })
})
