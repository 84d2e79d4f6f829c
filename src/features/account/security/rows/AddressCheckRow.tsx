import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../../api/write.ts'
import { failureText } from '../../../../kit/failure/failureText.ts'
import { showToast, wordsOf } from '../../../../kit/toast/toastStore.ts'
import { Switch } from '../../../../ui/field/Switch.tsx'
import { codeOf, refetchSecurity } from '../authenticator/refetchSecurity.ts'
import { ProtectionRow } from '../ProtectionRow.tsx'
import type { Security } from '../protections.ts'
import { AddressIcon } from '../securityIcons.tsx'
import classes from './rows.module.css'

/** Row with the switch for a second step at a login from a new IP address (ACT-15). */
export function AddressCheckRow({ security }: { security: Security }) {
  const id = useId()
  const client = useQueryClient()
  const { checksAddress, hasAuthenticator } = security
  const change = useMutation({
    mutationFn: (enabled: boolean) =>
      write('PUT /wps/member/security/addressCheck', { body: { enabled } }),
    meta: { showsFailure: true },
    onSuccess: ({ enabled }) => {
      showToast('success', {
        id: enabled ? 'account.addressCheck.turnedOn' : 'account.addressCheck.turnedOff',
      })
      return refetchSecurity(client)
    },
  })
  // Optimistic state until the server responds.
  const isOn = change.isPending ? change.variables : checksAddress
  return (
    <ProtectionRow
      icon={<AddressIcon />}
      title={
        <span id={id}>
          <FormattedMessage id="account.security.addressCheck" />
        </span>
      }
      isOn={checksAddress}
      detail={
        <span id={`${id}-detail`}>
          <FormattedMessage
            id={
              hasAuthenticator
                ? 'account.addressCheck.withApp'
                : 'account.security.details.addressCheck'
            }
          />
          <span role="alert" className={classes.refused}>
            {change.error !== null && <Refusal error={change.error} />}
          </span>
        </span>
      }
      action={
        <Switch
          checked={isOn}
          aria-labelledby={id}
          aria-describedby={`${id}-detail`}
          onChange={({ target }) => {
            if (!change.isPending) change.mutate(target.checked)
          }}
        />
      }
    />
  )
}

function Refusal({ error }: { error: unknown }) {
  const intl = useIntl()
  if (codeOf(error) !== 'NOT_POSSIBLE_NOW') return wordsOf(intl, failureText(error))
  return <FormattedMessage id="account.addressCheck.noProof" />
}
