import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { QueryFailure } from '../../kit/query/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { Pager } from '../Pager.tsx'
import patterns from '../patterns.module.css'
import { useLiveRules, useVersions } from '../rules/rules.queries.ts'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import classes from './history.module.css'
import { Restore } from './Restore.tsx'
import { useRestoring } from './useRestoring.ts'
import { LiveMark, VersionFacts } from './VersionFacts.tsx'

type Version = components['schemas']['VersionSummary']

type Props = {
  page: number
  /** Version whose row takes the focus. */
  focusedVersion: number | undefined
  onPage: (page: number) => void
  onLook: (version: number) => void
}

/** All versions, newest first, with author, time and note; each can be viewed and restored. */
export function VersionList({ page, focusedVersion, onPage, onLook }: Props) {
  const intl = useIntl()
  const versions = useVersions(page)
  const live = useLiveRules().data?.version
  const restoring = useRestoring()
  if (versions.data === undefined) {
    if (!versions.isError) return <HistorySkeleton />
    return <QueryFailure titleId="operator.failed.history" query={versions} />
  }
  const { items, total, pageSize } = versions.data
  return (
    <div className={patterns.page}>
      <h2 className={classes.title}>{intl.formatMessage({ id: 'operator.history.title' })}</h2>
      <Restore restoreState={restoring} />
      <ol className={patterns.list}>
        {items.map((item) => (
          <VersionItem
            key={item.version}
            item={item}
            isLive={item.version === live}
            isFocused={item.version === focusedVersion}
            isRestoring={restoring.runningVersion === item.version}
            onLook={() => onLook(item.version)}
            onRestore={() => restoring.ask(item.version)}
          />
        ))}
      </ol>
      {total === 1 && (
        <p className={classes.only}>{intl.formatMessage({ id: 'operator.history.onlyOne' })}</p>
      )}
      <Pager
        label={intl.formatMessage({ id: 'operator.history.pages' })}
        page={page}
        pages={Math.ceil(total / pageSize)}
        onChange={onPage}
      />
    </div>
  )
}

type ItemProps = {
  item: Version
  isLive: boolean
  isFocused: boolean
  isRestoring: boolean
  onLook: () => void
  onRestore: () => void
}

function VersionItem({ item, isLive, isFocused, isRestoring, onLook, onRestore }: ItemProps) {
  const intl = useIntl()
  const { version, note } = item
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isFocused) line.current?.querySelector('button')?.focus()
  }, [isFocused])
  return (
    <li ref={line} className={classes.item}>
      <div className={classes.about}>
        <p className={classes.version}>
          <TextButton onClick={onLook}>
            {intl.formatMessage({ id: 'operator.history.version' }, { version })}
          </TextButton>
          <LiveMark isLive={isLive} />
        </p>
        <p className={note === '' ? classes.noNote : classes.note}>
          {note === '' ? intl.formatMessage({ id: 'operator.history.noNote' }) : note}
        </p>
        <VersionFacts {...item} />
      </div>
      {!isLive && (
        <Button
          isBusy={isRestoring}
          aria-label={intl.formatMessage({ id: 'operator.history.restoreNamed' }, { version })}
          onClick={onRestore}
        >
          {intl.formatMessage({ id: 'operator.history.restore' })}
        </Button>
      )}
    </li>
  )
}
