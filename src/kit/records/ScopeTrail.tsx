import { PersonName } from '../../ui/PersonName.tsx'
import { Link } from '../page/Link.tsx'
import classes from './scope.module.css'

type Props = {
  /** Accessible name of the breadcrumbs. */
  label: string
  /** Label of the link to the whole list. */
  top: string
  /** Members on the path from the whole list to the current filter, the uppermost member first. */
  steps: readonly { memberId: string; account: string }[]
  /** Returns the URL of a member's part of the list; without an id, the URL of the whole list. */
  linkTo: (memberId?: string) => string
}

/**
 * Breadcrumbs of a list filtered by a member: the whole list, and each member down to the selected
 * one.
 */
export function ScopeTrail({ label, top, steps, linkTo }: Props) {
  if (steps.length === 0) return null
  return (
    <nav aria-label={label}>
      <ol className={classes.trail}>
        <li>
          <Link to={linkTo()}>{top}</Link>
        </li>
        {steps.map(({ memberId, account }, index) => (
          <li key={memberId}>
            {index === steps.length - 1 ? (
              <span aria-current="page">
                <PersonName name={account} />
              </span>
            ) : (
              <Link to={linkTo(memberId)}>
                <PersonName name={account} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
