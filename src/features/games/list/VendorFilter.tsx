import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../kit/page/Link.tsx'
import type { VendorCard } from '../vendors/vendorCards.ts'
import { listSearch } from './listAddress.ts'
import classes from './VendorFilter.module.css'

type Props = {
  cards: readonly VendorCard[]
  /** The one that is chosen; all without it. */
  vassalage: string | undefined
}

/** Narrows a list to one vendor; a choice is an address, which begins at the first page. */
export function VendorFilter({ cards, vassalage }: Props) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const choices = [
    { code: undefined, name: intl.formatMessage({ id: 'games.list.allVendors' }) },
    ...cards.map((card) => ({ code: card.vassalage, name: card.name })),
  ]
  return (
    <nav aria-label={intl.formatMessage({ id: 'games.list.vendors' })}>
      <ul className={classes.vendors}>
        {choices.map(({ code, name }) => (
          <li key={code ?? ''}>
            <Link
              to={pathname + listSearch({ page: 1, vassalage: code })}
              className={classes.vendor}
              aria-current={code === vassalage ? 'true' : undefined}
              dir="auto"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The places of its choices. */
export function VendorFilterSkeleton() {
  return (
    <div className={classes.vendors} aria-hidden="true">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
        <span key={place} className={classes.place} />
      ))}
    </div>
  )
}
