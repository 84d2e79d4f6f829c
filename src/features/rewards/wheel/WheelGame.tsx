import { FormattedMessage, useIntl } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { useContentLanguage } from '../../../session/contentLanguage.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { wheelQuery } from '../rewards.queries.ts'
import { MoreTickets } from './MoreTickets.tsx'
import { SpinPanel } from './SpinPanel.tsx'
import classes from './wheel.module.css'
import type { Prize } from './wheelShape.ts'

/** List of prizes with their chances, which differ although all slices have the same size. */
function WheelPrizes({ prizes }: { prizes: readonly Prize[] }) {
  const intl = useIntl()
  const language = useLanguage()
  const { lang } = useContentLanguage()
  const title = intl.formatMessage({ id: 'rewards.wheel.prizes' })
  return (
    <Panel title={title}>
      <ThemeProvider>
        <DataTable
          label={title}
          shape="lines"
          columns={[
            {
              id: 'prize',
              title: intl.formatMessage({ id: 'rewards.wheel.prize' }),
              isHeading: true,
              cell: ({ label }) => <bdi lang={lang}>{label}</bdi>,
            },
            {
              id: 'chance',
              title: intl.formatMessage({ id: 'rewards.wheel.chance' }),
              isFigure: true,
              cell: ({ odds }) => formatPercent(odds, language),
            },
          ]}
          rows={prizes}
          rowKey={({ id }) => id}
        />
      </ThemeProvider>
      <p className={textClasses.note}>
        <FormattedMessage id="rewards.wheel.fair" />
      </p>
    </Panel>
  )
}

/** The wheel with its tickets, prizes and chances, and the ways to get more tickets (PROMO-07). */
export function WheelGame() {
  const wheel = useQuery(wheelQuery())
  return (
    <QueryPart query={wheel} placeholder={<WheelSkeleton />}>
      {(value) =>
        value.prizes.length === 0 ? (
          <EmptyState surface="panel" text={<FormattedMessage id="rewards.wheel.nowhere" />} />
        ) : (
          <div className={classes.page}>
            <SpinPanel wheel={value} />
            <div className={classes.side}>
              <WheelPrizes prizes={value.prizes} />
              <MoreTickets wheel={value} />
            </div>
          </div>
        )
      }
    </QueryPart>
  )
}

const WheelSkeleton = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={`${layoutClasses.panel} ${classes.block}`} data-part="wheel" />
    <div className={classes.side}>
      <span className={`${layoutClasses.panel} ${classes.block}`} data-part="prizes" />
      <span className={`${layoutClasses.panel} ${classes.block}`} data-part="tickets" />
    </div>
  </div>
)
