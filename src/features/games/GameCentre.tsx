import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import classes from './GameCentre.module.css'
import type { GameType } from './gameType.ts'
import { GameList } from './list/GameList.tsx'
import { VendorCards, VendorCardsSkeleton } from './vendors/VendorCards.tsx'
import { vendorCards, vendorsQuery } from './vendors/vendorCards.ts'

type Props = {
  gameType: GameType
  titleId: MessageId
  /** False if the vendors are below other content of the page. */
  isFirst: boolean
}

/** Cards that launch the vendors of a game type, above the list of the type's games (LOB-12). */
export function GameCentre({ gameType, titleId, isFirst }: Props) {
  const intl = useIntl()
  const headingId = useId()
  return (
    <QueryPart query={useQuery(vendorsQuery())} placeholder={<VendorCardsSkeleton />}>
      {(vendors) => {
        const cards = vendorCards(vendors, gameType)
        return cards.length === 0 ? (
          <EmptyState text={intl.formatMessage({ id: 'games.list.empty' })} />
        ) : (
          <>
            <VendorCards
              cards={cards}
              label={intl.formatMessage({ id: titleId })}
              isFirst={isFirst}
            />
            <section className={classes.games} aria-labelledby={headingId}>
              <h2 id={headingId}>{intl.formatMessage({ id: 'games.list.all' })}</h2>
              <GameList gameType={gameType} titleId="games.list.all" isFirst={false} />
            </section>
          </>
        )
      }}
    </QueryPart>
  )
}
