import { FormattedMessage, useIntl } from 'react-intl'
import { plainName } from '../../lib/names/personName.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { Link } from '../page/Link.tsx'
import classes from './scope.module.css'
import { useScopeLink } from './useScopeLink.ts'

/** Chip with the member by whom the list is filtered. A click removes the filter. */
export function MemberChip({ member }: { member: { account: string } | undefined }) {
  const intl = useIntl()
  const linkTo = useScopeLink('memberId')
  if (member === undefined) return null
  const { account } = member
  return (
    <Link
      to={linkTo()}
      className={classes.chip}
      aria-label={intl.formatMessage(
        { id: 'records.filters.onlyRemove' },
        { account: plainName(account) },
      )}
    >
      <span>
        <FormattedMessage
          id="records.filters.only"
          values={{ account: <PersonName name={account} /> }}
        />
      </span>
      <CloseIcon />
    </Link>
  )
}
