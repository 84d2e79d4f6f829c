import { Suspense, useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { QueryFailure } from '../../kit/query/QueryFailure.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import patterns from '../patterns.module.css'
import { useOperatorSession } from '../session/operatorSession.ts'
import { CheckContext } from './check/CheckContext.ts'
import { useAutoCheck, useCheckNow } from './check/useAutoCheck.ts'
import type { PublishedRules } from './draft.ts'
import {
  followLive,
  hasChanges,
  redo,
  resumeDraft,
  setMinimumAge,
  undo,
  useEditor,
} from './editorStore.ts'
import { dropKeptDraft, type KeptDraft, readKeptDraft } from './kept/keptDraft.ts'
import { useKeepDraft } from './kept/useKeepDraft.ts'
import {
  GroupsEditor,
  KeptDraftOffer,
  MergeDialog,
  preloadParts,
  ReviewDialog,
} from './lazyParts.ts'
import { ConflictNotice } from './merge/ConflictNotice.tsx'
import { ProblemText } from './ProblemText.tsx'
import { PublishBar } from './PublishBar.tsx'
import { allProblems, problemAt } from './problems.ts'
import classes from './rules.module.css'
import { type Outcome, useLiveRules } from './rules.queries.ts'
import { ScheduleNotice } from './schedule/ScheduleNotice.tsx'
import { Workspace } from './Workspace.tsx'

/** Selector of controls in which the browser itself undoes typed text. */
const typedIn = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Handles Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) outside of inputs; with Cmd on macOS. */
function useUndoKeys(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      if (key !== 'z' && key !== 'y') return
      if (event.target instanceof Element && event.target.matches(typedIn)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

function Skeleton() {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'operator.loading' })}>
      <span className={classes.skeletonTitle} />
      <div className={patterns.frame}>
        {rows.map((row) => (
          <div key={row} className={classes.skeletonRow}>
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Section of the registration rules: loads, edits, checks and publishes them. */
export function Rules() {
  const live = useLiveRules()
  const base = useEditor((state) => state.base)
  const { kept, resume, discard } = useKeptDraft()
  useEffect(() => {
    if (live.data && kept === null) followLive(live.data)
  }, [live.data, kept])
  if (kept !== null) {
    return <KeptDraftOffer keptDraft={kept} onContinue={resume} onDiscard={discard} />
  }
  if (base) return <Editor base={base} />
  if (live.isError) {
    return <QueryFailure titleId="operator.failed.title" query={live} />
  }
  return <Skeleton />
}

/** Draft stored by an earlier visit, until the operator resumes or discards it. */
function useKeptDraft() {
  const operator = useOperatorSession(({ signedIn }) => signedIn?.operator ?? '')
  const [kept, setKept] = useState<KeptDraft | null>(() =>
    // An open draft is newer than a stored one.
    useEditor.getState().base === null ? readKeptDraft(operator) : null,
  )
  const resume = () => {
    if (kept) resumeDraft(kept.base, kept.draft, kept.note)
    setKept(null)
  }
  const discard = () => {
    dropKeptDraft(operator)
    setKept(null)
  }
  return { kept, resume, discard }
}

function Editor({ base }: { base: PublishedRules }) {
  const [asked, setAsked] = useState<'review' | 'merge' | null>(null)
  const [outcome, setOutcome] = useState<Outcome | 'nothing'>()
  const checkNow = useCheckNow()
  const checkAgain = useCallback(() => void checkNow(), [checkNow])
  const merge = useEditor((state) => state.merge)
  const said = useSaid(outcome)
  useAutoCheck(checkNow)
  useKeepDraft()
  useUndoKeys()
  useEffect(preloadParts, [])

  const review = () => {
    const isDirty = hasChanges(useEditor.getState())
    setOutcome(isDirty ? undefined : 'nothing')
    if (merge?.kind === 'published') setAsked('merge')
    else if (isDirty) setAsked('review')
  }
  return (
    <CheckContext value={checkAgain}>
      <div className={patterns.column16}>
        <RulesHead base={base} />
        <ScheduleNotice onMerge={() => setAsked('merge')} />
        {merge && <ConflictNotice merge={merge} onMerge={() => setAsked('merge')} />}
        <Suspense>
          <GroupsEditor />
        </Suspense>
        <Workspace />
        <PublishBar announcement={said} onCheckAgain={checkAgain} onReview={review} />
        <Suspense>
          {asked === 'review' && (
            <ReviewDialog
              checkNow={checkNow}
              onClose={() => setAsked(null)}
              onDone={(result) => {
                setOutcome(result)
                // If there are problems, the review dialog stays open and lists them.
                if (result !== 'problems') setAsked(result === 'conflict' ? 'merge' : null)
              }}
            />
          )}
          {asked === 'merge' && merge && (
            <MergeDialog merge={merge} onClose={() => setAsked(null)} />
          )}
        </Suspense>
      </div>
    </CheckContext>
  )
}

function useSaid(outcome: Outcome | 'nothing' | undefined): string {
  const intl = useIntl()
  const isDirty = useEditor(hasChanges)
  if (isDirty) return ''
  if (outcome === 'nothing') return intl.formatMessage({ id: 'operator.publish.nothing' })
  if (outcome === 'scheduled') return intl.formatMessage({ id: 'operator.publish.scheduled' })
  return ''
}

function RulesHead({ base }: { base: PublishedRules }) {
  const intl = useIntl()
  const language = useLanguage()
  const { draft, problems } = useEditor()
  const problem = problemAt(allProblems(draft, problems), 'minimumAge')
  const { version, author, note, createdAt } = base
  return (
    <div className={classes.head}>
      <div className={patterns.headText}>
        <h2 className={patterns.title}>{intl.formatMessage({ id: 'operator.rules.title' })}</h2>
        <p className={patterns.passage}>
          {intl.formatMessage(
            { id: 'operator.rules.live' },
            { version, author, moment: formatInstant(createdAt, 'minute', language) },
          )}
        </p>
        {note !== '' && (
          <p className={patterns.passage}>
            {intl.formatMessage({ id: 'operator.rules.liveNote' }, { note })}
          </p>
        )}
        <p className={`${patterns.passage} ${classes.keys}`}>
          {intl.formatMessage({ id: 'operator.rules.keys' })}
        </p>
      </div>
      <div className={classes.age}>
        <TextField
          id="minimumAge"
          label={intl.formatMessage({ id: 'operator.rules.minimumAge' })}
          hint={intl.formatMessage({ id: 'operator.rules.minimumAgeHint' })}
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
