import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { prepareEncryption } from '../../../../api/prepareCalls.ts'
import { read } from '../../../../api/read.ts'
import { PasskeyNote } from '../../../../identity/passkey/PasskeyNote.tsx'
import { preparePasskeys } from '../../../../identity/passkey/passkeyDevice.ts'
import { usePasskeySupport } from '../../../../identity/passkey/passkeySupport.ts'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { useCodeChannels } from '../../../../session/session.queries.ts'
import { AnswerButtons } from '../../../../ui/AnswerButtons.tsx'
import { Button } from '../../../../ui/Button.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import { AddPasskeyForm } from './AddPasskeyForm.tsx'
import { ownerProofOf } from './ownerProof.ts'

/** Dialog that adds a passkey of this device to the account after a proof of ownership. */
export function AddPasskeyDialog() {
  const security = useQuery(read('/wps/member/security', {}))
  const channels = useCodeChannels()
  const support = usePasskeySupport()?.support
  useEffect(prepareEncryption, [])
  useEffect(preparePasskeys, [])
  if (support !== undefined && support !== 'ready') {
    return <PasskeyNote problem={support === 'elsewhere' ? 'elsewhere' : 'unable'} />
  }
  return (
    <QueryPart query={security} placeholder={<Skeleton count={3} />}>
      {(value) => {
        const method = ownerProofOf(value, channels)
        return method ? <AddPasskeyForm method={method} /> : <PasswordFirst />
      }}
    </QueryPart>
  )
}

/** Shown to an account that has no proof of ownership yet: the member sets a password first. */
const PasswordFirst = () => (
  <div className={layoutClasses.stack16}>
    <p>
      <FormattedMessage id="account.passkeys.passwordFirst" />
    </p>
    <AnswerButtons>
      <Button
        variant="primary"
        data-autofocus
        onClick={() => openModal({ name: 'changePassword', reason: 'own' })}
      >
        <FormattedMessage id="account.security.setPassword" />
      </Button>
    </AnswerButtons>
  </div>
)
