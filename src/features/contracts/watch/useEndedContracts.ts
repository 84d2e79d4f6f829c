import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onEvent } from '../../../kit/realtime/events.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { useMember } from '../../../session/session.queries.ts'
import { contractQuery } from '../contracts.queries.ts'
import type { Contract } from '../terms/contractKinds.ts'

/** Tells the member of a contract that the other side has ended, as it happens. */
export function useEndedContracts(): void {
  const client = useQueryClient()
  const memberId = useMember().data?.id
  useEffect(() => {
    if (memberId === undefined) return undefined
    return onEvent('contractEnded', ({ contractId }) => {
      client.fetchQuery({ ...contractQuery(contractId), staleTime: 0 }).then(
        (contract) => tellOfEnd(contract, memberId),
        // The lists show it, and a message says it.
        () => {},
      )
    })
  }, [client, memberId])
}

/** Whoever ended it knows; who agreed on a new one does, too. */
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
