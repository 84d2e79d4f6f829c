import { type UseFormReturn, useController } from 'react-hook-form'
import { type IntlShape, useIntl } from 'react-intl'
import { DayField } from '../../../kit/date/DayField.tsx'
import { zoneName } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { AccountKindField } from '../AccountKindField.tsx'
import type { RateProblem } from '../rates/rates.ts'
import { type InvitationProblem, type InvitationValues, lastDayOf } from './invitationForm.ts'
import classes from './invitations.module.css'

type Props = {
  form: UseFormReturn<InvitationValues>
  hosts: readonly string[]
  today: string
  timeZone: string
}

function errorText(intl: IntlShape, message: string | undefined): string | undefined {
  // The cast is safe: the schema's messages are `InvitationProblem`s.
  const problem = message as Exclude<InvitationProblem, RateProblem> | undefined
  return problem && intl.formatMessage({ id: `team.invitation.errors.${problem}` })
}

/** Fields for an invitation's kind of account, note, host, limit of uses and last day. */
export function InvitationFields({ form, hosts, today, timeZone }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const { control, register, formState, getValues } = form
  const lastDay = useController({ control, name: 'lastDay' }).field
  const optional = intl.formatMessage({ id: 'team.invitation.optional' })
  const errorOf = (name: 'domain' | 'maximumUses' | 'lastDay') =>
    errorText(intl, formState.errors[name]?.message)
  // A host that the platform no longer uses stays in the list until another one is chosen.
  const choices = [...new Set([...hosts, getValues('domain')])].filter((host) => host !== '')
  return (
    <>
      <AccountKindField legendId="team.invitation.kind" field={register('accountKind')} />
      <div className={classes.fields}>
        <TextField
          {...register('note')}
          label={intl.formatMessage({ id: 'records.columns.note' })}
          note={optional}
          hint={intl.formatMessage({ id: 'team.invitation.noteHint' })}
          autoComplete="off"
          maxLength={100}
          dir="auto"
        />
        <SelectField
          {...register('domain')}
          label={intl.formatMessage({ id: 'team.invitation.domain' })}
          hint={intl.formatMessage({ id: 'team.invitation.domainHint' })}
          error={errorOf('domain')}
          options={[
            { value: '', label: intl.formatMessage({ id: 'team.invitation.anyDomain' }) },
            ...choices.map((host) => ({ value: host, label: host })),
          ]}
        />
        <DayField
          {...lastDay}
          min={today}
          max={lastDayOf(today)}
          label={intl.formatMessage({ id: 'team.invitation.lastDay' })}
          note={optional}
          hint={intl.formatMessage(
            { id: 'team.invitation.lastDayHint' },
            { zone: zoneName(language, timeZone) },
          )}
          error={errorOf('lastDay')}
        />
        <TextField
          {...register('maximumUses')}
          label={intl.formatMessage({ id: 'team.invitation.maximumUses' })}
          note={optional}
          hint={intl.formatMessage({ id: 'team.invitation.maximumUsesHint' })}
          error={errorOf('maximumUses')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </div>
    </>
  )
}
