import { PersonName } from '../../ui/PersonName.tsx'
import { Link } from '../page/Link.tsx'
import classes from './scope.module.css'
import { useScopeLink } from './useScopeLink.ts'

type Props = {
  row: { memberId: string; account: string }
  /** Accessible name: action and account. */
  label: string
}

/** Link with a member's account. It filters the list by this member. */
export function ScopeLink({ row: { memberId, account }, label }: Props) {
  const linkTo = useScopeLink('memberId')
  return (
    <Link to={linkTo(memberId)} className={classes.link} aria-label={label}>
      <PersonName name={account} />
    </Link>
  )
}
