import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { downlineMessageLimits } from '../../../api/gen/limits.ts'
import type { Input } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { DialogForm } from '../../../identity/failure/DialogForm.tsx'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { normalizeText } from '../../../lib/text.ts'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'

type DownlineMessage = Input<'POST /wps/agent/downline/{memberId}/messages'>['body']
type MessageField = keyof DownlineMessage

const mostCharacters = {
  title: downlineMessageLimits.title.maxLength,
  text: downlineMessageLimits.text.maxLength,
} as const satisfies Record<MessageField, number>

type MessageProblem = 'missing' | 'tooLong'

/** Number of code points without surrounding whitespace, as the contract counts. */
export const countCharacters = (text: string): number => [...normalizeText(text)].length

/** Problem of a field. @returns true for a valid field, as react-hook-form expects. */
export function messageProblem(field: MessageField, text: string): true | MessageProblem {
  const count = countCharacters(text)
  if (count === 0) return 'missing'
  return count <= mostCharacters[field] || 'tooLong'
}

/** Request body, without surrounding whitespace. */
export const toMessage = ({ title, text }: DownlineMessage): DownlineMessage => ({
  title: normalizeText(title),
  text: normalizeText(text),
})

/** Fields that are blank according to the server's rejection. */
function blankFields(error: unknown): readonly MessageField[] {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected' || failure.code !== 'FIELDS_INVALID') return []
  return (failure.details.fields ?? []).flatMap(({ field }) =>
    field === 'title' || field === 'text' ? [field] : [],
  )
}

/** Dialog to send a message to a team member's inbox. */
export function MessageDialog({ memberId, person }: ModalData<'messageDownline'>) {
  const form = useForm<DownlineMessage>({
    mode: 'onTouched',
    defaultValues: { title: '', text: '' },
  })
  const { handleSubmit, setError } = form
  const finish = async () => {
    await closeModal()
    showToast('success', { id: 'team.message.sent', values: { account: person } })
  }
  const { isBusy, error, run } = useKeyedAction(
    (body: DownlineMessage, idempotencyKey) =>
      write(
        'POST /wps/agent/downline/{memberId}/messages',
        { path: { memberId }, body },
        { idempotencyKey },
      ),
    finish,
    (cause) => {
      for (const [index, field] of blankFields(cause).entries()) {
        const message: MessageProblem = 'missing'
        setError(field, { message }, { shouldFocus: index === 0 })
      }
    },
  )
  const submit = handleSubmit((values) => run(toMessage(values)))
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={isBusy}
      failure={blankFields(error).length > 0 ? undefined : error}
      submit={<FormattedMessage id="team.message.send" />}
      lead={
        <FormattedMessage
          id="team.message.lead"
          values={{ account: <PersonName name={person} /> }}
        />
      }
    >
      <MessageFields form={form} />
    </DialogForm>
  )
}

function MessageFields({ form }: { form: UseFormReturn<DownlineMessage> }) {
  const intl = useIntl()
  const language = useLanguage()
  const { register, control, formState } = form
  const most = (field: MessageField) => formatNumber(mostCharacters[field], language)
  const errorOf = (field: MessageField) => {
    // The cast is safe: the validator's messages are `MessageProblem`s.
    const problem = formState.errors[field]?.message as MessageProblem | undefined
    if (problem === undefined) return undefined
    if (problem === 'tooLong') {
      return intl.formatMessage({ id: 'team.message.errors.tooLong' }, { most: most(field) })
    }
    return intl.formatMessage({
      id:
        field === 'title' ? 'team.message.errors.missingTitle' : 'team.message.errors.missingText',
    })
  }
  const count = countCharacters(useWatch({ control, name: 'text' }))
  return (
    <>
      <TextField
        {...register('title', { validate: (title) => messageProblem('title', title) })}
        label={intl.formatMessage({ id: 'team.message.subject' })}
        error={errorOf('title')}
        autoComplete="off"
        required
        data-autofocus
      />
      <TextAreaField
        {...register('text', { validate: (text) => messageProblem('text', text) })}
        label={intl.formatMessage({ id: 'team.message.text' })}
        hint={intl.formatMessage(
          { id: 'team.message.count' },
          { count: formatNumber(count, language), most: most('text') },
        )}
        error={errorOf('text')}
        size="paragraph"
        required
      />
    </>
  )
}
