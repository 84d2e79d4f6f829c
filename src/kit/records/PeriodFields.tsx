import { useIntl } from 'react-intl'
import { addDays } from '../../lib/zonedDay.ts'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import classes from './RecordFilters.module.css'
import { type Period, presets } from './recordAddress.ts'

/** Records go no further back (contract, `records`). */
const furthest = 90

type Props = {
  period: Period
  today: string
  onChange: (changes: { period?: string; from?: string; to?: string }) => void
}

const own = 'own'

/** The days that are looked at: by name, or from one to another. */
export function PeriodFields({ period, today, onChange }: Props) {
  const intl = useIntl()
  const choose = (from: string, to: string) => {
    // An emptied field, or a day that is not typed to its end, changes nothing.
    if (from === '' || to === '') return
    onChange({ period: '', from: from <= to ? from : to, to: from <= to ? to : from })
  }
  const names = Object.keys(presets).map((value) => ({
    value,
    // The keys of the presets are those of their names.
    label: intl.formatMessage({ id: `records.periods.${value as keyof typeof presets}` }),
  }))
  const bounds = { type: 'date', min: addDays(today, -furthest), max: today } as const
  return (
    <>
      <div className={classes.period}>
        <SelectField
          label={intl.formatMessage({ id: 'records.filters.period' })}
          options={
            period.preset
              ? names
              : [...names, { value: own, label: intl.formatMessage({ id: 'records.periods.own' }) }]
          }
          value={period.preset ?? own}
          onChange={(event) => onChange({ period: event.target.value, from: '', to: '' })}
        />
      </div>
      <TextField
        key={`from-${period.from}`}
        {...bounds}
        label={intl.formatMessage({ id: 'records.filters.from' })}
        defaultValue={period.from}
        onBlur={(event) => {
          if (event.target.value !== period.from) choose(event.target.value, period.to)
        }}
      />
      <TextField
        key={`to-${period.to}`}
        {...bounds}
        label={intl.formatMessage({ id: 'records.filters.to' })}
        defaultValue={period.to}
        onBlur={(event) => {
          if (event.target.value !== period.to) choose(period.from, event.target.value)
        }}
      />
    </>
  )
}
