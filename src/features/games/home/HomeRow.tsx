import type { ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { QueryPart, type QueryState } from '../../../kit/query/QueryPart.tsx'
import { GameGrid } from '../tiles/GameGrid.tsx'
import { GameRowSkeleton } from '../tiles/GameGridSkeleton.tsx'
import type { Game } from '../tiles/GameTile.tsx'
import classes from './HomeGames.module.css'
import type { SectionTitle } from './homeSections.ts'

type FrameProps = {
  section: SectionTitle
  /** True if the section may be on the first screen. */
  isFirst?: boolean
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Section of the home page: its title, the link to all of its games, and its content. */
export function HomeSectionFrame({
  section: { titleId, path },
  isFirst = false,
  ref,
  children,
}: FrameProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: titleId })
  return (
    <section
      ref={ref}
      className={classes.section}
      data-first={isFirst || undefined}
      aria-label={title}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <Link
          to={path}
          className={classes.more}
          aria-label={intl.formatMessage({ id: 'games.home.moreOf' }, { title })}
        >
          {intl.formatMessage({ id: 'games.home.more' })}
        </Link>
      </div>
      {children}
    </section>
  )
}

type Props = Omit<FrameProps, 'children' | 'ref'> & {
  query: QueryState<{ games: readonly Game[] }>
}

/**
 * Maximum number of tiles in a row: more would slow the browser down, and few users scroll further.
 */
const mostInRow = 60

/** Section with a row of games; renders nothing without games. */
export function HomeRow({ section, query, isFirst = false }: Props) {
  const intl = useIntl()
  if (query.data?.games.length === 0) return null
  return (
    <HomeSectionFrame section={section} isFirst={isFirst}>
      <QueryPart query={query} placeholder={<GameRowSkeleton />}>
        {({ games }) => (
          <GameGrid
            games={games.slice(0, mostInRow)}
            label={intl.formatMessage({ id: section.titleId })}
            layout="row"
            isFirst={isFirst}
          />
        )}
      </QueryPart>
    </HomeSectionFrame>
  )
}
