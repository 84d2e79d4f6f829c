import { FormattedMessage } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import type { PasskeyProblem } from './passkeyError.ts'
import { usePasskeySupport } from './passkeySupport.ts'

/**
 * Reason why the device provided no passkey. Closing the device's dialog is not shown as an error.
 */
export function PasskeyNote({ problem }: { problem: PasskeyProblem }) {
  const domain = usePasskeySupport()?.domain ?? ''
  const isCalm = problem === 'cancelled'
  return (
    <Notice tone={isCalm ? 'neutral' : 'warning'} role={isCalm ? 'status' : 'alert'}>
      <p>
        <FormattedMessage id={`passkeys.problems.${problem}`} values={{ domain }} />
      </p>
    </Notice>
  )
}
