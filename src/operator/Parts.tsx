import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import classes from './console.module.css'
import { partIds, parts, usePart } from './parts.ts'

/** Sections of the console as tabs. */
export function Parts() {
  const intl = useIntl()
  const [part, show] = usePart()
  const Part = parts[part]
  return (
    <main className={classes.main}>
      <h1 className="visuallyHidden">{intl.formatMessage({ id: 'operator.title' })}</h1>
      <Tabs
        label={intl.formatMessage({ id: 'operator.tabs.label' })}
        tabs={partIds.map((id) => ({
          id,
          label: intl.formatMessage({ id: `operator.tabs.${id}` }),
        }))}
        active={part}
        onChange={show}
      >
        <FailureBoundary resetKey={part}>
          <Suspense fallback={<Spinner label={intl.formatMessage({ id: 'app.loading' })} />}>
            <Part />
          </Suspense>
        </FailureBoundary>
      </Tabs>
    </main>
  )
}
