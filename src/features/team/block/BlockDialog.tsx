import { useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { blockRequestLimits } from '../../../api/gen/limits.ts'
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
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { refetchDownline } from '../team.queries.ts'

type BlockRequest = Input<'POST /wps/agent/downline/{memberId}/block'>['body']
type Values = { reason: '' | BlockRequest['reason']; note: string }

const reasons = [
  ...(['RULES_BROKEN', 'SUSPECTED_FRAUD', 'MULTIPLE_ACCOUNTS', 'OTHER'] as const),
] satisfies BlockRequest['reason'][]
const mostCharacters = blockRequestLimits.note.maxLength

/** Blocks a team member for a reason and explains the consequences. */
export function BlockDialog({ memberId, person }: ModalData<'blockDownline'>) {
  const intl = useIntl()
  const client = useQueryClient()
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { reason: '', note: '' },
  })
  const { register, formState, handleSubmit } = form
  const finish = async () => {
    await closeModal()
    showToast('success', { id: 'team.block.done', values: { account: person } })
  }
  const refetch = () => void refetchDownline(client)
  const { isBusy, error, run } = useKeyedAction(
    (body: BlockRequest) =>
      write('POST /wps/agent/downline/{memberId}/block', { path: { memberId }, body }),
    () => {
      refetch()
      return finish()
    },
    refetch,
  )
  const submit = handleSubmit(({ reason, note }) => {
    if (reason !== '') run({ reason, note: normalizeText(note) })
  })
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={isBusy}
      failure={error}
      submit={<FormattedMessage id="team.block.block" />}
      look="danger"
      lead={
        <FormattedMessage
          id="team.block.meaning"
          values={{ account: <PersonName name={person} /> }}
        />
      }
    >
      <SelectField
        {...register('reason', { required: true })}
        label={intl.formatMessage({ id: 'team.block.reason' })}
        placeholder={intl.formatMessage({ id: 'team.block.chooseReason' })}
        options={reasons.map((value) => ({
          value,
          label: intl.formatMessage({ id: `team.block.reasons.${value}` }),
        }))}
        error={formState.errors.reason && intl.formatMessage({ id: 'team.block.reasonMissing' })}
        required
        data-autofocus
      />
      <NoteField form={form} />
    </DialogForm>
  )
}

function NoteField({ form: { register, formState } }: { form: UseFormReturn<Values> }) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <TextAreaField
      {...register('note', {
        validate: (note) => [...normalizeText(note)].length <= mostCharacters,
      })}
      label={intl.formatMessage({ id: 'team.block.note' })}
      hint={intl.formatMessage({ id: 'team.block.noteHint' })}
      error={
        formState.errors.note &&
        intl.formatMessage(
          { id: 'team.block.noteLong' },
          { most: formatNumber(mostCharacters, language) },
        )
      }
      size="paragraph"
    />
  )
}
