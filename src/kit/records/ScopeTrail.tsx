import { PersonName } from '../../ui/PersonName.tsx'
import { Link } from '../page/Link.tsx'
import classes from './scope.module.css'

type Props = {
  /** Names the path for readers. */
  label: string
  /** What the whole list is called. */
  top: string
  /** The path below it; the last is whose part is listed. */
  steps: readonly { memberId: string; account: string }[]
  /** The address of somebody's part; of the whole list without one. */
  linkTo: (memberId?: string) => string
}

/** The path from the whole list down to the part that is shown, each step of it a way back. */
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
