import { PersonName } from '../../ui/PersonName.tsx'
import { Link } from '../page/Link.tsx'
import classes from './scope.module.css'
import { useScopeLink } from './useScopeLink.ts'

type Props = {
  row: { memberId: string; account: string }
  /** Accessible name: the action with the account. */
  label: string
}

/** Account that links to the list of its member's part. */
export function ScopeLink({ row: { memberId, account }, label }: Props) {
  const linkTo = useScopeLink('memberId')
  return (
    <Link to={linkTo(memberId)} className={classes.link} aria-label={label}>
      <PersonName name={account} />
    </Link>
  )
}
