import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryFailure } from '../../kit/query/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import patterns from '../patterns.module.css'
import { showInPreview } from '../preview/previewStore.ts'
import { type PublishedRules, toEdited } from '../rules/draft.ts'
import { useLiveRules, useVersion } from '../rules/rules.queries.ts'
import { groupName, NamedRules } from '../rules/useConditionWords.ts'
import { CompareVersions } from './CompareVersions.tsx'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import classes from './history.module.css'
import { OpenAsDraft } from './OpenAsDraft.tsx'
import { Restore } from './Restore.tsx'
import { useRestoring } from './useRestoring.ts'
import { LiveMark, VersionFacts } from './VersionFacts.tsx'
import { VersionField } from './VersionField.tsx'
import versionRulesClasses from './version.module.css'

/** Rules of a version as they were published, read-only. */
function VersionRules({ rules: { draft, verdicts } }: { rules: PublishedRules }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const edited = toEdited(draft)
  const { minimumAge, groups = [], layout = 'page', fields } = edited
  return (
    <NamedRules value={[edited]}>
      <div className={patterns.stack12}>
        <div className={versionRulesClasses.head}>
          <p>{intl.formatMessage({ id: 'operator.history.minimumAge' }, { age: minimumAge })}</p>
          <TextButton onClick={() => setOpen(!isOpen)}>
            {intl.formatMessage({ id: isOpen ? 'operator.history.less' : 'operator.history.more' })}
          </TextButton>
        </div>
        {groups.length > 0 && (
          <p>
            {intl.formatMessage(
              { id: 'operator.history.groups' },
              {
                layout: intl.formatMessage({ id: `operator.groups.layouts.${layout}` }),
                groups: intl.formatList(
                  groups.map((group) => groupName(intl, group)),
                  { type: 'conjunction' },
                ),
              },
            )}
          </p>
        )}
        <ol className={versionRulesClasses.fields}>
          {fields.map((rule) => (
            <VersionField
              key={rule.name}
              rule={rule}
              verdict={verdicts.find(({ field }) => field === rule.name)}
              isOpen={isOpen}
            />
          ))}
        </ol>
      </div>
    </NamedRules>
  )
}

/** Page of one version: its rules, and a comparison with any other version. */
export function VersionPage({ version, onBack }: { version: number; onBack: () => void }) {
  const intl = useIntl()
  const rules = useVersion(version)
  return (
    <div className={patterns.page}>
      <div>
        <TextButton onClick={onBack}>
          {intl.formatMessage({ id: 'operator.history.back' })}
        </TextButton>
      </div>
      {rules.data ? (
        <LoadedVersion rules={rules.data} />
      ) : rules.isError ? (
        <QueryFailure titleId="operator.failed.version" query={rules} />
      ) : (
        <HistorySkeleton />
      )}
    </div>
  )
}

function LoadedVersion({ rules }: { rules: PublishedRules }) {
  const intl = useIntl()
  const { version, note, draft } = rules
  const live = useLiveRules().data?.version
  const restoring = useRestoring()
  const [shown, setShown] = useState<'rules' | 'compare'>('rules')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className={classes.head}>
        <div className={classes.about}>
          <h2 ref={heading} tabIndex={-1} className={`${classes.title} ${classes.version}`}>
            {intl.formatMessage({ id: 'operator.history.version' }, { version })}
            <LiveMark isLive={version === live} />
          </h2>
          <p className={note === '' ? classes.noNote : classes.note}>
            {note === '' ? intl.formatMessage({ id: 'operator.history.noNote' }) : note}
          </p>
          <VersionFacts {...rules} fieldCount={draft.fields.length} />
        </div>
        <div className={patterns.endActions}>
          <Button onClick={() => showInPreview(rules)}>
            {intl.formatMessage({ id: 'operator.history.showInPreview' })}
          </Button>
          {version !== live && (
            <>
              <OpenAsDraft version={version} />
              <Button
                variant="primary"
                isBusy={restoring.runningVersion !== undefined}
                onClick={() => restoring.ask(version)}
              >
                {intl.formatMessage({ id: 'operator.history.restore' })}
              </Button>
            </>
          )}
        </div>
      </div>
      <Restore restoreState={restoring} />
      <div className={classes.tabs}>
        <Tabs
          label={intl.formatMessage({ id: 'operator.history.tabs.label' })}
          tabs={(['rules', 'compare'] as const).map((id) => ({
            id,
            label: intl.formatMessage({ id: `operator.history.tabs.${id}` }),
          }))}
          active={shown}
          onChange={setShown}
        >
          {shown === 'rules' ? (
            <VersionRules rules={rules} />
          ) : (
            <CompareVersions version={version} live={live ?? version} />
          )}
        </Tabs>
      </div>
    </>
  )
}
