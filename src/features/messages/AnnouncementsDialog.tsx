import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { closeModal } from '../../kit/modal/modalStore.ts'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { AnnouncementBoard } from './AnnouncementBoard.tsx'
import { useAnnouncements } from './announcements.queries.ts'
import { meantFor } from './audience.ts'
import { LoadedAnnouncements } from './LoadedAnnouncements.tsx'

/**
 * What the platform has to tell everybody (ANN-01, ANN-02), at one of them when its id is given.
 */
export function AnnouncementsDialog({ id }: ModalData<'announcements'>) {
  const intl = useIntl()
  const { audience, lists } = useAnnouncements()
  const items = audience && lists && meantFor(audience, lists.popup)
  return (
    <LoadedAnnouncements items={items} emptyId="announcements.none">
      {(shown) => (
        <AnnouncementBoard
          items={shown}
          startId={id}
          label={intl.formatMessage({ id: 'announcements.list' })}
          action={(item) => item.promotionType !== undefined && <GoToPromotion />}
        />
      )}
    </LoadedAnnouncements>
  )
}

/** ANN-03, ANN-04. */
function GoToPromotion() {
  const intl = useIntl()
  const navigate = useNavigate()
  const handleClick = async () => {
    await closeModal()
    await navigate(paths.member('rewardCentre'))
  }
  return (
    <Button variant="primary" onClick={() => void handleClick()}>
      {intl.formatMessage({ id: 'announcements.goToPromotion' })}
    </Button>
  )
}
