import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { Page } from '../../pages/page.ts'
import { notFoundPage } from '../../pages/pages.ts'
import { paths } from '../../paths.ts'
import type { AccountKind } from '../../session/accountKind.ts'
import { askForLogin } from '../../session/askForLogin.ts'
import { useAccountKind, useMember, useModules, useSession } from '../../session/session.queries.ts'
import type { SessionState } from '../../session/session.ts'

/** Known facts about the person who opens a page. */
export type Person = {
  session: SessionState
  /** Undefined until the server has responded. */
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
    // The log-in opens over the page, which keeps its form values.
    if (wasIn && session.sessionEnd === 'expired') return 'open'
    return access === 'agents' ? 'agentLogin' : 'login'
  }
  if (access === 'askedToLogIn' || access === 'signedIn') return 'open'
  if (kind === undefined) return wasIn ? 'open' : 'wait'
  if (access === 'agents') return kind === 'agent' ? 'open' : 'agentLogin'
  return kind === 'trial' ? 'register' : 'open'
}

const TrialPage = lazyPart(() =>
  import('../../pages/public/TrialPage.tsx').then((file) => file.TrialPage),
)

type Props = {
  page: Page
  /** The page with its title and a skeleton, shown until the decision. */
  skeleton: ReactNode
  /**
   * The page. Both elements come from the parent: new ones would render the page again, which
   * discards its parts that are not hydrated yet.
   */
  children: ReactNode
}

/** Renders a page for its audience, and redirects others to the log-in or registration. */
export function Guard({ page, skeleton, children }: Props) {
  const session = useSession()
  const member = useMember()
  const kind = useAccountKind()
  const modules = useModules()
  const wasIn = useRef(false)
  const admitted = admission(page, { session, kind, modules, wasIn: wasIn.current })
  useEffect(() => {
    wasIn.current = admitted === 'open'
  }, [admitted])
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const here = pathname + search + hash
    if (admitted === 'login') void navigate(paths.login(here), { replace: true })
    else if (admitted === 'agentLogin') void navigate(paths.agent(), { replace: true })
    else if (admitted === 'ask') askForLogin(here)
  }, [admitted, pathname, search, hash, navigate])

  switch (admitted) {
    case 'open':
    case 'ask':
      return children
    case 'register':
      return <TrialPage />
    case 'absent':
      return <notFoundPage.Screen page={notFoundPage} />
    case 'wait':
      // The kind of account cannot be loaded: the boundary above offers a retry.
      if (member.isError) throw member.error
      return skeleton
    case 'login':
    case 'agentLogin':
      return skeleton
  }
}
