import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useMarket } from '../../../session/market.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './dataExport.module.css'
import { type ExportStanding, useExportStanding } from './dataExport.queries.ts'
import { ExportFiles } from './ExportFiles.tsx'
import { ExportForm } from './ExportForm.tsx'

/** Panel in which members export all of their data as files (MEM-24). */
export function ExportPanel() {
  const standing = useExportStanding()
  return (
    <Panel title={<FormattedMessage id="privacy.export.title" />}>
      <p className={textClasses.intro}>
        <FormattedMessage id="privacy.export.intro" />
      </p>
      <div className={classes.state}>
        <QueryPart query={standing} placeholder={<Skeleton count={3} />}>
          {(value) => <State standing={value} />}
        </QueryPart>
      </div>
    </Panel>
  )
}

function State({
  standing: { export: dataExport, asksPassword, nextAt },
}: {
  standing: ExportStanding
}) {
  const status = dataExport?.status
  if (dataExport && (status === 'QUEUED' || status === 'RUNNING')) {
    return <BeingMade status={status} percent={dataExport.percent} />
  }
  return (
    <>
      {status === 'FAILED' && (
        <Notice tone="failure" title={<FormattedMessage id="privacy.export.failed" />}>
          <FormattedMessage id="privacy.export.failedText" />
        </Notice>
      )}
      {dataExport?.status === 'READY' && <ExportFiles dataExport={dataExport} />}
      {nextAt === undefined ? <ExportForm asksPassword={asksPassword} /> : <NextAt at={nextAt} />}
    </>
  )
}

type Making = { status: 'QUEUED' | 'RUNNING'; percent: number }

function BeingMade({ status, percent }: Making) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: `privacy.export.states.${status}` })
  return (
    <div className={classes.making}>
      <p role="status">{label}</p>
      <ProgressBar label={label} value={percent} max={100} />
      <p className={classes.hint}>
        <FormattedMessage id="privacy.export.mayLeave" />
      </p>
    </div>
  )
}

function NextAt({ at }: { at: string }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const moment = formatInstant(at, 'minute', language, timeZone)
  return (
    <p className={classes.hint}>
      <FormattedMessage id="privacy.export.nextAt" values={{ moment }} />
    </p>
  )
}
