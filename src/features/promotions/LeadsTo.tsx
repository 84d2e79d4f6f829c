import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { closeModal } from '../../kit/modal/modalStore.ts'
import { paths } from '../../paths.ts'
import type { Promotion } from './promotionGroups.ts'
import { TakePartButton } from './TakePartButton.tsx'

type Place = NonNullable<Promotion['leadsTo']>

const addressOf: Record<Place, string> = {
  RED_ENVELOPES: paths.member('redEnvelopes'),
  WHEEL: paths.member('wheel'),
}

/** Button that closes the dialog and opens the page of the promotion's benefit. */
export function LeadsTo({ place }: { place: Place }) {
  const navigate = useNavigate()
  const handleClick = async () => {
    await closeModal()
    await navigate(addressOf[place])
  }
  return (
    <TakePartButton onClick={() => void handleClick()}>
      <FormattedMessage id={`promotions.leadsTo.${place}`} />
    </TakePartButton>
  )
}
