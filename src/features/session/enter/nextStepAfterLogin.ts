import type { components } from '../../../api/gen/paths.ts'
import { paths } from '../../../paths.ts'

type Schemas = components['schemas']

/** Method by which a session was opened. */
export type LoginType = Schemas['LoginRequest']['type'] | 'passkey' | 'social'
/** Area of a log-in: members use the portal's login dialog, agents their own page. */
export type LoginArea = NonNullable<Schemas['LoginRequest']['area']>
export type LoggedIn = Schemas['LoggedIn']

/** Reason for a required change of password. */
export type PasswordReason = 'first' | 'default' | 'expired'

type FinishedLogin = {
  loggedIn: LoggedIn
  type: LoginType
  area: LoginArea
  /** Response of the first-login call (LOGIN-21); false when this is not the first log-in. */
  mustChangePassword: boolean
  /** True while the module PWDEXPFORCECHANGE3 is on. */
  isExpiryForced: boolean
  /** Path of the interrupted page. */
  next: string | undefined
  /**
   * True if the previous session expired while the current page was open. The page then stays open
   * and keeps its typed values.
   */
  wasInterrupted: boolean
}

/** Step that follows a log-in. `to` is undefined when the current page and its dialogs stay. */
export type NextStep =
  | { kind: 'changePassword'; reason: PasswordReason }
  | { kind: 'continue'; to: string | undefined }

function passwordReason({
  loggedIn,
  mustChangePassword,
  isExpiryForced,
  type,
}: FinishedLogin): PasswordReason | undefined {
  // Log-ins by phone, passkey or social provider do not prove that the user knows the password.
  if (type !== 'username') return undefined
  if (mustChangePassword) return 'first'
  if (loggedIn.defaultPassword) return 'default'
  return loggedIn.passwordExpired && isExpiryForced ? 'expired' : undefined
}

/**
 * Step that follows a log-in: a required change of password (LOGIN-23, LOGIN-24, LOGIN-32), else
 * the interrupted page, else home (ROUTE-40) or the agents' home (ROUTE-43).
 */
export function nextStepAfterLogin(login: FinishedLogin): NextStep {
  const reason = passwordReason(login)
  if (reason) return { kind: 'changePassword', reason }
  if (login.wasInterrupted && login.next === undefined) return { kind: 'continue', to: undefined }
  const home = login.area === 'agent' ? paths.agentHome() : paths.home()
  return { kind: 'continue', to: login.next ?? home }
}
