import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import type { GameType } from '../gameType.ts'
import { GameGridSkeleton } from '../tiles/GameGrid.tsx'
import { vendorCards, vendorsQuery } from '../vendors/vendorCards.ts'
import { GamePages } from './GamePages.tsx'
import { gameListQuery } from './gameListQuery.ts'
import { listSearch, readListAddress } from './listAddress.ts'
import { VendorFilter, VendorFilterSkeleton } from './VendorFilter.tsx'

/** The games of a type, by vendor and page as the address has them (ROUTE-19 to ROUTE-23). */
export function GameList({ gameType, titleId }: { gameType: GameType; titleId: MessageId }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const address = readListAddress(search)
  const vendors = useQuery(vendorsQuery()).data
  const games = useQuery({
    ...gameListQuery({ gameType, ...address }),
    placeholderData: keepPreviousData,
  })
  const pages = games.data?.totalPages ?? 0
  // A page beyond the last is put right, unless there is no page at all (fault cell 38).
  const isBeyond = !games.isPlaceholderData && pages > 0 && address.page > pages
  useEffect(() => {
    if (isBeyond)
      void navigate({ search: listSearch({ ...address, page: pages }) }, { replace: true })
  })
  return (
    <>
      {vendors ? (
        <VendorFilter cards={vendorCards(vendors, gameType)} vassalage={address.vassalage} />
      ) : (
        <VendorFilterSkeleton />
      )}
      <GamePages
        label={intl.formatMessage({ id: titleId })}
        query={games}
        page={address.page}
        pages={pages}
        onPage={(page) => void navigate({ search: listSearch({ ...address, page }) })}
      />
    </>
  )
}

/** The place of a list that is on its way. */
export function GameListSkeleton() {
  return (
    <>
      <VendorFilterSkeleton />
      <GameGridSkeleton count={18} />
    </>
  )
}
