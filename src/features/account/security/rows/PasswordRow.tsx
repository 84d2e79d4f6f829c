import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { formatInstant } from '../../../../kit/format/dates.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { openModal, useModalStore } from '../../../../kit/modal/modalStore.ts'
import { asksToChangePassword } from '../../../../lib/changePasswordAddress.ts'
import { useMarket } from '../../../../session/market.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProtectionRow } from '../ProtectionRow.tsx'
import type { Security } from '../protections.ts'
import { PasswordIcon } from '../securityIcons.tsx'

const openChange = (hasPassword: boolean) =>
  openModal({ name: 'changePassword', reason: 'own', ...(!hasPassword && { isNew: true }) })

/**
 * Row of the login password, with a button that opens the dialog for the change (ACT-11). The URL
 * of the page may open the dialog, too. An account registered by mobile number may have no
 * password.
 */
export function PasswordRow({ security }: { security: Security }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { hasPassword, passwordChangedAt, passwordExpiresAt } = security
  const isAsked = asksToChangePassword(useSearchParams()[0])
  useEffect(() => {
    const isAnyOpen = useModalStore.getState().modals.length > 0
    if (isAsked && !isAnyOpen) openChange(hasPassword)
  }, [isAsked, hasPassword])
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
        <Button onClick={() => openChange(hasPassword)}>
          <FormattedMessage
            id={hasPassword ? 'account.security.changePassword' : 'account.security.setPassword'}
          />
        </Button>
      }
    />
  )
}
