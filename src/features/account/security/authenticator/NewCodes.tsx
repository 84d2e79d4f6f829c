import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { write } from '../../../../api/write.ts'
import type { Security } from '../protections.ts'
import classes from './authenticator.module.css'
import { OwnerProofForm } from './OwnerProofForm.tsx'
import { refetchSecurity } from './refetchSecurity.ts'

type Props = { security: Security; onCodes: (codes: readonly string[]) => void }

/** Creates new recovery codes after a proof of ownership. */
export function NewCodes({ security, onCodes }: Props) {
  const client = useQueryClient()
  return (
    <div className={classes.step}>
      <p className={classes.text}>
        <FormattedMessage id="account.authenticator.newCodes.text" />
      </p>
      <OwnerProofForm
        security={security}
        look="primary"
        submit={<FormattedMessage id="account.authenticator.newCodes.submit" />}
        send={(body) => write('POST /wps/member/security/recoveryCodes', { body })}
        onDone={({ codes }) => {
          onCodes(codes)
          void refetchSecurity(client)
        }}
        onFailure={() => void refetchSecurity(client)}
      />
    </div>
  )
}
