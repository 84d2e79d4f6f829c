import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { PageNumbers } from '../../../kit/pager/PageNumbers.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { GameGrid } from '../tiles/GameGrid.tsx'
import { GameGridSkeleton } from '../tiles/GameGridSkeleton.tsx'
import type { Game } from '../tiles/GameTile.tsx'
import classes from './GameListDialog.module.css'
import { gameListQuery } from './gameListQuery.ts'

/** Dialog with a vendor's games of a type (ROUTE-53). */
export function GameListDialog({ vassalage, vendorName, gameType }: ModalData<'gameList'>) {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const query = gameListQuery({ gameType, vendors: [vassalage], page })
  const list = useQuery({ ...query, placeholderData: keepPreviousData })
  const label = intl.formatMessage({ id: 'games.list.ofVendor' }, { vendor: vendorName })
  return (
    <section className={classes.list} aria-label={label}>
      <h2 className={classes.vendor} dir="auto">
        {vendorName}
      </h2>
      <QueryPart query={list} placeholder={<GameGridSkeleton count={10} />}>
        {({ games }) => <Games games={games} label={label} />}
      </QueryPart>
      <PageNumbers
        label={intl.formatMessage({ id: 'games.list.pages' })}
        page={page}
        pages={list.data?.totalPages ?? 0}
        onChange={setPage}
      />
    </section>
  )
}

function Games({ games, label }: { games: readonly Game[]; label: string }) {
  const intl = useIntl()
  // Excludes VASSALAGE items, which would only open this list again.
  const playable = games.filter(({ isGame }) => isGame === 'GAME')
  return playable.length === 0 ? (
    <EmptyState text={intl.formatMessage({ id: 'games.list.empty' })} />
  ) : (
    <GameGrid games={playable} label={label} />
  )
}
