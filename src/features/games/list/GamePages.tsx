import { useIntl } from 'react-intl'
import { PageNumbers } from '../../../kit/pager/PageNumbers.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { GameGrid, GameGridSkeleton } from '../tiles/GameGrid.tsx'
import type { Game } from '../tiles/GameTile.tsx'
import { FailedList } from './FailedList.tsx'
import classes from './GamePages.module.css'

type Props = {
  label: string
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined
  error: unknown
  /** They are those of another page, shown until the right ones come. */
  isOld: boolean
  page: number
  pages: number
  onRetry: () => void
  onPage: (page: number) => void
}

/** A page of games in each of its states: on its way, failed, empty, there. */
export function GamePages({ label, games, error, isOld, page, pages, onRetry, onPage }: Props) {
  const intl = useIntl()
  if (games === undefined) {
    return error ? <FailedList error={error} onRetry={onRetry} /> : <GameGridSkeleton count={18} />
  }
  if (games.length === 0) {
    return <EmptyState text={intl.formatMessage({ id: 'games.list.empty' })} />
  }
  return (
    <div className={classes.pages} aria-busy={isOld}>
      <GameGrid games={games} label={label} />
      <PageNumbers
        label={intl.formatMessage({ id: 'games.list.pages' })}
        page={page}
        pages={pages}
        onChange={onPage}
      />
    </div>
  )
}
