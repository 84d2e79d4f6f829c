// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { indexedDB } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mocksPerTest } from '../../../../tests/support/mocksPerTest.ts'
import { memoryKeyStore } from '../../../kit/cipher/keyStoreForTests.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { endSession } from '../../../session/session.ts'
import { fillCookieJar, removeCookieJar } from '../testing/cookieJar.ts'
import { openLogin } from '../testing/openLogin.tsx'
import { createRememberedLogins } from './rememberedLogins.ts'

let writtenCookies: string[]

beforeEach(() => {
  writtenCookies = fillCookieJar()
})
afterEach(() => {
  vi.restoreAllMocks()
  removeCookieJar()
})

const ana = { username: 'ana', password: 'portico-ana-1 é', bySms: false }

const names = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .filter((name) => name !== '')

describe('remembered log-in', () => {
  it('[LOGIN-03] a remembered log-in is restored with its password', async () => {
    const keys = memoryKeyStore()
    await createRememberedLogins(keys).keep(ana)
    expect(await createRememberedLogins(keys).last()).toEqual(ana)
  })

  it('[CONST-38, CONST-39, CONST-40, CONST-41, CONST-42] a remembered log-in uses one-day cookies for this site and TLS only', async () => {
    await createRememberedLogins(memoryKeyStore()).keep(ana)
    expect(names()).toEqual([
      'loginRemember',
      'loginTypeSms',
      'loginLastUser',
      expect.stringMatching(/^loginPassword_[0-9a-f]{32}$/),
    ])
    for (const cookie of writtenCookies) {
      expect(cookie).toMatch(/; Path=\/; Max-Age=86400; SameSite=Strict; Secure$/)
    }
  })

  it('the remembered password is encrypted in its cookie, and the encryption key cannot be exported', async () => {
    const keys = memoryKeyStore()
    await createRememberedLogins(keys).keep(ana)
    expect(decodeURIComponent(document.cookie)).not.toContain('portico')
    const key = await keys.read()
    expect(key?.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow()
  })

  it('a password is remembered for each username, regardless of case', async () => {
    const logins = createRememberedLogins(memoryKeyStore())
    await logins.keep(ana)
    await logins.keep({ username: 'bruno', password: 'portico-bruno-1', bySms: false })
    expect(await logins.passwordOf(' ANA ')).toBe(ana.password)
    expect(await logins.passwordOf('carla')).toBe('')
    expect((await logins.last())?.username).toBe('bruno')
  })

  it('a remembered password cannot be decrypted under another username', async () => {
    const logins = createRememberedLogins(memoryKeyStore())
    await logins.keep(ana)
    await logins.keep({ ...ana, username: 'bruno', password: 'x' })
    const [anas, brunos] = names().filter((name) => name?.startsWith('loginPassword_'))
    const text = new RegExp(`${anas}=([^;]*)`).exec(document.cookie)?.[1]
    // biome-ignore lint/suspicious/noDocumentCookie: simulates a cookie that the code did not write.
    document.cookie = `${brunos}=${text}`
    expect(await logins.passwordOf('bruno')).toBe('')
    expect(await logins.passwordOf('ana')).toBe(ana.password)
  })

  it('a remembered log-in by SMS has the number and no password', async () => {
    const logins = createRememberedLogins(memoryKeyStore())
    await logins.keep({ username: '11987650001', password: '482913', bySms: true })
    expect(names()).toEqual(['loginRemember', 'loginTypeSms', 'loginLastUser'])
    expect(await logins.last()).toEqual({ username: '11987650001', password: '', bySms: true })
  })

  it('forgetting remembered log-ins removes every cookie and the encryption key', async () => {
    const keys = memoryKeyStore()
    const logins = createRememberedLogins(keys)
    await logins.keep(ana)
    await logins.forget()
    expect(names()).toEqual([])
    expect(await keys.read()).toBeUndefined()
    expect(await logins.last()).toBeUndefined()
  })

  it('a remembered log-in without its key, or with an invalid cookie, has the username and no password', async () => {
    const keys = memoryKeyStore()
    const logins = createRememberedLogins(keys)
    await logins.keep(ana)
    const name = names().at(-1)
    // biome-ignore lint/suspicious/noDocumentCookie: simulates a cookie that the code did not write.
    document.cookie = `${name}=%E0%A4%A`
    expect(await logins.last()).toEqual({ ...ana, password: '' })
    await keys.remove()
    expect(await logins.last()).toEqual({ ...ana, password: '' })
  })
})

describe('browser without storage', () => {
  it('[LOGIN-03] log-ins cannot be remembered without cookies', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    expect(await createRememberedLogins(memoryKeyStore()).isPossible()).toBe(false)
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(await createRememberedLogins(memoryKeyStore()).isPossible()).toBe(false)
  })

  it('[LOGIN-03] log-ins cannot be remembered without IndexedDB', async () => {
    expect(await createRememberedLogins(memoryKeyStore()).isPossible()).toBe(true)
    vi.stubGlobal('indexedDB', undefined)
    expect(await createRememberedLogins().isPossible()).toBe(false)
  })
})

describe('log-in dialog with a remembered log-in', () => {
  mocksPerTest()
  afterEach(() => {
    cleanup()
    endSession()
    useModalStore.setState({ modals: [] })
    vi.unstubAllGlobals()
  })

  it('[LOGIN-03] after a log-in with the box ticked, the form is filled in at the next visit', async () => {
    vi.stubGlobal('indexedDB', indexedDB)
    const { dialog } = await openLogin()
    const user = userEvent.setup({ delay: null })
    await user.type(dialog.getByLabelText(/^Username or/, { selector: 'input' }), 'ana')
    await user.type(dialog.getByLabelText(/^Password/, { selector: 'input' }), 'portico-ana-1')
    await user.click(await dialog.findByRole('checkbox', { name: 'Remember my password' }))
    await user.click(dialog.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(sessionStorage.getItem('token')).not.toBeNull())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    endSession()
    const next = (await openLogin()).dialog
    const password = next.getByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' })
    await waitFor(() => expect(password.value).toBe('portico-ana-1'))
    const username = next.getByLabelText<HTMLInputElement>(/^Username or/, { selector: 'input' })
    expect(username.value).toBe('ana')
    const box = await next.findByRole<HTMLInputElement>('checkbox', { name: /^Remember/ })
    expect(box.checked).toBe(true)
  })
})
