import { useState } from 'react'
import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { QueryFailure } from '../../kit/query/QueryFailure.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Segments } from '../../ui/Segments.tsx'
import {
  type FigureOrder,
  fieldFigures,
  funnelOf,
  type Period,
  type Statistics as StatisticsData,
  sortFigures,
} from '../figures/figures.ts'
import { useStatistics } from '../figures/statistics.queries.ts'
import patterns from '../patterns.module.css'
import { FieldTable } from './FieldTable.tsx'
import { FormFunnel } from './FormFunnel.tsx'
import classes from './statistics.module.css'
import skeleton from './statisticsSkeleton.module.css'

function StatisticsSkeleton() {
  const intl = useIntl()
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: 'operator.statistics.loading' })}
      className={classes.statistics}
    >
      <span className={skeleton.block} data-size="title" />
      <span className={skeleton.block} data-size="funnel" />
      <span className={skeleton.block} data-size="table" />
    </div>
  )
}

const periods = ['hours', 'days'] as const satisfies Period[]
const orders = ['worst', 'failed', 'left', 'form'] as const satisfies FigureOrder[]

/** Statistics of the registration form, or their skeleton or failure. */
export function Statistics() {
  const statistics = useStatistics()
  if (statistics.data !== undefined) return <Figures statistics={statistics.data} />
  if (!statistics.isError) return <StatisticsSkeleton />
  return <QueryFailure titleId="operator.statistics.failed" query={statistics} />
}

function Figures({ statistics }: { statistics: StatisticsData }) {
  const intl = useIntl()
  const language = useLanguage()
  const [period, setPeriod] = useState<Period>('days')
  const [order, setOrder] = useState<FigureOrder>('worst')
  const isEmpty = funnelOf(statistics, period).openedCount === 0
  return (
    <div className={classes.statistics}>
      <div className={classes.head}>
        <div className={patterns.headText}>
          <h2 className={patterns.title}>
            {intl.formatMessage({ id: 'operator.statistics.title' })}
          </h2>
          <p className={patterns.note}>
            {intl.formatMessage(
              { id: 'operator.statistics.lead' },
              { moment: formatInstant(statistics.generatedAt, 'minute', language) },
            )}
          </p>
        </div>
        <Segments
          label={intl.formatMessage({ id: 'operator.statistics.period' })}
          options={periods.map((id) => ({
            id,
            label: intl.formatMessage({ id: `operator.statistics.periods.${id}` }),
          }))}
          chosenId={period}
          onChange={setPeriod}
        />
      </div>
      {isEmpty ? (
        <Notice title={intl.formatMessage({ id: `operator.statistics.empty.${period}` })}>
          <p>{intl.formatMessage({ id: 'operator.statistics.empty.text' })}</p>
        </Notice>
      ) : (
        <>
          <FormFunnel statistics={statistics} period={period} />
          <div className={classes.order}>
            <SelectField
              label={intl.formatMessage({ id: 'operator.statistics.order' })}
              options={orders.map((value) => ({
                value,
                label: intl.formatMessage({ id: `operator.statistics.orders.${value}` }),
              }))}
              value={order}
              onChange={({ target }) =>
                setOrder(orders.find((each) => each === target.value) ?? 'worst')
              }
            />
          </div>
          <FieldTable
            figures={sortFigures(fieldFigures(statistics, period), order)}
            period={period}
          />
        </>
      )}
    </div>
  )
}
