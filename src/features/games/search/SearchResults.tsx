import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx'
import { LoadingRegion } from '../../../kit/query/LoadingRegion.tsx'
import { QueryFailure } from '../../../kit/query/QueryFailure.tsx'
import type { QueryState } from '../../../kit/query/QueryPart.tsx'
import { SharedPictureHosts } from '../tiles/pictureHosts.tsx'
import gameRowsSkeletonClasses from './GameRow.module.css'
import { GameRow } from './GameRow.tsx'
import { CorrectionRow, ForgetAllRow, PlaceRow, RecentRow } from './PlainRows.tsx'
import type { RowProps } from './rowProps.ts'
import classes from './SearchResults.module.css'
import type { RowAction, RowGroup, SearchRow } from './searchRows.ts'
import type { FoundGames } from './useFoundGames.ts'
import type { useRowChoice } from './useRowChoice.ts'

const places = [0, 1, 2, 3, 4, 5]

/** Skeleton of game rows, in their final size. */
const GameRowsSkeleton = () => (
  <div className={classes.skeleton} aria-hidden="true">
    {places.map((place) => (
      <div key={place} className={gameRowsSkeletonClasses.row} data-skeleton="">
        <span className={gameRowsSkeletonClasses.art} />
        <span className={gameRowsSkeletonClasses.facts}>
          <span className={gameRowsSkeletonClasses.block} />
          <span className={gameRowsSkeletonClasses.block} data-short="" />
        </span>
      </div>
    ))}
  </div>
)

type ChoiceOfRows = ReturnType<typeof useRowChoice>

type Props = {
  text: string
  /** Text to highlight in names: the typed text or its correction. */
  markedText: string
  groups: readonly RowGroup[]
  results: FoundGames
  /** Query of the hot games; used for its state and its retry only. */
  hot: QueryState<unknown>
  choice: ChoiceOfRows
  onAct: (action: RowAction) => void
}

/** Results of a search, or recent searches and hot games before a search, in all states. */
export function SearchResults({ text, markedText, groups, results, hot, choice, onAct }: Props) {
  const intl = useIntl()
  const isEmpty = text.trim() === ''
  const isWaiting = !isEmpty && results.state === 'waiting'
  const isNothing = !isEmpty && results.state === 'ready' && !groups.some(({ id }) => id !== 'hot')
  const count = groups.flatMap(({ rows }) => rows).filter(({ kind }) => kind === 'game').length
  return (
    <div className={classes.results} data-stale={isWaiting || undefined}>
      <p role="status" className="visuallyHidden">
        {!isEmpty && results.state === 'ready' && !isNothing && (
          <FormattedMessage id="games.search.count" values={{ count }} />
        )}
      </p>
      {results.state === 'failed' && (
        <LoadFailure
          titleId="games.search.failed"
          error={results.error}
          isRetrying={results.isRetrying}
          onRetry={results.retry}
        />
      )}
      {isEmpty && hot.isError && <QueryFailure titleId="games.search.hotFailed" query={hot} />}
      {isNothing && <NothingFound text={text.trim()} hasHot={groups.length > 0} />}
      {isEmpty && groups.length === 0 && hot.data !== undefined && (
        <p role="status" className={classes.nothing}>
          <FormattedMessage id="games.search.noGames" />
        </p>
      )}
      {groups.length > 0 && (
        <SharedPictureHosts>
          {/* biome-ignore lint/a11y/useSemanticElements: table rows cannot be laid out side by side. */}
          <div
            id={choice.gridId}
            role="grid"
            className={classes.grid}
            aria-label={intl.formatMessage({ id: 'games.search.results' })}
            aria-activedescendant={choice.activeId}
            aria-busy={isWaiting}
            // The results scroll, so keyboard users must be able to focus them.
            tabIndex={0}
            onKeyDown={choice.handleKey}
          >
            {groups.map((group) => (
              <Group key={group.id} group={group} text={markedText} choice={choice} onAct={onAct} />
            ))}
          </div>
        </SharedPictureHosts>
      )}
      {((isWaiting && results.games.length === 0) ||
        (isEmpty && hot.data === undefined && !hot.isError)) && (
        <LoadingRegion>
          <GameRowsSkeleton />
        </LoadingRegion>
      )}
    </div>
  )
}

function NothingFound({ text, hasHot }: { text: string; hasHot: boolean }) {
  return (
    <div role="status" className={classes.nothing}>
      <p>
        <FormattedMessage id="games.search.none" values={{ text }} />
      </p>
      {hasHot && (
        <p className={classes.hint}>
          <FormattedMessage id="games.search.noneHint" />
        </p>
      )}
    </div>
  )
}

const titleIds = {
  vendors: 'games.search.vendors',
  categories: 'games.search.categories',
  games: 'games.search.games',
  recent: 'games.search.recent',
  hot: 'games.search.hot',
} as const

/** `text` is the text to highlight. */
type GroupProps = Pick<Props, 'text' | 'choice' | 'onAct'> & { group: RowGroup }

function Group({ group, text, choice, onAct }: GroupProps) {
  const titleId = useId()
  const isNamed = group.id !== 'correction'
  return (
    // biome-ignore lint/a11y/useSemanticElements: the keys of the field move through the rows of the grid.
    <div
      role="rowgroup"
      className={classes.group}
      aria-labelledby={isNamed ? titleId : undefined}
      data-group={group.id}
    >
      {group.id !== 'correction' && (
        <div id={titleId} role="presentation" className={classes.title}>
          <FormattedMessage id={titleIds[group.id]} />
        </div>
      )}
      {group.rows.map((row) => (
        <Row key={row.key} row={row} text={text} choice={choice} onAct={onAct} />
      ))}
    </div>
  )
}

type AnyRowProps = Pick<Props, 'text' | 'choice' | 'onAct'> & { row: SearchRow }

function Row({ row, text, choice, onAct }: AnyRowProps) {
  const { key } = row
  const props: RowProps = {
    active: choice.active?.key === key ? choice.active.action : undefined,
    cellId: (action) => choice.idOf({ key, action }),
    onChoose: (action) => choice.choose({ key, action }),
    onAct,
  }
  switch (row.kind) {
    case 'game':
      return <GameRow {...props} row={row} text={text} />
    case 'place':
      return <PlaceRow {...props} row={row} text={text} />
    case 'recent':
      return <RecentRow {...props} row={row} />
    case 'correction':
      return <CorrectionRow {...props} row={row} />
    case 'forgetAll':
      return <ForgetAllRow {...props} row={row} />
  }
}
