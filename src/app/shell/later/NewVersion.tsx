import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import {
  acceptNewVersion,
  declineNewVersion,
  useNewVersion,
} from '../../../kit/appWorker/appWorker.ts'
import { followForms, isFormBegun } from '../../../kit/appWorker/begunForm.ts'
import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { useIsPlaying } from '../../../session/play.ts'
import { Offer } from '../../../ui/Offer.tsx'

const never = () => false

/**
 * Offers a new version of the portal. The offer is hidden while a game, a dialog or a partly filled
 * form is on screen.
 */
export function NewVersion({ isForGame }: { isForGame: boolean }) {
  const worker = useNewVersion((state) => state.waitingWorker)
  const isPlaying = useIsPlaying()
  const isDialogOpen = useModalStore(({ modals }) => modals.length > 0)
  // `followForms` records typing at all times. `isFormBegun` runs only while a new version of the
  // portal is waiting.
  const isBegun = useSyncExternalStore(followForms, worker === null ? never : isFormBegun)
  if (worker === null || isForGame || isPlaying || isDialogOpen || isBegun) return null
  return (
    <Dispensable>
      <WithMessages group="features">
        <VersionOffer worker={worker} />
      </WithMessages>
    </Dispensable>
  )
}

function VersionOffer({ worker }: { worker: ServiceWorker }) {
  const intl = useIntl()
  return (
    <Offer
      isTold
      label={intl.formatMessage({ id: 'newVersion.label' })}
      text={intl.formatMessage({ id: 'newVersion.reload' })}
      closeLabel={intl.formatMessage({ id: 'newVersion.later' })}
      onAccept={() => acceptNewVersion(worker)}
      onClose={declineNewVersion}
    />
  )
}
