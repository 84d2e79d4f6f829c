import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Input, Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { PicturesField } from '../../../kit/files/PicturesField.tsx'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { normalizeText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import type { FeedbackForm as Form } from './feedback.queries.ts'
import { lengthOf, type TextProblem, textProblem } from './textLength.ts'
import { usePicturesSent } from './usePicturesSent.ts'

type Feedback = Input<'PUT /wps/feedback'>['body']
type Values = { type: '' | Feedback['type']; content: string; contact: string }

type Props = {
  form: Form
  /** True if replies reach the account: then a contact is optional and pictures are allowed. */
  hasTickets: boolean
  onSent: (receipt: Value<'PUT /wps/feedback'>) => void
}

/** Topic and text of the feedback, with pictures if the sender has an account. */
export function FeedbackForm({ form, hasTickets, onSent }: Props) {
  const intl = useIntl()
  const pictures = usePicturesSent()
  const { register, control, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { type: '', content: '', contact: '' },
  })
  const { errors } = formState
  const limits = { min: form.minLength, max: form.maxLength }
  const count = lengthOf(useWatch({ control, name: 'content' }))
  const { run, isBusy, error } = useKeyedAction(
    (body: Feedback, idempotencyKey) => write('PUT /wps/feedback', { body }, { idempotencyKey }),
    onSent,
  )
  const submit = ({ type, content, contact }: Values) => {
    if (type === '' || !pictures.check()) return
    const address = normalizeText(contact)
    const { fileIds } = pictures
    run({
      type,
      content: normalizeText(content),
      ...(address === '' ? {} : { contact: address }),
      ...(fileIds.length === 0 ? {} : { fileIds }),
    })
  }
  // The cast is safe: the validator's messages are `TextProblem`s.
  const problem = errors.content?.message as TextProblem | undefined
  return (
    <form
      noValidate
      className={layoutClasses.stack8}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <FailureNotice error={error} />
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
        {...register('content', { validate: (text) => textProblem(text, limits) })}
        label={intl.formatMessage({ id: 'support.feedback.content' })}
        hint={intl.formatMessage({ id: 'support.feedback.length' }, { ...limits, count })}
        error={
          problem &&
          intl.formatMessage({ id: `support.feedback.problems.${problem}` }, { ...limits, count })
        }
        size="paragraph"
        required
      />
      {hasTickets && form.maxFiles > 0 && (
        <PicturesField
          label={intl.formatMessage({ id: 'support.feedback.pictures' })}
          most={form.maxFiles}
          error={pictures.error}
          onChange={pictures.take}
        />
      )}
      <TextField
        {...register('contact', { validate: (text) => hasTickets || normalizeText(text) !== '' })}
        label={intl.formatMessage({ id: 'support.feedback.contact' })}
        error={errors.contact && intl.formatMessage({ id: 'support.feedback.contactMissing' })}
        required={!hasTickets}
        maxLength={100}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        <FormattedMessage id="support.feedback.send" />
      </Button>
    </form>
  )
}
