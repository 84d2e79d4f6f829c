/**
 * Remembered log-ins. Cookies of one day hold the username and the encrypted password; the key
 * never leaves the browser's database.
 */
import { browserKeyStore, type KeyStore } from '../../../kit/cipher/keyStore.ts'
import { decryptText, encryptText, ownKey } from '../../../kit/cipher/textCipher.ts'
import {
  cookieNames,
  readCookie,
  removeStrictCookie,
  writeStrictCookie,
} from '../../../kit/cookies.ts'
import { usernameKey } from './usernameKey.ts'

/** Lifetime of the cookies in seconds: one day (CONST-38). */
const seconds = 86_400

/** Names of the cookies (CONST-39 to CONST-41). */
const cookies = {
  remembers: 'loginRemember',
  bySms: 'loginTypeSms',
  last: 'loginLastUser',
} as const

/**
 * Prefix of the password cookies, one per username (CONST-42). The rest of the name is a hash of
 * the username.
 */
const passwordPrefix = 'loginPassword_'

/** Additional authenticated data: a password can be decrypted for its own username only. */
const bindingOf = (username: string) => `portico remembered password of ${usernameKey(username)}`

async function passwordCookie(username: string): Promise<string> {
  const name = new TextEncoder().encode(usernameKey(username))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', name))
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
  return passwordPrefix + hex.join('')
}

export type RememberedLogin = {
  /** The username or the mobile number. */
  username: string
  /** Empty after a log-in by SMS, or if the stored password can no longer be decrypted. */
  password: string
  bySms: boolean
}

export type RememberedLogins = {
  /** True if this browser accepts cookies and can store keys; remembering needs both. */
  isPossible: () => Promise<boolean>
  /** Last log-in that the user chose to remember. */
  last: () => Promise<RememberedLogin | undefined>
  /** Remembered password of a username; empty if there is none. */
  passwordOf: (username: string) => Promise<string>
  keep: (login: RememberedLogin) => Promise<void>
  /** Drops a password that is no longer valid. */
  forgetPassword: (username: string) => Promise<void>
  /** Drops all remembered log-ins. */
  forget: () => Promise<void>
}

function takesCookies(): boolean {
  const probe = 'loginProbe'
  writeStrictCookie(probe, '1', seconds)
  const isKept = readCookie(probe) === '1'
  removeStrictCookie(probe)
  return isKept
}

/** @param keys store of the encryption key; the browser's database by default. */
export function createRememberedLogins(
  keys: KeyStore = browserKeyStore('password'),
): RememberedLogins {
  const passwordOf = async (username: string) => {
    try {
      const text = readCookie(await passwordCookie(username))
      const key = text === null ? undefined : await keys.read()
      return text !== null && key ? await decryptText(key, bindingOf(username), text) : ''
    } catch {
      // A cookie encrypted with another key, or a modified cookie, counts as missing.
      return ''
    }
  }
  const forgetPassword = async (username: string) => {
    removeStrictCookie(await passwordCookie(username))
  }
  return {
    passwordOf,
    forgetPassword,
    isPossible: async () => takesCookies() && (await keys.isThere()),
    last: async () => {
      const username = readCookie(cookies.remembers) === '1' ? readCookie(cookies.last) : null
      if (!username) return undefined
      const bySms = readCookie(cookies.bySms) === '1'
      return { username, password: bySms ? '' : await passwordOf(username), bySms }
    },
    keep: async ({ username, password, bySms }) => {
      writeStrictCookie(cookies.remembers, '1', seconds)
      writeStrictCookie(cookies.bySms, bySms ? '1' : '0', seconds)
      writeStrictCookie(cookies.last, username, seconds)
      if (bySms || password === '') return
      const text = await encryptText(await ownKey(keys), bindingOf(username), password)
      writeStrictCookie(await passwordCookie(username), text, seconds)
    },
    forget: async () => {
      const own = new Set<string>(Object.values(cookies))
      const kept = cookieNames().filter((name) => own.has(name) || name.startsWith(passwordPrefix))
      for (const name of kept) removeStrictCookie(name)
      if (kept.length > 0) await keys.remove()
    },
  }
}
