import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { FailureText } from '../../../kit/failure/LoadFailure.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useReturnFocus } from '../../ConfirmDialog.tsx'
import patterns from '../../patterns.module.css'
import { isSessionLost } from '../../start/queryClient.ts'
import { type CheckOutcome, useCheckState } from '../check/useAutoCheck.ts'
import { showProblem } from '../controlIds.ts'
import { changesOf } from '../differences.ts'
import type { PlacedProblem } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { allProblems, countPending } from '../problems.ts'
import { type Outcome, usePublish } from '../rules.queries.ts'
import { openField } from '../selection.ts'
import { ChangeList } from './ChangeList.tsx'
import { ProblemList } from './ProblemList.tsx'
import { PublishForm } from './PublishForm.tsx'
import classes from './review.module.css'
import { SignUps } from './SignUps.tsx'
import { Warnings } from './Warnings.tsx'

type Props = {
  checkNow: () => Promise<CheckOutcome>
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

/** Dialog to review the draft and publish it. Mounted only while it is open. */
export function ReviewDialog({ checkNow, onClose, onDone }: Props) {
  const intl = useIntl()
  const { draft, problems: found, check } = useEditor()
  const { phase, error } = useCheckState()
  const problems = allProblems(draft, found)
  // The mutation is created here, since `PublishingDialog` unmounts as soon as nothing is left to
  // publish.
  const publish = usePublish()
  useReturnFocus()
  useEffect(() => {
    if (useEditor.getState().check?.sentRules !== useEditor.getState().draft) void checkNow()
  }, [checkNow])
  const isFresh = check?.sentRules === draft
  const pending = countPending(found)
  /** Closes the dialog. `focus` is called once the dialog has returned the focus. */
  const leaveFor = (focus: () => void) => {
    onClose()
    requestAnimationFrame(focus)
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'operator.review.title' })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="wide"
      isOpen
      onClose={onClose}
    >
      <div className={patterns.column24}>
        {phase === 'failed' && !isFresh ? (
          <CheckFailure error={error} onRetry={() => void checkNow()} />
        ) : problems.length > 0 ? (
          <DraftProblems
            problems={problems}
            onShow={(problem) => leaveFor(() => showProblem(problem))}
          />
        ) : (
          <PendingCheck isFresh={isFresh} pendingCount={pending} />
        )}
        <Changes />
        {isFresh && (
          <Findings
            result={check.result}
            hasProblems={problems.length > 0}
            onShow={(field) => leaveFor(() => openField(field, ''))}
          />
        )}
        {problems.length === 0 && pending === 0 && isFresh && (
          <PublishingDialog
            publish={publish}
            signUps={check.result.signUps}
            onClose={onClose}
            onDone={onDone}
          />
        )}
      </div>
    </Dialog>
  )
}

type ProblemsProps = {
  problems: readonly PlacedProblem[]
  onShow: (problem: PlacedProblem) => void
}

function DraftProblems({ problems, onShow }: ProblemsProps) {
  const intl = useIntl()
  return (
    <Notice
      tone="failure"
      role="alert"
      title={intl.formatMessage({ id: 'operator.problems.title' }, { count: problems.length })}
    >
      <ProblemList problems={problems} onShow={onShow} />
    </Notice>
  )
}

/**
 * Progress of the checks that must end before publishing: first the check of the draft, then the
 * checks of its patterns.
 */
function PendingCheck({ isFresh, pendingCount }: { isFresh: boolean; pendingCount: number }) {
  const intl = useIntl()
  if (!isFresh) return <Spinner label={intl.formatMessage({ id: 'operator.review.checking' })} />
  if (pendingCount === 0) return null
  return (
    <Spinner
      label={intl.formatMessage({ id: 'operator.publish.pending' }, { count: pendingCount })}
    />
  )
}

type Check = components['schemas']['DraftCheck']

type FindingsProps = {
  result: Check
  hasProblems: boolean
  onShow: (field: string) => void
}

/**
 * Recent sign-ups that the draft would reject, and warnings. The text that there are no warnings is
 * shown only if no sign-up would be rejected and no problem blocks publishing.
 */
function Findings({ result, hasProblems, onShow }: FindingsProps) {
  const intl = useIntl()
  const isClean = !hasProblems && result.signUps.refused === 0
  return (
    <>
      <Part title={intl.formatMessage({ id: 'operator.signUps.title' })}>
        <SignUps />
      </Part>
      {(result.warnings.length > 0 || isClean) && (
        <Part title={intl.formatMessage({ id: 'operator.warnings.title' })}>
          <Warnings onShow={onShow} />
        </Part>
      )}
    </>
  )
}

function Changes() {
  const intl = useIntl()
  const { base, original, draft } = useEditor()
  return (
    <Part
      title={intl.formatMessage({ id: 'operator.review.changes' }, { version: base?.version ?? 0 })}
    >
      <ChangeList heading="h4" changes={changesOf(original, draft)} />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.partTitle}>{title}</h3>
      {children}
    </section>
  )
}

function CheckFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <Notice
      tone="failure"
      role="alert"
      title={intl.formatMessage({ id: 'operator.review.notChecked' })}
      actions={<Button onClick={onRetry}>{intl.formatMessage({ id: 'app.retry' })}</Button>}
    >
      <FailureText error={error} />
    </Notice>
  )
}

type PublishingProps = Pick<Props, 'onClose' | 'onDone'> & {
  publish: ReturnType<typeof usePublish>
  signUps: Check['signUps']
}

function PublishingDialog({ publish, signUps, onClose, onDone }: PublishingProps) {
  const [wasLost, setLost] = useState(false)
  const failure = publish.error !== null && !isSessionLost(publish.error) ? publish.error : null
  return (
    <PublishForm
      isPublishing={publish.isPending}
      failure={failure}
      // The review dialog keeps its state while the sign-in dialog is open above it.
      wasLost={wasLost}
      signUps={signUps}
      onCancel={onClose}
      onPublish={(publication) => {
        setLost(false)
        publish.mutate(publication, {
          onSuccess: onDone,
          onError: (error) => setLost(isSessionLost(error)),
        })
      }}
    />
  )
}
