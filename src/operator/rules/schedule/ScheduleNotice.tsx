import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailureText } from '../../../kit/failure/LoadFailure.tsx'
import { formatInstant } from '../../../kit/format/dates.ts'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { isSessionLost } from '../../start/queryClient.ts'
import { placeProblem, toEdited } from '../draft.ts'
import { ProblemLines } from '../ProblemLines.tsx'
import { timeZoneWords } from '../review/publishTime.ts'
import {
  type ScheduledRules,
  useCancelSchedule,
  useMergeScheduled,
  useSchedule,
} from '../rules.queries.ts'

const ScheduledChanges = lazyPart(() =>
  import('./ScheduledChanges.tsx').then((file) => file.ScheduledChanges),
)

type Props = { onMerge: () => void }

/** Notice of a publication that is scheduled, or was held back at its time. */
export function ScheduleNotice({ onMerge }: Props) {
  const { data } = useSchedule()
  return data?.scheduled ? (
    <ScheduledNotice scheduledRules={data.scheduled} onMerge={onMerge} />
  ) : null
}

type CancelProps = {
  /** Formatted time of the publication. */
  moment: string
  cancel: ReturnType<typeof useCancelSchedule>
  onClose: () => void
}

function CancelDialog({ moment, cancel, onClose }: CancelProps) {
  const intl = useIntl()
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'operator.schedule.cancelTitle' })}
      texts={[intl.formatMessage({ id: 'operator.schedule.cancelText' }, { moment })]}
      confirmLabel={intl.formatMessage({ id: 'operator.schedule.cancel' })}
      isDanger
      onConfirm={() =>
        cancel.mutate(undefined, {
          onSuccess: () => showToast('success', { id: 'operator.schedule.cancelled' }),
        })
      }
      onClose={onClose}
    />
  )
}

function ScheduledNotice({ scheduledRules, onMerge }: Props & { scheduledRules: ScheduledRules }) {
  const intl = useIntl()
  const language = useLanguage()
  const cancel = useCancelSchedule()
  const merge = useMergeScheduled()
  const [isAsking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { state, publishAt, author, follows } = scheduledRules
  const failure = [cancel.error, merge.error].find(
    (error) => error !== null && !isSessionLost(error),
  )
  const moment = formatInstant(publishAt, 'minute', language)
  return (
    <Notice
      tone={state === 'waiting' ? 'neutral' : 'warning'}
      role={state === 'waiting' ? 'status' : 'alert'}
      title={intl.formatMessage(
        { id: `operator.schedule.${state}` },
        { moment, author, version: follows },
      )}
      actions={
        <>
          <Button onClick={() => setOpen(true)}>
            {intl.formatMessage({ id: 'operator.schedule.look' })}
          </Button>
          {state !== 'waiting' && (
            <Button
              variant="primary"
              isBusy={merge.isPending}
              onClick={() => merge.mutate(scheduledRules, { onSuccess: onMerge })}
            >
              {intl.formatMessage({ id: 'operator.schedule.merge' })}
            </Button>
          )}
          <Button variant="quiet" isBusy={cancel.isPending} onClick={() => setAsking(true)}>
            {intl.formatMessage({ id: 'operator.schedule.cancel' })}
          </Button>
        </>
      }
    >
      <ScheduledFacts scheduledRules={scheduledRules} />
      {failure && <FailureText error={failure} />}
      <Suspense>
        {isOpen && (
          <ScheduledChanges scheduledRules={scheduledRules} onClose={() => setOpen(false)} />
        )}
      </Suspense>
      {isAsking && (
        <CancelDialog moment={moment} cancel={cancel} onClose={() => setAsking(false)} />
      )}
    </Notice>
  )
}

/** Time zone, note and problems of the scheduled rules. */
function ScheduledFacts({ scheduledRules }: { scheduledRules: ScheduledRules }) {
  const { locale } = useLanguage()
  const { publishAt, draft, problems = [] } = scheduledRules
  return (
    <>
      <p>
        <FormattedMessage
          id="operator.schedule.zone"
          values={{ zone: timeZoneWords(locale, new Date(publishAt)) }}
        />
      </p>
      {draft.note !== undefined && draft.note !== '' && (
        <p>
          <FormattedMessage id="operator.rules.liveNote" values={{ note: draft.note }} />
        </p>
      )}
      <ProblemLines
        problems={problems.map((problem) => placeProblem(problem, draft.fields))}
        fields={toEdited(draft).fields}
      />
    </>
  )
}
