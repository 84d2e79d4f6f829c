import { useEffect, useRef } from 'react'
import { prepareEncryption } from '../../../../api/prepareCalls.ts'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { SetTransactionPassword } from '../../../../money/transactionPassword/SetTransactionPassword.tsx'
import { securityQuery } from '../../../../money/transactionPassword/useHasTransactionPassword.ts'
import type { Security } from '../protections.ts'
import { ChangeTransactionPassword } from './ChangeTransactionPassword.tsx'

/** Dialog that sets or changes the transaction password (ACT-12). */
export function TransactionPasswordDialog() {
  useEffect(prepareEncryption, [])
  const security = useQuery(securityQuery())
  return (
    <QueryPart query={security} placeholder={<Skeleton count={4} />}>
      {(value) => <SetOrChange security={value} />}
    </QueryPart>
  )
}

function SetOrChange({ security }: { security: Security }) {
  // `isFirst` keeps its first value, because the dialog must not switch to the form for a change
  // when `hasPaymentPassword` becomes true, shortly before the dialog closes.
  const isFirst = useRef(!security.hasPaymentPassword).current
  const finish = async (
    id: 'transactionPassword.done.set' | 'transactionPassword.done.changed',
  ) => {
    await closeModal()
    showToast('success', { id })
  }
  return isFirst ? (
    <SetTransactionPassword onSet={() => void finish('transactionPassword.done.set')} />
  ) : (
    <ChangeTransactionPassword
      security={security}
      onChanged={() => finish('transactionPassword.done.changed')}
    />
  )
}
