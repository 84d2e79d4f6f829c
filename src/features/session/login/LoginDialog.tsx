import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery, useAccountKind } from '../../../session/session.queries.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import { isInterrupted } from '../enter/useEnter.ts'
import { OtherWays } from '../otherWays/OtherWays.tsx'
import { useRememberedLogin } from '../remember/useRememberedLogin.ts'
import { LoginForms } from './LoginForms.tsx'
import classes from './login.module.css'
import { UsernameForm } from './UsernameForm.tsx'

/**
 * Link to registration for visitors without an account (LOGIN-06), and the risk notice if the
 * market requires one.
 */
function LoginFooter({ next }: { next: string | undefined }) {
  const intl = useIntl()
  const market = useQuery(statusQuery()).data?.market
  return (
    <div className={classes.footer}>
      <p>
        <FormattedMessage
          id="login.noAccount"
          values={{
            link: (text) => (
              <TextButton
                key="register"
                opens="register"
                onClick={() => openModal(next ? { name: 'register', next } : { name: 'register' })}
              >
                {text}
              </TextButton>
            ),
          }}
        />
      </p>
      {market?.riskNotice !== false && (
        <p className={classes.risk}>
          {market && intl.formatMessage({ id: 'login.riskNotice' }, { age: market.minimumAge })}
        </p>
      )}
    </div>
  )
}

/**
 * Login dialog with every log-in method; it continues with the interrupted page or the home page
 * (ROUTE-40).
 */
export function LoginDialog({ next }: ModalData<'login'>) {
  const wasAgent = useAccountKind() === 'agent'
  // After the session of an agent has expired, the dialog logs in to the agent area.
  const area = wasAgent && isInterrupted() ? 'agent' : 'member'
  const target = { next, area } as const
  const remembered = useRememberedLogin()
  useEffect(prepareEncryption, [])
  if (area === 'agent') {
    return (
      <>
        <UsernameForm target={target} rememberedLogins={remembered} />
        <OtherWays target={target} />
      </>
    )
  }
  return (
    <>
      <LoginForms target={target} rememberedLogins={remembered} />
      <LoginFooter next={next} />
      {/* These methods are last, because they appear only once the status has loaded. */}
      <OtherWays target={target} />
    </>
  )
}
