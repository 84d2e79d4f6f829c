import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { FormSkeleton } from '../../../identity/ruledForm/FormSkeleton.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { useModules } from '../../../session/session.queries.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import type { LoginTarget } from '../enter/useEnter.ts'
import type { RememberedLoginApi } from '../remember/useRememberedLogin.ts'
import classes from './login.module.css'
import { UsernameForm } from './UsernameForm.tsx'

// Separate chunk, because registration loads the other log-in forms but not this one.
const SmsForm = lazyPart(() => import('./SmsForm.tsx').then((file) => file.SmsForm))

/** A log-in method with its own tab. */
type LoginTab = 'username' | 'sms'

/** Tabs of the login dialog; `sms` only while verification-code login is on (LOGIN-02, ROLE-31). */
export const loginTabs = (modules: ReadonlySet<string> | undefined): readonly LoginTab[] =>
  modules?.has('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username']

type Props = { target: LoginTarget; rememberedLogins: RememberedLoginApi }

/**
 * Tabs of the log-in methods; the remembered method is selected first. Each tab keeps its values.
 */
export function LoginForms({ target, rememberedLogins }: Props) {
  const intl = useIntl()
  const modules = useModules()
  const tabs = loginTabs(modules)
  const [chosen, setChosen] = useState<LoginTab>()
  const wanted = chosen ?? (rememberedLogins.last?.bySms ? 'sms' : 'username')
  const active = tabs.includes(wanted) ? wanted : 'username'
  const [wasSms, setWasSms] = useState(false)
  if (active === 'sms' && !wasSms) setWasSms(true)
  return (
    <>
      {modules === undefined && <div className={classes.tabsToCome} />}
      <Tabs
        label={intl.formatMessage({ id: 'login.tabs.label' })}
        tabs={tabs.map((id) => ({ id, label: intl.formatMessage({ id: `login.tabs.${id}` }) }))}
        active={active}
        onChange={setChosen}
      >
        <div hidden={active !== 'username'}>
          <UsernameForm target={target} rememberedLogins={rememberedLogins} />
        </div>
        {wasSms && (
          <div hidden={active !== 'sms'}>
            <FailureBoundary>
              <Suspense
                fallback={<FormSkeleton label={intl.formatMessage({ id: 'app.loading' })} />}
              >
                <SmsForm target={target} rememberedLogins={rememberedLogins} />
              </Suspense>
            </FailureBoundary>
          </div>
        )}
      </Tabs>
    </>
  )
}
