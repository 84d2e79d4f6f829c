import { useIntl } from 'react-intl'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { GameType } from './gameType.ts'
import { VendorCards, VendorCardsSkeleton } from './vendors/VendorCards.tsx'
import { vendorCards, vendorsQuery } from './vendors/vendorCards.ts'

/** The vendors of a type of games, to be launched. */
export function GameCentre({ gameType, titleId }: { gameType: GameType; titleId: MessageId }) {
  const intl = useIntl()
  return (
    <QueryPart query={useQuery(vendorsQuery())} placeholder={<VendorCardsSkeleton />}>
      {(vendors) => {
        const cards = vendorCards(vendors, gameType)
        return cards.length === 0 ? (
          <EmptyState text={intl.formatMessage({ id: 'games.list.empty' })} />
        ) : (
          <VendorCards cards={cards} label={intl.formatMessage({ id: titleId })} />
        )
      }}
    </QueryPart>
  )
}
