import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Input, Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { FailureText } from '../../../kit/failure/LoadFailure.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { countGraphemes, normalizeText } from '../../../lib/text.ts'
import { useSession } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './FeedbackDialog.module.css'

type FeedbackForm = Value<'GET /wps/feedback/types'>
type Feedback = Input<'PUT /wps/feedback'>['body']
type Values = { type: '' | Feedback['type']; content: string; contact: string }

/** A question, an idea or a complaint, in words (MSG-12). */
export function FeedbackDialog() {
  const form = useQuery(read('/wps/feedback/types', {}))
  const send = useMutation({
    mutationFn: (body: Feedback) => write('PUT /wps/feedback', { body }),
    meta: { showsFailure: true },
  })
  if (send.data) {
    return (
      <p role="status" className={classes.sent}>
        <FormattedMessage id="support.feedback.sent" values={{ number: send.data.feedbackId }} />
      </p>
    )
  }
  return (
    <QueryPart query={form} placeholder={<div className={classes.skeleton} />}>
      {(data) => <Fields form={data} send={send} />}
    </QueryPart>
  )
}

type FeedbackMutation = {
  isPending: boolean
  error: unknown
  mutate: (body: Feedback, options: { onError: () => void }) => void
}

function Fields({ form, send }: { form: FeedbackForm; send: FeedbackMutation }) {
  const intl = useIntl()
  const isVisitor = useSession().kind !== 'signedIn'
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { type: '', content: '', contact: '' },
  })
  const { errors } = formState
  const limits = { min: form.minLength, max: form.maxLength }
  const hasRightLength = (content: string) => {
    const length = countGraphemes(normalizeText(content))
    return length >= limits.min && length <= limits.max
  }
  // A second press comes before the first has been rendered.
  const isSending = useRef(false)
  const submit = ({ type, content, contact }: Values) => {
    if (type === '' || isSending.current) return
    isSending.current = true
    const address = normalizeText(contact)
    const done = () => {
      isSending.current = false
    }
    send.mutate(
      { type, content, ...(address === '' ? {} : { contact: address }) },
      { onError: done },
    )
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {send.error !== null && (
        <Notice tone="failure" role="alert">
          <FailureText error={send.error} />
        </Notice>
      )}
      <SelectField
        {...register('type', { required: true })}
        label={intl.formatMessage({ id: 'support.feedback.type' })}
        placeholder={intl.formatMessage({ id: 'support.feedback.chooseType' })}
        options={form.types.map(({ type, title }) => ({ value: type, label: title }))}
        error={errors.type && intl.formatMessage({ id: 'support.feedback.typeMissing' })}
        required
        data-autofocus
      />
      <TextAreaField
        {...register('content', { validate: hasRightLength })}
        label={intl.formatMessage({ id: 'support.feedback.content' })}
        hint={intl.formatMessage({ id: 'support.feedback.length' }, limits)}
        error={errors.content && intl.formatMessage({ id: 'support.feedback.length' }, limits)}
        size="paragraph"
        required
      />
      <TextField
        {...register('contact', { validate: (text) => !isVisitor || text.trim() !== '' })}
        label={intl.formatMessage({ id: 'support.feedback.contact' })}
        error={errors.contact && intl.formatMessage({ id: 'support.feedback.contactMissing' })}
        required={isVisitor}
        maxLength={100}
      />
      <Button type="submit" variant="primary" size="large" wide busy={send.isPending}>
        <FormattedMessage id="support.feedback.send" />
      </Button>
    </form>
  )
}
