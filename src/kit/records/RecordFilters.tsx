import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import classes from './RecordFilters.module.css'
import { changedQuery, numbersOf, type RecordAddress } from './recordAddress.ts'
import type {
  ChoiceFilter,
  NumberFilter,
  RecordsDefinition,
  TextFilter,
} from './sealedDefinition.ts'

type Props = {
  filters: RecordsDefinition['filters']
  address: RecordAddress
  /** Today in the platform's time zone, such as `2026-11-21`. */
  today: string
}

/** Filters of a record page. Each change adds a history entry, so that Back undoes it. */
export function RecordFilters({ filters, address, today }: Props) {
  const intl = useIntl()
  const [query, setQuery] = useSearchParams()
  // A second change may occur before the page has rendered the first change.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])
  const change = (changes: Record<string, string | undefined>) => {
    latest.current = changedQuery(latest.current, changes)
    setQuery(latest.current, { preventScrollReset: true })
  }
  const controls = filters.filter((filter) => filter.kind !== 'scope')
  if (controls.length === 0) return null
  return (
    <search
      className={classes.filters}
      aria-label={intl.formatMessage({ id: 'records.filters.label' })}
    >
      {controls.map((filter) => {
        if (filter.kind === 'period') {
          return (
            address.period && (
              <PeriodFields
                key="period"
                filter={filter}
                period={address.period}
                today={today}
                onChange={change}
              />
            )
          )
        }
        const { parameter } = filter
        const value = address.values[parameter] ?? ''
        const handle = (next: string) => change({ [parameter]: next })
        return <Control key={parameter} filter={filter} value={value} onChange={handle} />
      })}
    </search>
  )
}

type FieldProps<Filter> = { filter: Filter; value: string; onChange: (value: string) => void }

function Control({
  filter,
  value,
  onChange,
}: FieldProps<ChoiceFilter | NumberFilter | TextFilter>) {
  if (filter.kind === 'choice') return <Choice filter={filter} value={value} onChange={onChange} />
  if (filter.kind === 'number') {
    return <NumberChoice filter={filter} value={value} onChange={onChange} />
  }
  return <Search key={value} filter={filter} value={value} onChange={onChange} />
}

function Choice({ filter, value, onChange }: FieldProps<ChoiceFilter>) {
  const intl = useIntl()
  const options = Object.entries(filter.labels).map(([option, id]) => ({
    value: option,
    label: intl.formatMessage({ id }),
  }))
  return (
    <SelectField
      label={intl.formatMessage({ id: filter.title })}
      options={options}
      {...(filter.initial === undefined && {
        placeholder: intl.formatMessage({ id: 'records.filters.all' }),
      })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function NumberChoice({ filter, value, onChange }: FieldProps<NumberFilter>) {
  const intl = useIntl()
  return (
    <SelectField
      label={intl.formatMessage({ id: filter.title })}
      options={numbersOf(filter).map((number) => ({
        value: number,
        label: intl.formatMessage({ id: filter.option }, { number: Number(number) }),
      }))}
      placeholder={intl.formatMessage({ id: 'records.filters.all' })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/**
 * Search field that takes effect on submit. Otherwise each key press would send a request and add a
 * history entry.
 */
function Search({ filter, value, onChange }: FieldProps<TextFilter>) {
  const intl = useIntl()
  const id = useId()
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(String(new FormData(event.currentTarget).get(filter.parameter) ?? '').trim())
      }}
    >
      <TextField
        id={id}
        type="search"
        name={filter.parameter}
        maxLength={64}
        autoComplete="off"
        label={intl.formatMessage({ id: filter.title })}
        defaultValue={value}
        trailingElement={
          <Button type="submit">{intl.formatMessage({ id: 'records.filters.search' })}</Button>
        }
      />
    </form>
  )
}
