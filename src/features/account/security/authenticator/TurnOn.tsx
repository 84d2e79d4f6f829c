import { useId, useState } from 'react'
import { write } from '../../../../api/write.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ScanStep } from './ScanStep.tsx'

type Props = { hasPassword: boolean; onCodes: (codes: readonly string[]) => void }

/** Requests a new secret each time it is mounted, and keeps it while it is mounted. */
export function TurnOn({ hasPassword, onCodes }: Props) {
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
