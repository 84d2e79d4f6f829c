import { useId, useState } from 'react'
import { write } from '../../../../api/write.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ScanStep } from './ScanStep.tsx'

type Props = { hasPassword: boolean; onCodes: (codes: readonly string[]) => void }

/** Each opening asks for a secret of its own, which is kept as long as this is in view. */
export function TurnOn({ hasPassword, onCodes }: Props) {
  const id = useId()
  const offer = useQuery({
    queryKey: ['authenticatorOffer', id],
    queryFn: ({ signal }) => write('POST /wps/member/security/authenticator', {}, { signal }),
    // Another secret would make the one that was scanned worthless.
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
