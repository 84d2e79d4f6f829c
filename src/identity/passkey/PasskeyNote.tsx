import { FormattedMessage } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import type { PasskeyProblem } from './passkeyError.ts'
import { loopbackAddress, usePasskeySupport } from './passkeySupport.ts'

/**
 * Text of a passkey problem. If this page and the passkeys have distinct loopback hosts, the text
 * links to the host of the passkeys.
 */
export function PasskeyProblemText({ problem }: { problem: PasskeyProblem }) {
  const domain = usePasskeySupport()?.domain ?? ''
  const address = loopbackAddress(domain, window.location)
  return (
    <FormattedMessage
      id={`passkeys.problems.${problem}`}
      values={{
        domain,
        link: (text) => (address === undefined ? text : <a href={address}>{text}</a>),
      }}
    />
  )
}

/**
 * Notice with the reason why the device provided no passkey. A cancelled prompt is not shown as an
 * error.
 */
export function PasskeyNote({ problem }: { problem: PasskeyProblem }) {
  const isCalm = problem === 'cancelled'
  return (
    <Notice tone={isCalm ? 'neutral' : 'warning'} role={isCalm ? 'status' : 'alert'}>
      <p>
        <PasskeyProblemText problem={problem} />
      </p>
    </Notice>
  )
}
