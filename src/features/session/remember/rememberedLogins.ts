/**
 * Remembered log-ins: what identifies them stands in cookies of one day, and a password
 * only as ciphertext whose key never leaves the browser's database.
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

/** CONST-38: a day. */
const seconds = 86_400

/** CONST-39 to CONST-41. */
const cookies = {
  remembers: 'loginRemember',
  bySms: 'loginTypeSms',
  last: 'loginLastUser',
} as const

/** CONST-42: one a username, whose name does not show in it. */
const passwordPrefix = 'loginPassword_'

/** A password can be read for its own username only. */
const bindingOf = (username: string) => `portico remembered password of ${usernameKey(username)}`

async function passwordCookie(username: string): Promise<string> {
  const name = new TextEncoder().encode(usernameKey(username))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', name))
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
  return passwordPrefix + hex.join('')
}

export type RememberedLogin = {
  /** Or the mobile number. */
  username: string
  /** Empty after a log-in by sms, or where it cannot be read any more. */
  password: string
  bySms: boolean
}

export type RememberedLogins = {
  /** Whether this browser can remember at all: it needs cookies and a database. */
  isPossible: () => Promise<boolean>
  /** Who logged in last and wanted to be remembered. */
  last: () => Promise<RememberedLogin | undefined>
  /** The remembered password of a username, empty when there is none. */
  passwordOf: (username: string) => Promise<string>
  keep: (login: RememberedLogin) => Promise<void>
  /** Forgets a password that is no longer right. */
  forgetPassword: (username: string) => Promise<void>
  /** Forgets everybody. */
  forget: () => Promise<void>
}

function takesCookies(): boolean {
  const probe = 'loginProbe'
  writeStrictCookie(probe, '1', seconds)
  const isKept = readCookie(probe) === '1'
  removeStrictCookie(probe)
  return isKept
}

/** @param keys where the key is kept; the browser's database by default. */
export function createRememberedLogins(
  keys: KeyStore = browserKeyStore('password'),
): RememberedLogins {
  const passwordOf = async (username: string) => {
    try {
      const text = readCookie(await passwordCookie(username))
      const key = text === null ? undefined : await keys.read()
      return text !== null && key ? await decryptText(key, bindingOf(username), text) : ''
    } catch {
      // Of another key, or changed: as good as none.
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
