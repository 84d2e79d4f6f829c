import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { useFavourites } from '../../favourites/useFavourites.ts'
import type { GameType } from '../../gameType.ts'
import { useLaunch } from '../../launch/useLaunch.ts'
import grid from '../../tiles/GameGrid.module.css'
import { GamePlace } from '../../tiles/GameGridSkeleton.tsx'
import { GameTile } from '../../tiles/GameTile.tsx'
import { SharedPictureHosts } from '../../tiles/pictureHosts.tsx'
import { useGridKeys } from '../../tiles/useGridKeys.ts'
import type { ListAddress } from '../listAddress.ts'
import { roomAround } from './slices.ts'
import { useFlick } from './useFlick.ts'
import { useGameSlices } from './useGameSlices.ts'
import { useGridLayout } from './useGridLayout.ts'
import classes from './WholeGrid.module.css'

type Props = {
  gameType: GameType | undefined
  address: ListAddress
  /** Accessible name of the list. */
  label: string
  /** Number of games in the list. */
  total: number
}

/**
 * Number of rows rendered beyond the visible rows, so that the next row is ready when it is
 * scrolled to.
 */
const overscan = 1

/** Whole list on one scrolled page. Only the visible rows are rendered and fetched. */
export function WholeGrid({ gameType, address, label, total }: Props) {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const { columns, pitch, top } = useGridLayout(list)
  const lines = Math.ceil(total / columns)
  const window = useWindowVirtualizer({
    count: lines,
    estimateSize: () => pitch || 300,
    scrollMargin: top,
    overscan,
  })
  useEffect(() => {
    if (pitch > 0) window.measure()
  }, [window, pitch])
  const shown = window.getVirtualItems()
  const first = shown[0]?.index ?? 0
  const last = shown.at(-1)?.index ?? Math.min(lines - 1, 3)
  const from = first * columns
  const to = Math.min(total, (last + 1) * columns)
  const inFlick = useFlick({ from, to })
  const { gameAt, failed } = useGameSlices(gameType, address, inFlick ?? { from, to })
  const launch = useLaunch()
  const { ids, toggle } = useFavourites()
  const keys = useGridKeys({ from, to })
  const { above, below } = roomAround({ first, last, lines, pitch })
  return (
    <>
      <ul
        ref={list}
        className={grid.grid}
        // biome-ignore lint/nursery/noInlineStyles: the height depends on the length of the list.
        style={{ paddingBlock: `${above}px ${below}px` }}
        aria-label={label}
        aria-description={intl.formatMessage({ id: 'games.keys' })}
        {...keys.listProps}
      >
        <SharedPictureHosts>
          {Array.from({ length: to - from }, (_, at) => from + at).map((index) => {
            const game = gameAt(index)
            return game ? (
              <li key={index} aria-setsize={total} aria-posinset={index + 1}>
                <GameTile
                  game={game}
                  onLaunch={launch}
                  isFavourite={ids.has(game.nodeId)}
                  onFavourite={toggle}
                  tabIndex={keys.tabIndexOf(index)}
                />
              </li>
            ) : (
              <GamePlace key={`place ${index % (to - from)}`} />
            )
          })}
        </SharedPictureHosts>
      </ul>
      {failed && <SliceFailure onRetry={failed} />}
    </>
  )
}

function SliceFailure({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <p className={classes.failed} role="alert">
      {intl.formatMessage({ id: 'games.list.sliceFailed' })}
      <Button onClick={onRetry}>{intl.formatMessage({ id: 'app.retry' })}</Button>
    </p>
  )
}
