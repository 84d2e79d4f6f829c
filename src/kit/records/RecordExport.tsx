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
  /** The call that answers with the file. */
  path: ReadPath
  /** What the records are narrowed to; pages are left out. */
  query: Record<string, string | number>
  fileName: string
}

/** Saves all pages of the present filters as a CSV file, for programs or for Excel (ACT-21). */
export function RecordExport({ path, query, fileName }: Props) {
  const intl = useIntl()
  const { page: _, pageSize: __, ...filters } = query
  /** Of the file that was asked for last, which a retry asks for again. */
  const format = useRef<'plain' | 'excel'>('plain')
  // The definition was checked against this very call; here it is one of many.
  const makeRead = () =>
    read(path, { query: { ...filters, format: format.current } } as Parameters<typeof read>[1])
  const { state, start, cancel } = useFileDownload(makeRead, fileName)
  const save = (chosen: typeof format.current) => {
    format.current = chosen
    start()
  }
  return (
    <div className={classes.export}>
      {state.kind === 'busy' && (
        <Button variant="quiet" onClick={cancel}>
          <FormattedMessage id="records.csv.cancel" />
        </Button>
      )}
      <Button busy={state.kind === 'busy'} onClick={() => save('plain')}>
        <FormattedMessage id="records.csv.export" />
      </Button>
      <Button busy={state.kind === 'busy'} onClick={() => save('excel')}>
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
