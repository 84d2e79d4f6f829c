import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ReadPath } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FailureText } from '../failure/LoadFailure.tsx'
import { useFileDownload } from '../files/useFileDownload.ts'
import classes from './RecordExport.module.css'

type Props = {
  /** Path of the endpoint that returns the file. */
  path: ReadPath
  /** Query of the list. Its paging parameters are ignored. */
  query: Record<string, string | number>
  fileName: string
}

/** Buttons that download the filtered records as a CSV file, plain or for Excel (ACT-21). */
export function RecordExport({ path, query, fileName }: Props) {
  const intl = useIntl()
  const { page: _, pageSize: __, ...filters } = query
  /** Format of the last download; a retry uses the same format. */
  const format = useRef<'plain' | 'excel'>('plain')
  // `defineRecords` has checked that `path` accepts `query`; their exact types are unknown here.
  const makeRead = () =>
    read(path, { query: { ...filters, format: format.current } } as Parameters<typeof read>[1])
  const { state, start, cancel } = useFileDownload(makeRead, fileName)
  const save = (newFormat: typeof format.current) => {
    format.current = newFormat
    start()
  }
  return (
    <div className={classes.export}>
      {state.kind === 'busy' && (
        <Button variant="quiet" onClick={cancel}>
          <FormattedMessage id="records.csv.cancel" />
        </Button>
      )}
      <Button isBusy={state.kind === 'busy'} onClick={() => save('plain')}>
        <FormattedMessage id="records.csv.export" />
      </Button>
      <Button isBusy={state.kind === 'busy'} onClick={() => save('excel')}>
        <FormattedMessage id="records.csv.exportForExcel" />
      </Button>
      <p role="status" className="visuallyHidden">
        {state.kind === 'busy' && intl.formatMessage({ id: 'records.csv.busy' })}
        {state.kind === 'done' && intl.formatMessage({ id: 'records.csv.done' })}
      </p>
      {state.kind === 'failed' && (
        <div className={classes.failure}>
          <Notice
            tone="failure"
            role="alert"
            title={intl.formatMessage({ id: 'records.csv.failed' })}
            actions={
              <Button onClick={start}>
                <FormattedMessage id="app.retry" />
              </Button>
            }
          >
            <FailureText error={state.error} />
          </Notice>
        </div>
      )}
    </div>
  )
}
