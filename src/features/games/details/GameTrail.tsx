import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { categoryPages, vendorPath } from '../categoryPaths.ts'
import type { Details } from '../gameDetailsQuery.ts'
import classes from './GameTrail.module.css'

/** Link of a breadcrumb: a page with its title, or a vendor's list with the vendor's name. */
type TrailStep = { path: string } & ({ titleId: MessageId } | { name: string })

/** Breadcrumb of a game: home, its category, and its vendor's list in that category. */
export function trailOf({
  gameType,
  vassalage,
  vendorName,
}: Pick<Details['game'], 'gameType' | 'vassalage' | 'vendorName'>): TrailStep[] {
  const { path, titleId } = categoryPages[gameType]
  const vendorList = vendorPath(gameType, vassalage)
  return [
    { path: paths.home(), titleId: 'home.title' },
    { path: path(), titleId },
    ...(vendorList === undefined ? [] : [{ path: vendorList, name: vendorName }]),
  ]
}

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
