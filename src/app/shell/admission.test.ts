import { describe, expect, it } from 'vitest'
import { agentPages } from '../../pages/agentPages.ts'
import { memberPages } from '../../pages/memberPages.ts'
import type { Page } from '../../pages/page.ts'
import { pageAt } from '../../pages/pages.ts'
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

describe('a page lets in', () => {
  it('everybody, where it is for everybody', () => {
    for (const path of ['/', '/promotions', '/rng', '/help', '/down', '/agent', '/seamless']) {
      expect(at(path, visitor)).toBe('open')
      expect(at(path, { ...visitor, session: { kind: 'unknown' } })).toBe('open')
    }
  })

  it('[ROUTE-29, ROUTE-44, ROUTE-57] no visitor where a session is needed: the login comes first', () => {
    for (const path of ['/lottery', '/seaLottery', '/vnLottery', '/member', '/member/withdraw']) {
      expect(at(path, visitor)).toBe('login')
      expect(at(path, signedIn('member'))).toBe('open')
    }
  })

  it('[ROLE-07] visitors at the lists of own games, with the login popup over them', () => {
    expect(at('/favorite', visitor)).toBe('ask')
    expect(at('/recent', visitor)).toBe('ask')
    expect(at('/recent', signedIn('trial'))).toBe('open')
  })

  it('[ROLE-12] a member at every page of the member centre, and no visitor', () => {
    const all = new Set(memberPages.flatMap(({ flag }) => flag ?? []))
    const member = { ...signedIn('member'), modules: all }
    for (const { paths } of memberPages) {
      for (const path of paths) {
        expect(at(path, member), path).toBe('open')
        expect(at(path, { ...visitor, modules: all }), path).toBe('login')
      }
    }
  })

  it('[ROLE-17] an agent at /agent and at every page of the agent centre', () => {
    const all = new Set(agentPages.flatMap(({ flag }) => flag ?? []))
    const agent = { ...signedIn('agent'), modules: all }
    for (const path of ['/agent', ...agentPages.flatMap(({ paths }) => paths)]) {
      expect(at(path, agent), path).toBe('open')
    }
  })

  it('[ROUTE-10] agents only at the agent centre', () => {
    expect(at('/agentHome', visitor)).toBe('agentLogin')
    expect(at('/agentHome/income', signedIn('member'))).toBe('agentLogin')
    expect(at('/agentHome', signedIn('agent'))).toBe('open')
  })

  it('[ROLE-14] no trial member into the member centre, who is asked to register', () => {
    expect(at('/member/deposit', signedIn('trial'))).toBe('register')
    expect(at('/lottery', signedIn('trial'))).toBe('open')
  })

  it('nobody while it is not known who it is', () => {
    expect(at('/member', { ...visitor, session: { kind: 'unknown' } })).toBe('wait')
    expect(at('/agentHome', signedIn(undefined))).toBe('wait')
  })

  it('[ROLE-32] nobody while its module is off, and tells nothing before the status has told', () => {
    const mall: Page = pageAt('/pointMall')
    expect(admission(mall, { ...visitor, modules: undefined })).toBe('wait')
    expect(admission(mall, visitor)).toBe('absent')
    expect(admission(mall, { ...visitor, modules: new Set(['PTSYS3']) })).toBe('open')
  })

  it('who was in already, when the session expires under the page', () => {
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
