import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onEvent } from '../../../kit/realtime/events.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { useMember } from '../../../session/session.queries.ts'
import { contractQuery } from '../contracts.queries.ts'
import type { Contract } from '../terms/contractKinds.ts'

/** Shows a toast when the other party ends a contract. */
export function useEndedContracts(): void {
  const client = useQueryClient()
  const memberId = useMember().data?.id
  useEffect(() => {
    if (memberId === undefined) return undefined
    return onEvent('contractEnded', ({ contractId }) => {
      client.fetchQuery({ ...contractQuery(contractId), staleTime: 0 }).then(
        (contract) => tellOfEnd(contract, memberId),
        // The failure is ignored: the lists and a message show the end as well.
        () => {},
      )
    })
  }, [client, memberId])
}

/** No toast for the party that ended the contract, or that agreed on a new one. */
function tellOfEnd({ kind, endReason, upline, downline }: Contract, memberId: string): void {
  const isUpline = upline?.memberId === memberId
  const name = plainName(isUpline ? downline.account : (upline?.account ?? ''))
  if (endReason === (isUpline ? 'DOWNLINE' : 'UPLINE')) {
    showToast('notice', { id: 'contracts.ended.byOther', values: { kind, name } })
  }
  if (endReason === 'UPLINE_RATE_LOWERED' && !isUpline) {
    showToast('notice', { id: 'contracts.ended.byRate', values: { kind, name } })
  }
}
