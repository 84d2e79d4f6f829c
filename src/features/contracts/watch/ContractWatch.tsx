import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { followForms, isFormBegun } from '../../../kit/appWorker/begunForm.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { onEvent } from '../../../kit/realtime/events.ts'
import { sessionStore } from '../../../kit/storage.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { useIsPlaying } from '../../../session/play.ts'
import { useMember } from '../../../session/session.queries.ts'
import { contractQuery, offersQuery } from '../contracts.queries.ts'
import type { Contract } from '../terms/contractKinds.ts'
import { hasOffer, useStanding } from './standing.ts'

/** Shows a toast when the other party ends a contract. */
function useEndedContracts(): void {
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

/**
 * Session-storage key of the offers that have opened since the login; a logout clears the storage.
 */
const storageKey = 'openedOffers'

const readIds = (json: unknown): string[] => {
  if (!Array.isArray(json)) throw new TypeError('no list of ids')
  return json.map(String)
}

const openedOffers = (): string[] => sessionStore.getJson(storageKey, readIds) ?? []

const wasOpened = (contractId: string): boolean => openedOffers().includes(contractId)

/** True while a form is in use: a field has the focus, or a form is partly filled in. */
const isAtForm = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  isFormBegun()

/** Opens an offer automatically, unless a dialog or a form is in the way. */
function openOffer(contractId: string): void {
  if (useModalStore.getState().modals.length > 0 || isAtForm()) return
  // Stored before the member answers: a reload restores an open dialog.
  sessionStore.setJson(storageKey, [...openedOffers(), contractId])
  openModal({ name: 'contractOffer', contractId })
}

/** Delay in milliseconds before an offer opens: the member may move from one field to the next. */
const restTime = 600

/**
 * Opens an upline's offer automatically, once per login, and notifies of contracts that the other
 * party has ended (CONTR-05, CONTR-14). Nothing opens over a game, a dialog or a form in use.
 */
export function ContractWatch({ isForGame }: { isForGame: boolean }) {
  const standing = useStanding()
  const isWaiting = standing !== undefined && hasOffer(standing)
  const offers = useQuery({ ...offersQuery(), enabled: isWaiting }).data?.items
  const isPlaying = useIsPlaying()
  const isDialogOpen = useModalStore(({ modals }) => modals.length > 0)
  const isFormUsed = useSyncExternalStore(followForms, isAtForm)
  useEndedContracts()
  const isBusy = isForGame || isPlaying || isDialogOpen || isFormUsed
  const next = isBusy || !isWaiting ? undefined : offers?.find(({ id }) => !wasOpened(id))
  const contractId = next?.id
  useEffect(() => {
    if (contractId === undefined) return undefined
    const timer = setTimeout(() => openOffer(contractId), restTime)
    return () => clearTimeout(timer)
  }, [contractId])
  return null
}
