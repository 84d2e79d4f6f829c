import type { Page } from '../../pages/page.ts'
import type { AccountKind } from '../../session/accountKind.ts'
import type { SessionState } from '../../session/session.ts'

/** What is known of the person at the door. */
export type Person = {
  session: SessionState
  /** Undefined until the server has told. */
  kind: AccountKind | undefined
  /** The modules that are on; undefined until the status is there. */
  modules: ReadonlySet<string> | undefined
  /** The page was open to this person a moment ago. */
  wasIn: boolean
}

/**
 * What a page does with somebody who opens it: `wait` until more is known; `login` and `agentLogin`
 * send there; `ask` shows it with the login popup over it; `register` says that it takes a full
 * account; `absent` is no page.
 */
export type Admission = 'open' | 'wait' | 'login' | 'agentLogin' | 'ask' | 'register' | 'absent'

/** ROUTE-10, ROUTE-29, ROUTE-44, ROUTE-57, ROLE-07, ROLE-14. */
export function admission({ access = 'everybody', flag }: Page, person: Person): Admission {
  const { session, kind, modules, wasIn } = person
  if (flag !== undefined && modules === undefined) return 'wait'
  if (flag !== undefined && !modules?.has(flag)) return 'absent'
  if (access === 'everybody') return 'open'
  if (session.kind === 'unknown') return 'wait'
  if (session.kind === 'visitor') {
    if (access === 'askedToLogIn') return 'ask'
    // The login lies over the page, and what was typed stays.
    if (wasIn && session.sessionEnd === 'expired') return 'open'
    return access === 'agents' ? 'agentLogin' : 'login'
  }
  if (access === 'askedToLogIn' || access === 'signedIn') return 'open'
  if (kind === undefined) return wasIn ? 'open' : 'wait'
  if (access === 'agents') return kind === 'agent' ? 'open' : 'agentLogin'
  return kind === 'trial' ? 'register' : 'open'
}
