import { useIntl } from 'react-intl'
import { formatCount } from '../../../../kit/format/numbers.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../../../kit/page/Link.tsx'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { chooseVendors, toggleVendor } from '../listChoices.ts'
import type { ListPlace } from '../useListPlace.ts'
import classes from './ChosenFilters.module.css'
import type { VendorChoice } from './facets.ts'

type Props = {
  place: ListPlace
  vendors: readonly VendorChoice[]
  /** Number of games; undefined when unknown. */
  total: number | undefined
}

/** Number of games in a list, and the selected vendors, each with a button that removes it. */
export function ChosenFilters({ place: { address, linkTo }, vendors, total }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const nameOf = (code: string) => vendors.find((vendor) => vendor.code === code)?.name ?? code
  return (
    <div className={classes.chosen}>
      <p role="status" className={classes.total}>
        {total !== undefined &&
          intl.formatMessage(
            { id: 'games.filters.total' },
            { count: total, shown: formatCount(total, language) },
          )}
      </p>
      {address.vendors.length > 0 && (
        <ul
          className={classes.vendors}
          aria-label={intl.formatMessage({ id: 'games.filters.chosen' })}
        >
          {address.vendors.map((code) => (
            <li key={code}>
              <Link
                to={linkTo((now) => toggleVendor(now, code))}
                className={classes.vendor}
                aria-label={intl.formatMessage(
                  { id: 'games.filters.remove' },
                  { name: nameOf(code) },
                )}
              >
                <span dir="auto">{nameOf(code)}</span>
                <CloseIcon />
              </Link>
            </li>
          ))}
          <li>
            <Link to={linkTo((now) => chooseVendors(now, []))} className={classes.all}>
              {intl.formatMessage({ id: 'games.filters.everyVendor' })}
            </Link>
          </li>
        </ul>
      )}
    </div>
  )
}
