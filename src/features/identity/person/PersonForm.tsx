import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { write } from '../../../api/write.ts'
import { DateField } from '../../../identity/date/DateField.tsx'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import type { IdentityStatus } from '../../../identity/identityCheck/identity.queries.ts'
import { normalizeName } from '../../../lib/names/personName.ts'
import { plainText } from '../../../lib/text.ts'
import { dayIn } from '../../../lib/zonedDay.ts'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { useSubmitStep } from '../useSubmitStep.ts'
import { KnownPerson } from './KnownPerson.tsx'
import classes from './person.module.css'
import { checkField, type PersonFields, serverErrors } from './personErrors.ts'

type Props = { status: IdentityStatus; onSent: () => void }

/** Form for CPF, name and date of birth. Known data is shown and not requested. */
export function PersonForm({ status: { person, minimumAge }, onSent }: Props) {
  const intl = useIntl()
  const { timeZone } = useMarket()
  useEffect(prepareEncryption, [])
  const { control, register, handleSubmit, setError, formState } = useForm<PersonFields>({
    mode: 'onTouched',
    defaultValues: {
      number: '',
      fullName: person.fullName ?? '',
      birthday: person.birthday ?? '',
    },
  })
  const { submit, isBusy, error } = useSubmitStep(
    (fields: Partial<PersonFields>) => write('POST /wps/identity/person', { body: fields }),
    onSent,
  )
  const refusals = serverErrors(error)
  useEffect(() => {
    for (const [index, { field, problem }] of serverErrors(error).entries()) {
      setError(field, { type: 'server', message: problem }, { shouldFocus: index === 0 })
    }
  }, [error, setError])

  const isAsked = (field: keyof PersonFields) => !person.locked.includes(field)
  const check = (field: keyof PersonFields) => ({
    validate: (value: string) =>
      checkField(field, value, { minimumAge, today: dayIn(timeZone, Date.now()) }) ?? true,
  })
  const birthday = useController({ control, name: 'birthday', rules: check('birthday') }).field
  const textsOf = (field: keyof PersonFields) => {
    const problem = formState.errors[field]?.message
    return {
      label: intl.formatMessage({ id: `identity.person.${field}` }),
      error: problem && intl.formatMessage({ id: problemId(problem) }, { age: minimumAge }),
      required: true,
    }
  }
  const send = (input: PersonFields) =>
    submit({
      ...(isAsked('number') && { number: plainText(input.number) }),
      ...(isAsked('fullName') && { fullName: normalizeName(input.fullName) }),
      ...(isAsked('birthday') && { birthday: input.birthday }),
    })
  const numberHint =
    person.number === undefined
      ? intl.formatMessage({ id: 'identity.person.numberHint' })
      : intl.formatMessage({ id: 'identity.person.numberSent' }, { number: person.number })
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void handleSubmit(send)(event)}>
      <KnownPerson person={person} />
      {isAsked('number') && (
        <TextField
          {...register('number', check('number'))}
          {...textsOf('number')}
          hint={numberHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
        />
      )}
      {isAsked('fullName') && (
        <TextField
          {...register('fullName', check('fullName'))}
          {...textsOf('fullName')}
          hint={intl.formatMessage({ id: 'identity.person.fullNameHint' })}
          autoComplete="name"
          maxLength={100}
        />
      )}
      {isAsked('birthday') && (
        <DateField {...birthday} {...textsOf('birthday')} autoComplete="bday" />
      )}
      {refusals.length === 0 && <FailureNotice error={error} />}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        <FormattedMessage id="identity.person.submit" />
      </Button>
    </form>
  )
}

type Problem = Exclude<ReturnType<typeof checkField>, undefined>

// The cast is safe: only `checkField` and `serverErrors` set a field's message.
const problemId = (problem: string) => `identity.person.errors.${problem as Problem}` as const
