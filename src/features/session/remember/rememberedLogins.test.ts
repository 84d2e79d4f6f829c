// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryKeyStore } from '../../../kit/cipher/keyStoreForTests.ts'
import { createRememberedLogins } from './rememberedLogins.ts'

/** What was written, with its attributes: a browser does not show them again. */
let written: string[]

beforeEach(() => {
  const jar = new Map<string, string>()
  written = []
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  )
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
    if (text.includes('Max-Age=0;')) jar.delete(name)
    else jar.set(name, value)
  })
})

const ana = { username: 'ana', password: 'portico-ana-1 é', bySms: false }

const names = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .filter((name) => name !== '')

describe('a remembered log-in', () => {
  it('[LOGIN-03] comes back with its password', async () => {
    const keys = memoryKeyStore()
    await createRememberedLogins(keys).keep(ana)
    expect(await createRememberedLogins(keys).last()).toEqual(ana)
  })

  it('[CONST-38, CONST-39, CONST-40, CONST-41, CONST-42] stands in cookies of one day, for this site and TLS only', async () => {
    await createRememberedLogins(memoryKeyStore()).keep(ana)
    expect(names()).toEqual([
      'loginRemember',
      'loginTypeSms',
      'loginLastUser',
      expect.stringMatching(/^loginPassword_[0-9a-f]{32}$/),
    ])
    for (const cookie of written) {
      expect(cookie).toMatch(/; Path=\/; Max-Age=86400; SameSite=Strict; Secure$/)
    }
  })

  it('shows the password to nobody: neither in a cookie nor as a key that can be read', async () => {
    const keys = memoryKeyStore()
    await createRememberedLogins(keys).keep(ana)
    expect(decodeURIComponent(document.cookie)).not.toContain('portico')
    const key = await keys.read()
    expect(key?.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow()
  })

  it('has a password for each username, whatever its case, and for no other', async () => {
    const logins = createRememberedLogins(memoryKeyStore())
    await logins.keep(ana)
    await logins.keep({ username: 'bruno', password: 'portico-bruno-1', bySms: false })
    expect(await logins.passwordOf(' ANA ')).toBe(ana.password)
    expect(await logins.passwordOf('carla')).toBe('')
    expect((await logins.last())?.username).toBe('bruno')
  })

  it('cannot be read under another username: the ciphertext is bound to its own', async () => {
    const logins = createRememberedLogins(memoryKeyStore())
    await logins.keep(ana)
    await logins.keep({ ...ana, username: 'bruno', password: 'x' })
    const [anas, brunos] = names().filter((name) => name?.startsWith('loginPassword_'))
    const text = new RegExp(`${anas}=([^;]*)`).exec(document.cookie)?.[1]
    // biome-ignore lint/suspicious/noDocumentCookie: somebody else wrote it.
    document.cookie = `${brunos}=${text}`
    expect(await logins.passwordOf('bruno')).toBe('')
    expect(await logins.passwordOf('ana')).toBe(ana.password)
  })

  it('by sms holds the number and no password', async () => {
    const logins = createRememberedLogins(memoryKeyStore())
    await logins.keep({ username: '11987650001', password: '482913', bySms: true })
    expect(names()).toEqual(['loginRemember', 'loginTypeSms', 'loginLastUser'])
    expect(await logins.last()).toEqual({ username: '11987650001', password: '', bySms: true })
  })

  it('is forgotten whole, the key with it', async () => {
    const keys = memoryKeyStore()
    const logins = createRememberedLogins(keys)
    await logins.keep(ana)
    await logins.forget()
    expect(names()).toEqual([])
    expect(await keys.read()).toBeUndefined()
    expect(await logins.last()).toBeUndefined()
  })

  it('without its key, or full of garbage, is a username without a password', async () => {
    const keys = memoryKeyStore()
    const logins = createRememberedLogins(keys)
    await logins.keep(ana)
    const name = names().at(-1)
    // biome-ignore lint/suspicious/noDocumentCookie: somebody else wrote it.
    document.cookie = `${name}=%E0%A4%A`
    expect(await logins.last()).toEqual({ ...ana, password: '' })
    await keys.remove()
    expect(await logins.last()).toEqual({ ...ana, password: '' })
  })
})

describe('a browser that keeps nothing', () => {
  it('[LOGIN-03] cannot remember without cookies', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    expect(await createRememberedLogins(memoryKeyStore()).isPossible()).toBe(false)
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(await createRememberedLogins(memoryKeyStore()).isPossible()).toBe(false)
  })

  it('[LOGIN-03] cannot remember without IndexedDB', async () => {
    expect(await createRememberedLogins(memoryKeyStore()).isPossible()).toBe(true)
    vi.stubGlobal('indexedDB', undefined)
    expect(await createRememberedLogins().isPossible()).toBe(false)
  })
})
