import { useIntl } from 'react-intl'
import { Bars } from '../figures/Bars.tsx'
import { beginningsOf, funnelOf, type Period, type Statistics } from '../figures/figures.ts'
import { useFigureTexts } from '../figures/useFigureTexts.ts'
import classes from './statistics.module.css'

type Props = { statistics: Statistics; period: Period }

/** Funnel from opened forms to created accounts, with a chart over time. */
export function FormFunnel({ statistics, period }: Props) {
  const intl = useIntl()
  const texts = useFigureTexts()
  const { openedCount, registeredCount, share } = funnelOf(statistics, period)
  const counts = statistics[period]
  const beginnings = beginningsOf(statistics, period)
  const titles = beginnings.map((beginning, index) =>
    intl.formatMessage(
      { id: 'operator.statistics.funnel.at' },
      {
        moment: texts.formatStart(beginning, period),
        opened: counts.opened[index] ?? 0,
        registered: counts.registered[index] ?? 0,
      },
    ),
  )
  return (
    <section className={classes.funnel}>
      <dl className={classes.steps}>
        <div data-tone="opened">
          <dt>{intl.formatMessage({ id: 'operator.statistics.funnel.opened' })}</dt>
          <dd>{texts.count(openedCount)}</dd>
        </div>
        <div data-tone="registered">
          <dt>{intl.formatMessage({ id: 'operator.statistics.funnel.registered' })}</dt>
          <dd>{texts.count(registeredCount)}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage({ id: 'operator.statistics.funnel.share' })}</dt>
          <dd>{texts.share(share)}</dd>
        </div>
      </dl>
      <div className={classes.course}>
        <Bars
          size="large"
          label={intl.formatMessage(
            { id: 'operator.statistics.funnel.chart' },
            { opened: texts.list(counts.opened), registered: texts.list(counts.registered) },
          )}
          titles={titles}
          series={[
            { tone: 'opened', counts: counts.opened },
            { tone: 'registered', counts: counts.registered },
          ]}
        />
        <p className={classes.axis} aria-hidden="true">
          <span>{texts.formatStart(beginnings[0] ?? '', period)}</span>
          <span>{texts.formatStart(beginnings.at(-1) ?? '', period)}</span>
        </p>
      </div>
    </section>
  )
}
