import { FormattedMessage, useIntl } from 'react-intl'
import { read } from '../../../api/read.ts'
import { FailureText } from '../../../kit/failure/LoadFailure.tsx'
import { useFileDownload } from '../../../kit/files/useFileDownload.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { numberFormatter } from '../../../kit/format/formatters.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './dataExport.module.css'
import type { DataExport } from './dataExport.queries.ts'

/** Size in a readable unit; `unit` is a unit name of `Intl.NumberFormat`. */
export function sizeOf(bytes: number): { value: number; unit: 'kilobyte' | 'megabyte' } {
  // Sizes below 1,000 bytes are shown as one kilobyte.
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? { value: kilobytes, unit: 'kilobyte' }
    : { value: bytes / 1_000_000, unit: 'megabyte' }
}

/** Files of a finished export, and the time at which they expire. */
export function ExportFiles({ dataExport }: { dataExport: DataExport }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const until = formatInstant(dataExport.expiresAt, 'minute', language, timeZone)
  return (
    <div className={classes.ready}>
      <p role="status" className={classes.readyText}>
        <FormattedMessage id="privacy.export.ready" values={{ until }} />
      </p>
      <ul className={classes.files}>
        {dataExport.files?.map(({ format, size }) => (
          <FileItem
            key={format}
            format={format}
            size={size}
            day={dataExport.requestedAt.slice(0, 10)}
          />
        ))}
      </ul>
    </div>
  )
}

type FileProps = { format: 'json' | 'html'; size: number; day: string }

function FileItem({ format, size, day }: FileProps) {
  const intl = useIntl()
  const language = useLanguage()
  const makeRead = () => read('/wps/member/dataExport/{format}', { path: { format } })
  const { state, start } = useFileDownload(makeRead, `portico-${day}.${format}`)
  const { value, unit } = sizeOf(size)
  const sizeText = numberFormatter(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value)
  return (
    <li className={classes.file}>
      <div>
        <p className={classes.fileName}>
          <FormattedMessage id={`privacy.export.files.${format}.name`} />
        </p>
        <p className={classes.hint}>
          <FormattedMessage
            id={`privacy.export.files.${format}.text`}
            values={{ size: sizeText }}
          />
        </p>
      </div>
      <Button
        isBusy={state.kind === 'busy'}
        onClick={start}
        aria-label={intl.formatMessage({ id: `privacy.export.files.${format}.download` })}
      >
        <FormattedMessage id="privacy.export.download" />
      </Button>
      <p role="status" className="visuallyHidden">
        {state.kind === 'done' && intl.formatMessage({ id: 'privacy.export.downloaded' })}
      </p>
      {state.kind === 'failed' && (
        <div className={classes.fileFailure}>
          <Notice
            tone="failure"
            role="alert"
            title={intl.formatMessage({ id: 'privacy.export.downloadFailed' })}
          >
            <FailureText error={state.error} />
          </Notice>
        </div>
      )}
    </li>
  )
}
