import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FailureText } from '../FailureText.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { isSessionLost } from '../start/queryClient.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import type { PublishedRules } from './draft.ts'
import { followLive, hasChanges, setMinimumAge, useEditor } from './editorStore.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { ProblemText } from './ProblemText.tsx'
import { PublishBar } from './PublishBar.tsx'
import { RuleTable } from './RuleTable.tsx'
import classes from './rules.module.css'
import { type Outcome, useCheck, useLiveRules, usePublish } from './rules.queries.ts'
import { Skeleton } from './Skeleton.tsx'

/** The registration rules: loaded, edited, checked, published. */
export function Rules() {
  const live = useLiveRules()
  const base = useEditor((state) => state.base)
  useEffect(() => {
    if (live.data) followLive(live.data)
  }, [live.data])
  if (base) return <Editor base={base} />
  if (live.isError) {
    return (
      <LoadFailure
        title="operator.failed.title"
        error={live.error}
        isRetrying={live.isFetching}
        onRetry={() => void live.refetch()}
      />
    )
  }
  return <Skeleton />
}

function Editor({ base }: { base: PublishedRules }) {
  const check = useCheck()
  const publish = usePublish()
  const theirs = useEditor((state) => state.theirs)
  const [outcome, setOutcome] = useState<Outcome | 'nothing'>()
  const [problemsShownAt, setProblemsShownAt] = useState(0)
  const said = useSaid(outcome)
  // A lost session has its own question.
  const failure = [check.error, publish.error].find(
    (error) => error !== null && !isSessionLost(error),
  )

  const begin = () => {
    setOutcome(undefined)
    check.reset()
    publish.reset()
  }
  const settle = (result: Outcome) => {
    setOutcome(result)
    if (result === 'problems') setProblemsShownAt((count) => count + 1)
  }
  const handleCheck = () => {
    begin()
    check.mutate(undefined, { onSuccess: settle })
  }
  const publishOver = (version: number) => {
    begin()
    publish.mutate(version, { onSuccess: settle })
  }
  const handlePublish = () => {
    if (hasChanges(useEditor.getState())) publishOver(base.version)
    else setOutcome('nothing')
  }
  return (
    <div className={classes.editor}>
      <RulesHead base={base} />
      {theirs && (
        <ConflictNotice
          theirs={theirs}
          isPublishing={publish.isPending}
          onPublishOver={publishOver}
        />
      )}
      <ProblemSummary shownAt={problemsShownAt} />
      {failure && (
        <Notice tone="failure" role="alert">
          <FailureText error={failure} />
        </Notice>
      )}
      <RuleTable isLocked={publish.isPending} />
      <PublishBar
        said={said}
        isChecking={check.isPending}
        isPublishing={publish.isPending}
        onCheck={handleCheck}
        onPublish={handlePublish}
      />
    </div>
  )
}

function useSaid(outcome: Outcome | 'nothing' | undefined): string {
  const intl = useIntl()
  const count = useEditor((state) => state.problems.length)
  if (outcome === 'fine') return intl.formatMessage({ id: 'operator.publish.fine' })
  if (outcome === 'nothing') return intl.formatMessage({ id: 'operator.publish.nothing' })
  if (outcome === 'problems' && count > 0) {
    return intl.formatMessage({ id: 'operator.publish.found' }, { count })
  }
  return ''
}

function RulesHead({ base }: { base: PublishedRules }) {
  const intl = useIntl()
  const language = useLanguage()
  const { draft, problems } = useEditor()
  const problem = problems.find(({ path }) => path === '/minimumAge')
  const { version, author, note, createdAt } = base
  return (
    <div className={classes.head}>
      <div className={classes.headText}>
        <h2 className={classes.title}>{intl.formatMessage({ id: 'operator.rules.title' })}</h2>
        <p className={classes.live}>
          {intl.formatMessage(
            { id: 'operator.rules.live' },
            { version, author, moment: formatInstant(createdAt, 'minute', language) },
          )}
        </p>
        {note !== '' && (
          <p className={classes.live}>
            {intl.formatMessage({ id: 'operator.rules.liveNote' }, { note })}
          </p>
        )}
        <p className={`${classes.live} ${classes.keys}`}>
          {intl.formatMessage({ id: 'operator.rules.keys' })}
        </p>
      </div>
      <div className={classes.age}>
        <TextField
          id="minimumAge"
          label={intl.formatMessage({ id: 'operator.rules.minimumAge' })}
          error={problem && <ProblemText problem={problem} />}
          inputMode="numeric"
          autoComplete="off"
          value={draft.minimumAge}
          onChange={(event) => setMinimumAge(event.target.value)}
        />
      </div>
    </div>
  )
}
