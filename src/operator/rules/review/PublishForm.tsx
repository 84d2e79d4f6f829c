import { useState } from 'react'
import { useIntl } from 'react-intl'
import { registrationRulesDraftLimits } from '../../../api/gen/limits.ts'
import { FailureText } from '../../../kit/failure/LoadFailure.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import patterns from '../../patterns.module.css'
import { focusControl } from '../controlIds.ts'
import { type SignUpCheck, setNote, useEditor } from '../editorStore.ts'
import type { Publication } from '../rules.queries.ts'
import { readPublishTime, suggestedTime, type TimeProblem } from './publishTime.ts'
import classes from './review.module.css'
import { consentId, useRefusalConsent } from './useRefusalConsent.tsx'
import { WhenChoice, type WhenValue } from './WhenChoice.tsx'

const longestNote = registrationRulesDraftLimits.note.maxLength

const hasTooLongNote = ({ note }: { note: string }) => note.trim().length > longestNote

type Props = {
  isPublishing: boolean
  failure: unknown
  /** True if the session ended during the last attempt and the operator has signed in again. */
  wasLost: boolean
  signUps: SignUpCheck
  onCancel: () => void
  onPublish: (publication: Publication) => void
}

/**
 * Form to publish the draft: note, time, and the operator's consent to rejected sign-ups if
 * required.
 */
export function PublishForm(props: Props) {
  const { isPublishing, failure, wasLost, signUps, onCancel, onPublish } = props
  const intl = useIntl()
  const [when, setWhen] = useState<WhenValue>(() => ({
    isLater: false,
    time: suggestedTime(Date.now()),
  }))
  const [problem, setProblem] = useState<TimeProblem>()
  const consent = useRefusalConsent(signUps)
  const isNoteTooLong = useEditor(hasTooLongNote)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const read = readPublishTime(when.time, Date.now())
    const wrong = when.isLater && 'problem' in read ? read.problem : undefined
    setProblem(wrong)
    if (isNoteTooLong) focusControl('publishNote')
    else if (wrong) focusControl('publishAt')
    else if (consent.isGiven()) {
      const publishAt = when.isLater && 'publishAt' in read ? read.publishAt : null
      onPublish({ publishAt, confirmedRefusals: consent.confirmedRefusals })
    } else focusControl(consentId)
  }
  return (
    <form noValidate className={classes.publish} onSubmit={submit}>
      <NoteField />
      <WhenChoice
        value={when}
        problem={problem}
        onChange={(next) => {
          setWhen(next)
          setProblem(undefined)
        }}
      />
      {consent.control}
      {failure !== null && (
        <Notice tone="failure" role="alert">
          <FailureText error={failure} />
        </Notice>
      )}
      {wasLost && (
        <Notice tone="warning" role="status">
          <p>{intl.formatMessage({ id: 'operator.publish.again' })}</p>
        </Notice>
      )}
      <div className={patterns.endActions}>
        <Button variant="quiet" onClick={onCancel}>
          {intl.formatMessage({ id: 'operator.review.back' })}
        </Button>
        <Button type="submit" variant="primary" isBusy={isPublishing}>
          {intl.formatMessage({
            id: when.isLater ? 'operator.publish.schedule' : 'operator.publish.submit',
          })}
        </Button>
      </div>
    </form>
  )
}

function NoteField() {
  const intl = useIntl()
  const note = useEditor((state) => state.note)
  return (
    <TextAreaField
      id="publishNote"
      label={intl.formatMessage({ id: 'operator.publish.note' })}
      hint={intl.formatMessage({ id: 'operator.publish.noteHint' })}
      error={
        hasTooLongNote({ note })
          ? intl.formatMessage({ id: 'operator.problems.TOO_LONG' }, { max: longestNote })
          : undefined
      }
      size="paragraph"
      value={note}
      onChange={({ target }) => setNote(target.value)}
    />
  )
}
