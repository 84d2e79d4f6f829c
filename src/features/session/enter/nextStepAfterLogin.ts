import type { components } from '../../../api/gen/paths.ts'
import { paths } from '../../../paths.ts'

type Schemas = components['schemas']

/** By what a session was opened. */
export type LoginType = Schemas['LoginRequest']['type'] | 'passkey' | 'social'
/** Where it is logged in: members at the portal's popup, agents at their own page. */
export type LoginArea = NonNullable<Schemas['LoginRequest']['area']>
export type LoggedIn = Schemas['LoggedIn']

/** Why a password has to be changed before anything else. */
export type PasswordReason = 'first' | 'default' | 'expired'

type FinishedLogin = {
  loggedIn: LoggedIn
  type: LoginType
  area: LoginArea
  /** What the first-login call said (LOGIN-21); false when it was no first login. */
  mustChangePassword: boolean
  /** The module PWDEXPFORCECHANGE3. */
  isExpiryForced: boolean
  /** The page that was interrupted. */
  next: string | undefined
  /** The session before ran out over a page, which stays with all that was typed there. */
  wasInterrupted: boolean
}

/** What comes after a log-in. `to` is undefined where the page and the dialogs below stay. */
export type NextStep =
  | { kind: 'changePassword'; reason: PasswordReason }
  | { kind: 'continue'; to: string | undefined }

function passwordReason({
  loggedIn,
  mustChangePassword,
  isExpiryForced,
  type,
}: FinishedLogin): PasswordReason | undefined {
  // Who came by phone, with a passkey or from a provider has not shown that they know the password.
  if (type !== 'username') return undefined
  if (mustChangePassword) return 'first'
  if (loggedIn.defaultPassword) return 'default'
  return loggedIn.passwordExpired && isExpiryForced ? 'expired' : undefined
}

/**
 * What follows a log-in: a password that has to be changed (LOGIN-23, LOGIN-24, LOGIN-32), else
 * what was interrupted, else home (ROUTE-40) or the agents' home (ROUTE-43).
 */
export function nextStepAfterLogin(login: FinishedLogin): NextStep {
  const reason = passwordReason(login)
  if (reason) return { kind: 'changePassword', reason }
  if (login.wasInterrupted && login.next === undefined) return { kind: 'continue', to: undefined }
  const home = login.area === 'agent' ? paths.agentHome() : paths.home()
  return { kind: 'continue', to: login.next ?? home }
}
