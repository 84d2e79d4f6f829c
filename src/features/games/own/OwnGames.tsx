import { keepPreviousData } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { read } from '../../../api/read.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { LoadingRegion } from '../../../kit/query/LoadingRegion.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { askForLogin } from '../../../session/askForLogin.ts'
import { useSession } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { GamePages } from '../list/GamePages.tsx'
import { listSearch, readListAddress } from '../list/listAddress.ts'
import { GameGridSkeleton } from '../tiles/GameGrid.tsx'
import type { Game } from '../tiles/GameTile.tsx'

/** Which of the player's lists. */
export type OwnList = 'favorite' | 'recent'

const pageSize = 18

type ListPage = { games: readonly Game[]; totalPages: number }

/** The two lists answer in words of their own (GAME-18, GAME-19). */
function useOwnGames(list: OwnList, page: number) {
  const favourites = useQuery({
    ...read('/wps/relay/MCSFE_getFavoriteGamesList', {
      query: { clientType: 3, platform: 'flash,html5-desktop', pageNo: page, pageSize },
    }),
    select: ({ content, totalPages }): ListPage => ({ games: content, totalPages }),
    placeholderData: keepPreviousData,
    enabled: list === 'favorite',
  })
  const recent = useQuery({
    ...read('/wps/relay/GCS_recentGame', { query: { clientType: 3, page, pageSize } }),
    select: ({ list: games, totalPages }): ListPage => ({ games, totalPages }),
    placeholderData: keepPreviousData,
    enabled: list === 'recent',
  })
  return list === 'favorite' ? favourites : recent
}

/**
 * The games that a player starred or played last (ROUTE-24, ROUTE-25); a visitor has none yet
 * (ROLE-07).
 */
export function OwnGames({ list, titleId }: { list: OwnList; titleId: MessageId }) {
  const { kind } = useSession()
  if (kind === 'unknown') {
    return (
      <LoadingRegion>
        <GameGridSkeleton count={pageSize} />
      </LoadingRegion>
    )
  }
  return kind === 'visitor' ? <LoginFirst list={list} /> : <List list={list} titleId={titleId} />
}

function LoginFirst({ list }: { list: OwnList }) {
  const intl = useIntl()
  return (
    <EmptyState text={intl.formatMessage({ id: `games.own.${list}.visitor` })}>
      <Button variant="primary" onClick={() => askForLogin(location.pathname + location.search)}>
        {intl.formatMessage({ id: 'games.stage.login' })}
      </Button>
    </EmptyState>
  )
}

function List({ list, titleId }: { list: OwnList; titleId: MessageId }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { page } = readListAddress(search)
  const games = useOwnGames(list, page)
  if (games.data?.games.length === 0 && !games.isPlaceholderData) {
    return <EmptyState text={intl.formatMessage({ id: `games.own.${list}.empty` })} />
  }
  return (
    <GamePages
      label={intl.formatMessage({ id: titleId })}
      query={games}
      page={page}
      pages={games.data?.totalPages ?? 0}
      onPage={(next) => void navigate({ search: listSearch({ page: next }) })}
    />
  )
}
