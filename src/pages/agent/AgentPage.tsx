import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { AgentLoginForm } from '../../features/session/login/AgentLoginForm.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { LanguageMenu } from '../../kit/language/LanguageMenu.tsx'
import { openModal } from '../../kit/modal/modalStore.ts'
import { Link } from '../../kit/page/Link.tsx'
import { ThemeMenu } from '../../kit/theme/ThemeMenu.tsx'
import { paths } from '../../paths.ts'
import { useAccountKind, useSession } from '../../session/session.queries.ts'
import { BrandMark } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon } from '../../ui/controlIcons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'
import classes from './agentPage.module.css'

const points = ['team', 'contracts', 'reports'] as const

/** Benefits of being an agent: a slogan with its Chinese original (I18N-03), and a list. */
function AgentStory() {
  const intl = useIntl()
  const slogan = intl.formatMessage({ id: 'agentLanding.slogan' })
  const original = intl.formatMessage({ id: 'agentLanding.chinese' })
  return (
    <>
      <p className={classes.slogan}>{slogan}</p>
      {original !== slogan && (
        <p className={classes.original} lang="zh-Hans">
          {original}
        </p>
      )}
      <p className={classes.lead}>{intl.formatMessage({ id: 'agentLanding.lead' })}</p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon />
            <div>
              <strong>{intl.formatMessage({ id: `agentLanding.points.${point}.title` })}</strong>
              <p>{intl.formatMessage({ id: `agentLanding.points.${point}.text` })}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Log-in page of agents (ROUTE-08), without the portal's frame (ROUTE-58). */
export function AgentPage({ page }: { page: Page }) {
  const intl = useIntl()
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <Link
          to={paths.home()}
          className={classes.brand}
          aria-label={intl.formatMessage({ id: 'header.home' })}
        >
          <BrandMark size={32} />
          <span>{intl.formatMessage({ id: 'app.name' })}</span>
        </Link>
        <div className={classes.choices}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.story}>
          <PageTitle page={page} />
          <FeaturePart placeholder={<div className={classes.storyWaits} />}>
            <AgentStory />
          </FeaturePart>
        </div>
        <div className={classes.panel}>
          <FeaturePart texts="entry" placeholder={<div className={classes.panelWaits} />}>
            <WithMessages group="features">
              <Entrance />
            </WithMessages>
          </FeaturePart>
        </div>
      </div>
    </div>
  )
}

/**
 * Log-in form. An agent who is already logged in is redirected to the agent centre; a member sees a
 * notice that the page is for agents.
 */
function Entrance() {
  const intl = useIntl()
  const navigate = useNavigate()
  const isSignedIn = useSession().kind === 'signedIn'
  const kind = useAccountKind()
  useEffect(() => {
    if (isSignedIn && kind === 'agent') void navigate(paths.agentHome(), { replace: true })
  }, [isSignedIn, kind, navigate])

  if (isSignedIn && (kind === undefined || kind === 'agent')) {
    return <div className={classes.panelWaits} />
  }
  if (isSignedIn) {
    return (
      <Notice
        title={intl.formatMessage({ id: 'agentLanding.member.title' })}
        actions={
          <>
            <Button variant="primary" onClick={() => void navigate(paths.home())}>
              {intl.formatMessage({ id: 'app.goHome' })}
            </Button>
            <Button onClick={() => openModal({ name: 'confirmLogout' })}>
              {intl.formatMessage({ id: 'account.logout' })}
            </Button>
          </>
        }
      >
        <p>{intl.formatMessage({ id: 'agentLanding.member.text' })}</p>
      </Notice>
    )
  }
  return (
    <>
      <h2 className={classes.panelTitle}>{intl.formatMessage({ id: 'agentLanding.enter' })}</h2>
      <AgentLoginForm />
    </>
  )
}
