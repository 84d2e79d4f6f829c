import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { Page } from '../../pages/page.ts'
import { notFoundPage } from '../../pages/pages.ts'
import { paths } from '../../paths.ts'
import { askForLogin } from '../../session/askForLogin.ts'
import { useAccountKind, useMember, useModules, useSession } from '../../session/session.queries.ts'
import { admission } from './admission.ts'

const TrialPage = lazyPart(() =>
  import('../../pages/public/TrialPage.tsx').then((file) => file.TrialPage),
)

type Props = {
  page: Page
  /** The page with its title and a skeleton, shown until the admission is decided. */
  skeleton: ReactNode
  /**
   * The page. This element has to be the same at each render: a new one would render the page again
   * and discard its parts that are not hydrated yet.
   */
  children: ReactNode
}

/** Renders a page for its audience, and redirects everybody else to the log-in or registration. */
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
  const location = useLocation()
  const here = location.pathname + location.search + location.hash
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry of the same path cancels a redirect that is loading.
  useEffect(() => {
    if (admitted === 'login') void navigate(paths.login(here), { replace: true })
    else if (admitted === 'agentLogin') void navigate(paths.agent(), { replace: true })
  }, [admitted, location, here, navigate])
  useEffect(() => {
    if (admitted === 'ask') askForLogin(here)
  }, [admitted, here])

  switch (admitted) {
    case 'open':
    case 'ask':
      return children
    case 'register':
      return <TrialPage />
    case 'absent':
      return <notFoundPage.Screen page={notFoundPage} />
    case 'wait':
      // The kind of account failed to load: the error boundary above offers a retry.
      if (member.isError) throw member.error
      return skeleton
    case 'login':
    case 'agentLogin':
      return skeleton
  }
}
