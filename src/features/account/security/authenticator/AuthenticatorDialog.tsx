import { useState } from 'react'
import type { ModalData } from '../../../../kit/modal/modalTable.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { securityQuery } from '../../../../money/transactionPassword/useHasTransactionPassword.ts'
import { AlreadyOff, AlreadyOn } from './Already.tsx'
import { NewCodes } from './NewCodes.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TurnOff } from './TurnOff.tsx'
import { TurnOn } from './TurnOn.tsx'

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
