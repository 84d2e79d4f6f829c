import type { Page } from '../../pages/page.ts'
import type { AccountKind } from '../../session/accountKind.ts'
import type { SessionState } from '../../session/session.ts'

/** State of the person who opens a page. */
export type Person = {
  session: SessionState
  /** Kind of account; undefined until the server has responded. */
  kind: AccountKind | undefined
  /** Enabled modules; undefined until the status has loaded. */
  modules: ReadonlySet<string> | undefined
  /** True if the page was already open to this person. */
  wasIn: boolean
}

/**
 * Decision on a person who opens a page: `wait` until more is known; `login` and `agentLogin`
 * redirect; `ask` shows the page with the log-in popup; `register` asks for a full account;
 * `absent` shows the not-found page.
 */
export type Admission = 'open' | 'wait' | 'login' | 'agentLogin' | 'ask' | 'register' | 'absent'

/** Implements ROUTE-10, ROUTE-29, ROUTE-44, ROUTE-57, ROLE-07, ROLE-14. */
export function admission({ access = 'everybody', flag }: Page, person: Person): Admission {
  const { session, kind, modules, wasIn } = person
  if (flag !== undefined && modules === undefined) return 'wait'
  if (flag !== undefined && !modules?.has(flag)) return 'absent'
  if (access === 'everybody') return 'open'
  if (session.kind === 'unknown') return 'wait'
  if (session.kind === 'visitor') {
    if (access === 'askedToLogIn') return 'ask'
    // After an expired session, the log-in opens over the page, so that the page keeps its form
    // values.
    if (wasIn && session.sessionEnd === 'expired') return 'open'
    return access === 'agents' ? 'agentLogin' : 'login'
  }
  if (access === 'askedToLogIn' || access === 'signedIn') return 'open'
  if (kind === undefined) return wasIn ? 'open' : 'wait'
  if (access === 'agents') return kind === 'agent' ? 'open' : 'agentLogin'
  return kind === 'trial' ? 'register' : 'open'
}
