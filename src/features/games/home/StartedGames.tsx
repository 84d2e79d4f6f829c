import { useQueries } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { gameDetailsQuery } from '../gameDetailsQuery.ts'
import { startedGames } from '../play/startedGames.ts'
import { GameGrid } from '../tiles/GameGrid.tsx'
import { GameGridSkeleton } from '../tiles/GameGridSkeleton.tsx'
import { HomeSectionFrame } from './HomeRow.tsx'
import type { SectionTitle } from './homeSections.ts'

/** Stale time in milliseconds: the details of a game seldom change. */
const staleTime = 60_000

/**
 * Row of the games that a visitor has started in this browser (LOB-02), without games that the
 * platform has removed.
 */
export function StartedGames({ section }: { section: SectionTitle }) {
  const intl = useIntl()
  useLanguage()
  const ids = startedGames()
  const games = useQueries({
    queries: ids.map((nodeId) => ({ ...gameDetailsQuery(nodeId), staleTime })),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending)
        ? undefined
        : answers.flatMap(({ data }) => (data ? [data.game] : [])),
  })
  if (games?.length === 0) return null
  return (
    <HomeSectionFrame section={section}>
      {games ? (
        <GameGrid
          games={games}
          label={intl.formatMessage({ id: section.titleId })}
          layout="row"
          isFirst={false}
        />
      ) : (
        <GameGridSkeleton count={ids.length} layout="row" />
      )}
    </HomeSectionFrame>
  )
}
