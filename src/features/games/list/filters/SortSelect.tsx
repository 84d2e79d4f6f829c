import { useIntl } from 'react-intl'
import { CompactSelect } from '../../../../ui/field/CompactSelect.tsx'
import { type SortOrder, sortOrders } from '../listAddress.ts'

type Props = { sort: SortOrder; onSort: (sort: SortOrder) => void }

/** Selection of a list's order. */
export function SortSelect({ sort, onSort }: Props) {
  const intl = useIntl()
  return (
    <CompactSelect
      label={intl.formatMessage({ id: 'games.sort.label' })}
      options={sortOrders.map((value) => ({
        value,
        label: intl.formatMessage({ id: `games.sort.${value}` }),
      }))}
      value={sort}
      onChange={onSort}
    />
  )
}
