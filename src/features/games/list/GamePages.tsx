import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageNumbers } from '../../../kit/pager/PageNumbers.tsx'
import { QueryPart, type QueryState } from '../../../kit/query/QueryPart.tsx'
import { GameGrid } from '../tiles/GameGrid.tsx'
import { GameGridSkeleton } from '../tiles/GameGridSkeleton.tsx'
import type { Game } from '../tiles/GameTile.tsx'
import classes from './GamePages.module.css'

type Props = {
  label: string
  /** False if the games are below other content of the page. */
  isFirst: boolean
  /** Content of an empty list. */
  empty: ReactNode
  /** Query whose data may belong to the previous page until the requested page has loaded. */
  query: QueryState<{ games: readonly Game[] }> & { isPlaceholderData: boolean }
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Page of games in all its states: loading, failed, empty or loaded. */
export function GamePages({ label, isFirst, empty, query, page, pages, onPage }: Props) {
  const intl = useIntl()
  return (
    <QueryPart query={query} placeholder={<GameGridSkeleton count={18} />}>
      {({ games }) =>
        games.length === 0 ? (
          empty
        ) : (
          <div className={classes.pages} aria-busy={query.isPlaceholderData}>
            <GameGrid games={games} label={label} isFirst={isFirst} />
            <PageNumbers
              label={intl.formatMessage({ id: 'games.list.pages' })}
              page={page}
              pages={pages}
              onChange={onPage}
            />
          </div>
        )
      }
    </QueryPart>
  )
}
