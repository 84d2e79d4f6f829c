import { useEffect, useSyncExternalStore } from 'react'
import { followForms } from '../../../kit/appWorker/begunForm.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useIsPlaying } from '../../../session/play.ts'
import { offersQuery } from '../contracts.queries.ts'
import { isAtForm, openOffer, wasOpened } from './offerMoment.ts'
import { hasOffer, useStanding } from './standing.ts'
import { useEndedContracts } from './useEndedContracts.ts'

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
