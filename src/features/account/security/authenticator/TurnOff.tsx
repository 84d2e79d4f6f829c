import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { write } from '../../../../api/write.ts'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import type { Security } from '../protections.ts'
import classes from './authenticator.module.css'
import { OwnerProofForm } from './OwnerProofForm.tsx'
import { refetchSecurity } from './refetchSecurity.ts'

/** Removes the authenticator after a proof of ownership. */
export function TurnOff({ security }: { security: Security }) {
  const client = useQueryClient()
  const { checksAddress, mobileNum, email } = security
  const losesCheck = checksAddress && mobileNum === undefined && email === undefined
  const finish = async () => {
    await closeModal()
    showToast('success', { id: 'account.authenticator.turnedOff' })
    await refetchSecurity(client)
  }
  return (
    <div className={classes.step}>
      <Notice tone="warning">
        <p>
          <FormattedMessage id="account.authenticator.off.text" />
        </p>
        {losesCheck && (
          <p>
            <FormattedMessage id="account.authenticator.off.losesCheck" />
          </p>
        )}
      </Notice>
      <OwnerProofForm
        security={security}
        look="danger"
        submit={<FormattedMessage id="account.authenticator.off.submit" />}
        send={(body) => write('POST /wps/member/security/authenticator/removal', { body })}
        onDone={finish}
        onFailure={() => void refetchSecurity(client)}
      />
    </div>
  )
}
