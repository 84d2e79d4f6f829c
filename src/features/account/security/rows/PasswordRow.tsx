import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../../../kit/format/dates.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { useMarket } from '../../../../session/market.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProtectionRow } from '../ProtectionRow.tsx'
import type { Security } from '../protections.ts'
import { PasswordIcon } from '../securityIcons.tsx'

/** The login password and its change (ACT-11); an account by mobile number may have none yet. */
export function PasswordRow({ security }: { security: Security }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { hasPassword, passwordChangedAt, passwordExpiresAt } = security
  const dateOf = (instant: string) => formatInstant(instant, 'date', language, timeZone)
  const day = dateOf(passwordChangedAt)
  return (
    <ProtectionRow
      icon={<PasswordIcon />}
      title={<FormattedMessage id="account.security.password" />}
      isOn={hasPassword}
      isForced={passwordExpiresAt !== undefined}
      detail={
        passwordExpiresAt !== undefined ? (
          <FormattedMessage
            id="account.security.changedAndExpires"
            values={{ day, end: dateOf(passwordExpiresAt) }}
          />
        ) : hasPassword ? (
          <FormattedMessage id="account.security.changedAt" values={{ day }} />
        ) : (
          <FormattedMessage id="account.security.details.password" />
        )
      }
      action={
        <Button
          onClick={() =>
            openModal({
              name: 'changePassword',
              reason: 'own',
              ...(!hasPassword && { isNew: true }),
            })
          }
        >
          <FormattedMessage
            id={hasPassword ? 'account.security.changePassword' : 'account.security.setPassword'}
          />
        </Button>
      }
    />
  )
}
