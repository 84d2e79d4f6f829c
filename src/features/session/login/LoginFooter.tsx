import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import classes from './login.module.css'

/**
 * Link to registration for visitors without an account (LOGIN-06), with the notice that the market
 * requires.
 */
export function LoginFooter({ next }: { next: string | undefined }) {
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
      {market?.riskNotice && (
        <p className={classes.risk}>
          {intl.formatMessage({ id: 'login.riskNotice' }, { age: market.minimumAge })}
        </p>
      )}
    </div>
  )
}
