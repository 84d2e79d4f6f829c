import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { Pager } from '../Pager.tsx'
import { hasChanges, useEditor } from '../rules/editorStore.ts'
import { useLiveRules, useRestore, useVersions } from '../rules/rules.queries.ts'
import classes from './history.module.css'
import { RestoreFailure } from './RestoreFailure.tsx'

type Version = components['schemas']['VersionSummary']

/** All versions, newest first: who, when, why; each can be published anew. */
export function History() {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const versions = useVersions(page)
  const live = useLiveRules().data?.version
  const restore = useRestore()
  const [asked, setAsked] = useState<number>()
  const isDirty = useEditor(hasChanges)

  if (versions.data === undefined) {
    if (!versions.isError) return <Spinner label={intl.formatMessage({ id: 'app.loading' })} />
    return (
      <LoadFailure
        title="operator.failed.history"
        error={versions.error}
        isRetrying={versions.isFetching}
        onRetry={() => void versions.refetch()}
      />
    )
  }
  const { items, total, pageSize } = versions.data
  return (
    <div className={classes.history}>
      <h2 className={classes.title}>{intl.formatMessage({ id: 'operator.history.title' })}</h2>
      {restore.error !== null && (
        <RestoreFailure error={restore.error} version={restore.variables.version} />
      )}
      <ol className={classes.list}>
        {items.map((item) => (
          <VersionItem
            key={item.version}
            item={item}
            isLive={item.version === live}
            isRestoring={restore.isPending && restore.variables.version === item.version}
            onRestore={() => setAsked(item.version)}
          />
        ))}
      </ol>
      <Pager
        label={intl.formatMessage({ id: 'operator.history.pages' })}
        page={page}
        pages={Math.ceil(total / pageSize)}
        onChange={setPage}
      />
      {asked !== undefined && live !== undefined && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'operator.history.restoreTitle' }, { version: asked })}
          texts={[
            intl.formatMessage({ id: 'operator.history.restoreText' }),
            ...(isDirty ? [intl.formatMessage({ id: 'operator.history.restoreDraft' })] : []),
          ]}
          confirmLabel={intl.formatMessage({ id: 'operator.history.restore' })}
          onConfirm={() => restore.mutate({ version: asked, over: live })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

type ItemProps = { item: Version; isLive: boolean; isRestoring: boolean; onRestore: () => void }

function VersionItem({ item, isLive, isRestoring, onRestore }: ItemProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { version, author, note, createdAt, restoredFrom, fieldCount } = item
  const moment = formatInstant(createdAt, 'dateTime', language)
  return (
    <li className={classes.item}>
      <div className={classes.about}>
        <p className={classes.version}>
          {intl.formatMessage({ id: 'operator.history.version' }, { version })}
          {isLive && (
            <span className={classes.live}>
              {intl.formatMessage({ id: 'operator.history.live' })}
            </span>
          )}
        </p>
        <p className={note === '' ? classes.noNote : classes.note}>
          {note === '' ? intl.formatMessage({ id: 'operator.history.noNote' }) : note}
        </p>
        <ul className={classes.facts}>
          <li>{intl.formatMessage({ id: 'operator.history.when' }, { moment, author })}</li>
          <li>{intl.formatMessage({ id: 'operator.history.fields' }, { count: fieldCount })}</li>
          {restoredFrom !== undefined && (
            <li>
              {intl.formatMessage(
                { id: 'operator.history.restoredFrom' },
                { version: restoredFrom },
              )}
            </li>
          )}
        </ul>
      </div>
      {!isLive && (
        <Button
          busy={isRestoring}
          aria-label={intl.formatMessage({ id: 'operator.history.restoreNamed' }, { version })}
          onClick={onRestore}
        >
          {intl.formatMessage({ id: 'operator.history.restore' })}
        </Button>
      )}
    </li>
  )
}
