import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { applicationRequestLimits } from '../../../api/gen/limits.ts'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { PicturesField } from '../../../kit/files/PicturesField.tsx'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { normalizeText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { refetchAfterJoining } from '../promotions.queries.ts'
import classes from './activities.module.css'

/** Maximum length of a comment (CONST-12). */
const mostCharacters = applicationRequestLimits.comment.maxLength

/** Problem of a comment: a message key under `promotions.activities.errors`. */
type CommentProblem = 'empty' | 'tooLong'

/** Length in code points, as on the server, so that an emoji counts as one character. */
export const lengthOf = (comment: string): number => [...normalizeText(comment)].length

/**
 * Validator for react-hook-form.
 * @returns true if the comment is valid.
 */
export function commentProblem(comment: string): true | CommentProblem {
  const length = lengthOf(comment)
  if (length === 0) return 'empty'
  return length <= mostCharacters || 'tooLong'
}

type Props = { activityId: string; imagesRequired: number }

type Values = { comment: string }

/** Form with a comment and up to three images, which are uploaded as soon as they are chosen. */
export function ApplicationForm({ activityId, imagesRequired }: Props) {
  const intl = useIntl()
  const client = useQueryClient()
  const images = useImages(imagesRequired)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { comment: '' },
  })
  const { run, isBusy, error } = useKeyedAction(
    (body: { comment: string; images: string[] }, idempotencyKey) =>
      write(
        'POST /wps/activities/{activityId}/applications',
        { path: { activityId }, body },
        { idempotencyKey },
      ),
    () => {
      showToast('success', { id: 'promotions.activities.applied' })
      return refetchAfterJoining(client)
    },
  )
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) =>
        void form.handleSubmit(({ comment }) => {
          if (images.check()) run({ comment: normalizeText(comment), images: images.fileIds })
        })(event)
      }
    >
      <h4 className={classes.title}>
        <FormattedMessage id="promotions.activities.apply" />
      </h4>
      {error !== undefined && <FailureNotice error={error} />}
      <CommentField form={form} />
      <PicturesField
        label={intl.formatMessage({ id: 'promotions.activities.images' })}
        most={applicationRequestLimits.images.maxItems}
        required={imagesRequired > 0}
        error={images.error}
        onChange={images.take}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        <FormattedMessage id="promotions.activities.send" />
      </Button>
    </form>
  )
}

function CommentField({ form }: { form: UseFormReturn<Values> }) {
  const intl = useIntl()
  const length = lengthOf(useWatch({ control: form.control, name: 'comment' }))
  // The cast is safe: the validator's messages are `CommentProblem`s.
  const problem = form.formState.errors.comment?.message as CommentProblem | undefined
  return (
    <TextAreaField
      {...form.register('comment', { validate: commentProblem })}
      label={intl.formatMessage({ id: 'promotions.activities.comment' })}
      hint={intl.formatMessage(
        { id: 'promotions.activities.length' },
        { count: length, most: mostCharacters },
      )}
      error={
        problem &&
        intl.formatMessage(
          { id: `promotions.activities.errors.${problem}` },
          { count: length, most: mostCharacters },
        )
      }
      size="paragraph"
      required
    />
  )
}

/** State of an application's images: their ids and their error text. */
function useImages(required: number) {
  const intl = useIntl()
  const [fileIds, setFileIds] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<'sending' | 'missing'>()
  return {
    fileIds,
    error:
      problem &&
      intl.formatMessage({ id: `promotions.activities.errors.${problem}` }, { count: required }),
    take: (sentIds: string[], isBusy: boolean) => {
      setFileIds(sentIds)
      setSending(isBusy)
      setProblem(undefined)
    },
    /** Returns true if the images can be sent; otherwise sets the error. */
    check: () => {
      const found = isSending ? 'sending' : fileIds.length < required ? 'missing' : undefined
      setProblem(found)
      return found === undefined
    },
  }
}
