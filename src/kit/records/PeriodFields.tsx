import { useIntl } from 'react-intl'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { DayField } from '../date/DayField.tsx'
import classes from './RecordFilters.module.css'
import { earliestDay, type Period, presetsOf } from './recordAddress.ts'
import type { PeriodFilter } from './sealedDefinition.ts'

type Props = {
  filter: PeriodFilter
  period: Period
  today: string
  onChange: (changes: { period?: string; from?: string; to?: string }) => void
}

const ownPeriod = 'own'

/** Fields for the period of a list: a select of named periods, and its first and last day. */
export function PeriodFields({ filter, period, today, onChange }: Props) {
  const intl = useIntl()
  const choose = (from: string, to: string) => {
    // An emptied field does not change the period.
    if (from === '' || to === '') return
    onChange({ period: '', from: from <= to ? from : to, to: from <= to ? to : from })
  }
  const names = presetsOf(filter).map((value) => ({
    value: String(value),
    label: intl.formatMessage({ id: `records.periods.${value}` }),
  }))
  const bounds = { min: earliestDay(filter, today), max: today }
  return (
    <>
      <div className={classes.period}>
        <SelectField
          label={intl.formatMessage({ id: 'records.filters.period' })}
          options={
            period.preset
              ? names
              : [
                  ...names,
                  { value: ownPeriod, label: intl.formatMessage({ id: 'records.periods.own' }) },
                ]
          }
          value={period.preset ?? ownPeriod}
          onChange={(event) => onChange({ period: event.target.value, from: '', to: '' })}
        />
      </div>
      <DayField
        {...bounds}
        label={intl.formatMessage({ id: 'records.filters.from' })}
        value={period.from}
        onChange={(day) => choose(day, period.to)}
      />
      <DayField
        {...bounds}
        label={intl.formatMessage({ id: 'records.filters.to' })}
        value={period.to}
        onChange={(day) => choose(period.from, day)}
      />
    </>
  )
}
