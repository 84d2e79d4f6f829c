import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Input } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { PicturesField } from '../../../kit/files/PicturesField.tsx'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { normalizeText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { feedbackFormQuery, refetchTickets, type Ticket } from './feedback.queries.ts'
import { lengthOf, type TextProblem, textProblem } from './textLength.ts'
import classes from './tickets.module.css'
import { usePicturesSent } from './usePicturesSent.ts'

type Reply = Input<'POST /wps/feedback/{feedbackId}/replies'>['body']

/** Limits that apply until the server's limits are loaded. */
const usualLimits = { maxLength: 500, maxFiles: 3 }

export function ReplyForm({ ticket }: { ticket: Ticket }) {
  // A new key after each reply resets the form and its pictures.
  const [replies, setReplies] = useState(0)
  return <OneReply key={replies} ticket={ticket} onSent={() => setReplies(replies + 1)} />
}

type Values = { content: string }

function OneReply({ ticket, onSent }: { ticket: Ticket; onSent: () => void }) {
  const intl = useIntl()
  const client = useQueryClient()
  const { feedbackId } = ticket
  const { maxLength, maxFiles } = useQuery(feedbackFormQuery()).data ?? usualLimits
  const pictures = usePicturesSent()
  const form = useForm<Values>({
    defaultValues: { content: '' },
  })
  const { run, isBusy, error } = useKeyedAction(
    (body: Reply, idempotencyKey) =>
      write(
        'POST /wps/feedback/{feedbackId}/replies',
        { path: { feedbackId }, body },
        { idempotencyKey },
      ),
    () => {
      onSent()
      void refetchTickets(client)
    },
  )
  const submit = ({ content }: Values) => {
    if (!pictures.check()) return
    const { fileIds } = pictures
    run({ content: normalizeText(content), ...(fileIds.length === 0 ? {} : { fileIds }) })
  }
  return (
    <form
      noValidate
      className={classes.reply}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <FailureNotice error={error} />
      <ReplyField form={form} limits={{ min: 1, max: maxLength }} />
      {maxFiles > 0 && (
        <PicturesField
          label={intl.formatMessage({ id: 'support.feedback.pictures' })}
          most={maxFiles}
          error={pictures.error}
          onChange={pictures.take}
        />
      )}
      <div className={classes.actions}>
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          <FormattedMessage id="support.tickets.send" />
        </Button>
        {ticket.status !== 'CLOSED' && <CloseButton feedbackId={feedbackId} />}
      </div>
    </form>
  )
}

type FieldProps = { form: UseFormReturn<Values>; limits: { min: number; max: number } }

function ReplyField({ form: { register, control, formState }, limits }: FieldProps) {
  const intl = useIntl()
  const count = lengthOf(useWatch({ control, name: 'content' }))
  // The cast is safe: the validator's messages are `TextProblem`s.
  const problem = formState.errors.content?.message as TextProblem | undefined
  return (
    <TextAreaField
      {...register('content', { validate: (text) => textProblem(text, limits) })}
      label={intl.formatMessage({ id: 'support.tickets.reply' })}
      hint={intl.formatMessage({ id: 'support.tickets.replyLength' }, { ...limits, count })}
      error={
        problem &&
        intl.formatMessage({ id: `support.feedback.problems.${problem}` }, { ...limits, count })
      }
      size="paragraph"
      required
    />
  )
}

function CloseButton({ feedbackId }: Pick<Ticket, 'feedbackId'>) {
  const client = useQueryClient()
  const close = useMutation({
    mutationFn: () => write('POST /wps/feedback/{feedbackId}/close', { path: { feedbackId } }),
    onSuccess: () => {
      showToast('success', { id: 'support.tickets.closed' })
      return refetchTickets(client)
    },
  })
  return (
    <Button size="large" isBusy={close.isPending} onClick={() => close.mutate()}>
      <FormattedMessage id="support.tickets.close" />
    </Button>
  )
}
