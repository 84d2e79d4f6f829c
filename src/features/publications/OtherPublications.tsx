import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { kinds } from './kinds.ts'
import classes from './OtherPublications.module.css'
import type { Details } from './publications.queries.ts'

/** Links to the older and the newer publication. */
export function OtherPublications({ details }: { details: Details }) {
  const intl = useIntl()
  const { publication, newer, older } = details
  const { path, othersId } = kinds[publication.kind]
  const others = [
    { link: older, labelId: 'publications.older' },
    { link: newer, labelId: 'publications.newer' },
  ] as const
  if (!newer && !older) return null
  return (
    <nav className={classes.others} aria-label={intl.formatMessage({ id: othersId })}>
      {others.map(
        ({ link, labelId }) =>
          link && (
            <Link key={labelId} to={path(link.slug)} className={classes.other}>
              <span className={classes.label}>
                <FormattedMessage id={labelId} />
              </span>
              <span dir="auto">{link.title}</span>
            </Link>
          ),
      )}
    </nav>
  )
}
