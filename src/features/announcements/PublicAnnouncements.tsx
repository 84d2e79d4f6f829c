import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { AnnouncementBoard } from './AnnouncementBoard.tsx'
import { useAnnouncements } from './announcements.queries.ts'
import { meantFor } from './audience.ts'
import { LoadedAnnouncements } from './LoadedAnnouncements.tsx'

type Props = {
  /** Id of the announcement that is open at first. */
  id?: string | undefined
  /** Closes the surrounding dialog or sheet before a navigation. */
  onLeave: () => Promise<void>
}

/** Announcements for the current audience (ANN-01, ANN-02). */
export function PublicAnnouncements({ id, onLeave }: Props) {
  const intl = useIntl()
  const { audience, lists } = useAnnouncements()
  const items = audience && lists && meantFor(audience, lists.popup)
  return (
    <LoadedAnnouncements items={items} emptyId="announcements.none">
      {(loadedItems) => (
        <AnnouncementBoard
          items={loadedItems}
          startId={id}
          label={intl.formatMessage({ id: 'announcements.list' })}
          action={(item) => item.promotionType !== undefined && <GoToPromotion onLeave={onLeave} />}
        />
      )}
    </LoadedAnnouncements>
  )
}

/** Link from an announcement to its promotion (ANN-03, ANN-04). */
function GoToPromotion({ onLeave }: Pick<Props, 'onLeave'>) {
  const intl = useIntl()
  const navigate = useNavigate()
  const handleClick = async () => {
    await onLeave()
    await navigate(paths.member('rewardCentre'))
  }
  return (
    <Button variant="primary" onClick={() => void handleClick()}>
      {intl.formatMessage({ id: 'announcements.goToPromotion' })}
    </Button>
  )
}
