import { useIntl } from 'react-intl'
import { hasRtp, hasVolatility } from '../../../../lib/gameOdds.ts'
import { CompactSelect } from '../../../../ui/field/CompactSelect.tsx'
import { Segments } from '../../../../ui/Segments.tsx'
import type { GameType } from '../../gameType.ts'
import { isOfCatalogue, type SortOrder, sortOrders } from '../listAddress.ts'
import { searchFor, sortBy, toggleVendor } from '../listChoices.ts'
import type { ListPlace } from '../useListPlace.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterTabs } from './FilterTabs.tsx'
import { KindFilter, KindFilterSkeleton } from './KindFilter.tsx'
import classes from './ListFilters.module.css'
import { SearchField } from './SearchField.tsx'
import { useFacets } from './useFacets.ts'
import { VendorPicker } from './VendorPicker.tsx'

/** True if games of the type `gameType` have the property by which `order` sorts. */
function suits(order: SortOrder, gameType: GameType | undefined): boolean {
  if (gameType === undefined) return true
  if (order === 'RTP') return hasRtp(gameType)
  return (order !== 'CALM' && order !== 'WILD') || hasVolatility(gameType)
}

type SortSelectProps = Pick<Props, 'gameType'> & {
  sort: SortOrder
  onSort: (sort: SortOrder) => void
}

/** Selection of the sort order. An order that the URL names is always selectable. */
function SortSelect({ gameType, sort, onSort }: SortSelectProps) {
  const intl = useIntl()
  return (
    <CompactSelect
      label={intl.formatMessage({ id: 'games.sort.label' })}
      options={sortOrders
        .filter((order) => order === sort || suits(order, gameType))
        .map((value) => ({ value, label: intl.formatMessage({ id: `games.sort.${value}` }) }))}
      value={sort}
      onChange={onSort}
    />
  )
}

type Props = {
  /** Type of the games; undefined for all types. */
  gameType: GameType | undefined
  place: ListPlace
  /** True if the list has the tabs for all, hot, new, recent and favourite games. */
  hasTabs: boolean
  /** Number of games in the list; undefined when unknown. */
  total: number | undefined
}

/** Toolbar of a game list: its filters, sort order and search. */
export function ListFilters({ gameType, place, hasTabs, total }: Props) {
  const { address, go } = place
  const facets = useFacets(gameType, address)
  return (
    <div className={classes.filters}>
      <div className={classes.bar}>
        {hasTabs && <FilterTabs {...place} />}
        {address.filter === 'ALL' && (
          <div className={classes.search}>
            <SearchField
              name={address.name}
              onSearch={(name, isTyping) =>
                go((now) => searchFor(now, name), { replace: isTyping })
              }
            />
          </div>
        )}
        {(facets === undefined || facets.vendors.length > 1) && (
          <VendorPicker
            vendors={facets?.vendors}
            chosenCodes={address.vendors}
            onToggle={(code) => go((now) => toggleVendor(now, code))}
          />
        )}
      </div>
      {facets ? <KindFilter place={place} kinds={facets.kinds} /> : <KindFilterSkeleton />}
      <div className={classes.bar}>
        <ChosenFilters place={place} vendors={facets?.vendors ?? []} total={total} />
        {isOfCatalogue(address.filter) && (
          <div className={classes.view}>
            {address.filter === 'ALL' && (
              <SortSelect
                gameType={gameType}
                sort={address.sort}
                onSort={(sort) => go((now) => sortBy(now, sort))}
              />
            )}
            <ViewChoice {...place} />
          </div>
        )}
      </div>
    </div>
  )
}

function ViewChoice({ address, go }: ListPlace) {
  const intl = useIntl()
  return (
    <Segments
      label={intl.formatMessage({ id: 'games.view.label' })}
      options={[
        { id: 'pages', label: intl.formatMessage({ id: 'games.view.pages' }) },
        { id: 'whole', label: intl.formatMessage({ id: 'games.view.whole' }) },
      ]}
      chosenId={address.isWhole ? 'whole' : 'pages'}
      onChange={(view) => go((now) => ({ ...now, isWhole: view === 'whole', page: 1 }))}
    />
  )
}
