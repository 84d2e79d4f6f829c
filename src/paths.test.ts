import { describe, expect, it } from 'vitest'
import { ownPath, paths } from './paths.ts'

describe('URLs of the portal', () => {
  it('the paths stay the same, since links and bookmarks of players contain them', () => {
    expect([
      paths.home(),
      paths.login(),
      paths.login('/member?tab=a&b'),
      paths.register(),
      paths.register({ referralCode: 'ANA 7' }),
    ]).toEqual([
      '/',
      '/login',
      '/login?next=%2Fmember%3Ftab%3Da%26b',
      '/register',
      '/register?referralCode=ANA+7',
    ])
  })

  it("ownPath accepts only paths of the portal's own origin", () => {
    const origin = 'https://portico.example'
    expect(ownPath('/pointMall?page=2#top', origin)).toBe('/pointMall?page=2#top')
    expect(ownPath('/../member', origin)).toBe('/member')
    for (const next of [
      null,
      undefined,
      '',
      'member',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      'https://portico.example@evil.example',
    ]) {
      expect(ownPath(next, origin)).toBeUndefined()
    }
  })
})
