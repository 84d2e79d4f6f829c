import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { followForms, isFormBegun } from '../../../kit/appWorker/begunForm.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { onEvent } from '../../../kit/realtime/events.ts'
import { localStore } from '../../../kit/storage.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { matchPath } from '../../../lib/pathPattern.ts'
import { paths } from '../../../paths.ts'
import { useIsPlaying } from '../../../session/play.ts'
import { useMember } from '../../../session/session.queries.ts'
import { contractQuery, offersQuery } from '../contracts.queries.ts'
import { type Contract, pageOfKind } from '../terms/contractKinds.ts'
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
        // A failure is ignored: the contract lists and a message also report the end.
        () => {},
      )
    })
  }, [client, memberId])
}

/** Shows no toast to the party that ended the contract, or when a new contract replaces it. */
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
 * Local-storage key for the ids of offers that have opened automatically. Tabs and later logins
 * share the list; each id belongs to one account.
 */
const storageKey = 'openedOffers'
/** Maximum number of stored offers, the newest last. */
const maxOffers = 50

const readIds = (json: unknown): string[] => {
  if (!Array.isArray(json)) throw new TypeError('no list of ids')
  return json.map(String)
}

const openedOffers = (): string[] => localStore.getJson(storageKey, readIds) ?? []

const wasOpened = (contractId: string): boolean => openedOffers().includes(contractId)

/** True while a form is in use: a field has the focus, or a form is partly filled in. */
const isAtForm = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  isFormBegun()

/** True for a page that shows the contracts of a kind. */
const isPageOf = ({ kind }: Pick<Contract, 'kind'>, pathname: string): boolean =>
  [paths.member(), paths.member('account'), paths.agentHome(pageOfKind[kind])].some(
    (path) => matchPath(path, pathname) !== undefined,
  )

/** Opens an offer automatically, unless a dialog or a form is in the way. */
function openOffer(contractId: string): void {
  if (useModalStore.getState().modals.length > 0 || isAtForm()) return
  // The id is stored at once, and not only when the member responds: a reload restores an open
  // dialog, and the offer must not open again.
  localStore.setJson(storageKey, [...openedOffers(), contractId].slice(-maxOffers))
  openModal({ name: 'contractOffer', contractId })
}

/** Delay in milliseconds before an offer opens: focus may be moving from one field to the next. */
const restTime = 600

/**
 * Opens an upline's offer once, on a page that shows contracts of its kind, and shows a toast when
 * the other party ends a contract (CONTR-05, CONTR-14). An offer never opens over a minimised game,
 * a dialog or a form in use. On other pages a badge in the menu and a message announce it.
 */
export function ContractWatch() {
  const { pathname } = useLocation()
  const standing = useStanding()
  const isWaiting = standing !== undefined && hasOffer(standing)
  const offers = useQuery({ ...offersQuery(), enabled: isWaiting }).data?.items
  const isPlaying = useIsPlaying()
  const isDialogOpen = useModalStore(({ modals }) => modals.length > 0)
  const isFormUsed = useSyncExternalStore(followForms, isAtForm)
  useEndedContracts()
  const isBusy = isPlaying || isDialogOpen || isFormUsed || !isWaiting
  const next = isBusy
    ? undefined
    : offers?.find((offer) => isPageOf(offer, pathname) && !wasOpened(offer.id))
  const contractId = next?.id
  useEffect(() => {
    if (contractId === undefined) return undefined
    const timer = setTimeout(() => openOffer(contractId), restTime)
    return () => clearTimeout(timer)
  }, [contractId])
  return null
}
