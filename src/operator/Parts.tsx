import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import classes from './console.module.css'
import { partAddress } from './partAddress.ts'

/** Sections of the console, in the order of the tabs, each in its own chunk. */
const parts = {
  rules: lazyPart(() => import('./rules/Rules.tsx').then((file) => file.Rules)),
  history: lazyPart(() => import('./history/History.tsx').then((file) => file.History)),
  settings: lazyPart(() => import('./settings/Settings.tsx').then((file) => file.Settings)),
  statistics: lazyPart(() => import('./statistics/Statistics.tsx').then((file) => file.Statistics)),
  activity: lazyPart(() => import('./activity/Activity.tsx').then((file) => file.Activity)),
} as const

type PartId = keyof typeof parts

// The cast is safe: the ids are the keys of `parts`. Object.keys types keys as strings.
const partIds = Object.keys(parts) as PartId[]

const partOfAddress = (): PartId =>
  partIds.find((id) => location.hash === partAddress(id)) ?? 'rules'

/** Current section, stored in the URL's hash, so that a reload or a bookmark opens it. */
function usePart(): [part: PartId, show: (part: PartId) => void] {
  const [part, setPart] = useState(partOfAddress)
  useEffect(() => {
    const follow = () => setPart(partOfAddress())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const show = (next: PartId) => {
    history.replaceState(history.state, '', partAddress(next))
    setPart(next)
  }
  return [part, show]
}

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
