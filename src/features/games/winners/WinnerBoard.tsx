import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { useSeen } from '../../../kit/hydration/useSeen.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PauseButton } from '../../../ui/PauseButton.tsx'
import { mayMove } from './movement.ts'
import classes from './WinnerBoard.module.css'
import { winnersQuery } from './winnersQuery.ts'

const MovingWins = lazyPart(() => import('./MovingWins.tsx').then((file) => file.MovingWins))

/**
 * Winner board (LOB-37): a scrolling list of wins, which stops on hover, on focus, by its button
 * and with reduced motion. A click on a win starts the game (LOB-38). The wins load when the visitor
 * scrolls near the board.
 */
export function WinnerBoard() {
  const intl = useIntl()
  const [isPaused, setPaused] = useState(false)
  const [place, isSeen] = useSeen<HTMLElement>()
  const query = useQuery({ ...winnersQuery(), enabled: isSeen })
  const title = intl.formatMessage({ id: 'games.winners.title' })
  return (
    <section ref={place} className={classes.board} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {query.data && mayMove(query.data.length) && (
          <PauseButton
            isPaused={isPaused}
            label={intl.formatMessage({
              id: isPaused ? 'games.winners.play' : 'games.winners.pause',
            })}
            onToggle={() => setPaused(!isPaused)}
          />
        )}
      </div>
      {isSeen ? (
        <QueryPart query={query} placeholder={<div className={classes.window} />}>
          {(wins) =>
            wins.length === 0 ? (
              <EmptyState text={intl.formatMessage({ id: 'games.winners.none' })} />
            ) : (
              <div className={classes.window}>
                <FailureBoundary shape="line">
                  <Suspense>
                    <MovingWins wins={wins} label={title} isPaused={isPaused} />
                  </Suspense>
                </FailureBoundary>
              </div>
            )
          }
        </QueryPart>
      ) : (
        <div className={classes.window} />
      )}
    </section>
  )
}
