import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { write } from '../../../../api/write.ts'
import type { ModalData } from '../../../../kit/modal/modalTable.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { securityQuery } from '../../../../money/transactionPassword/useHasTransactionPassword.ts'
import textClasses from '../../../../ui/text.module.css'
import type { Security } from '../protections.ts'
import { AlreadyOff, AlreadyOn } from './Already.tsx'
import classes from './authenticator.module.css'
import { ConfirmStep } from './ConfirmStep.tsx'
import { OwnerProofForm } from './OwnerProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { refetchSecurity } from './refetchSecurity.ts'
import { ScanStep } from './ScanStep.tsx'
import { TurnOff } from './TurnOff.tsx'

type TurnOnProps = { hasPassword: boolean; onCodes: (codes: readonly string[]) => void }

/** Requests a new secret each time it is mounted, and keeps it while it is mounted. */
function TurnOn({ hasPassword, onCodes }: TurnOnProps) {
  const id = useId()
  const offer = useQuery({
    queryKey: ['authenticatorOffer', id],
    queryFn: ({ signal }) => write('POST /wps/member/security/authenticator', {}, { signal }),
    // A refetch would replace the secret that the member has already scanned.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [step, setStep] = useState<'first' | 'confirm' | 'again'>('first')
  return (
    <QueryPart query={offer} placeholder={<Skeleton count={6} />}>
      {(value) =>
        step === 'confirm' ? (
          <ConfirmStep
            hasPassword={hasPassword}
            onBack={() => setStep('again')}
            onCodes={onCodes}
          />
        ) : (
          <ScanStep offer={value} takesFocus={step === 'again'} onNext={() => setStep('confirm')} />
        )
      }
    </QueryPart>
  )
}

type Props = { security: Security; onCodes: (codes: readonly string[]) => void }

/** Creates new recovery codes after a proof of ownership. */
function NewCodes({ security, onCodes }: Props) {
  const client = useQueryClient()
  return (
    <div className={classes.step}>
      <p className={textClasses.intro}>
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

/**
 * Dialog that turns the authenticator on or off, or creates new recovery codes (ACT-14). Codes are
 * in this component's state only: a reload drops them.
 */
export function AuthenticatorDialog({ goal }: ModalData<'authenticator'>) {
  const security = useQuery(securityQuery())
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} isFirst={goal === 'turnOn'} />
  return (
    <QueryPart query={security} placeholder={<Skeleton count={5} />}>
      {(value) => {
        if (goal === 'turnOn') {
          return value.hasAuthenticator ? (
            <AlreadyOn />
          ) : (
            <TurnOn hasPassword={value.hasPassword} onCodes={setCodes} />
          )
        }
        if (!value.hasAuthenticator) return <AlreadyOff />
        return goal === 'turnOff' ? (
          <TurnOff security={value} />
        ) : (
          <NewCodes security={value} onCodes={setCodes} />
        )
      }}
    </QueryPart>
  )
}
