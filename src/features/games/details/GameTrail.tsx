import { useIntl } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import type { Details } from '../gameDetailsQuery.ts'
import classes from './GameTrail.module.css'
import { trailOf } from './trail.ts'

/** Breadcrumb of a game. */
export function GameTrail({ game }: Pick<Details, 'game'>) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'games.details.trail' })}>
      <ol className={classes.trail}>
        {trailOf(game).map((step) => (
          <li key={step.path} className={classes.step}>
            <Link to={step.path} className={classes.link} dir="auto">
              {'name' in step ? step.name : intl.formatMessage({ id: step.titleId })}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export const GameTrailSkeleton = () => <span className={classes.waiting} aria-hidden="true" />
