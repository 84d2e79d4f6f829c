import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { type Resolver, useController, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { failureOf } from '../../../api/failure.ts'
import { DateField } from '../../../identity/date/DateField.tsx'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { fieldErrors } from '../../../identity/ruledForm/fieldErrors.ts'
import { ageOn, parseDate } from '../../../lib/date.ts'
import { dayIn } from '../../../lib/zonedDay.ts'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { SubmitFailure } from '../form/SubmitFailure.tsx'
import { TermsText } from '../form/TermsText.tsx'
import { type OneClickAccount, useOneClick } from './useOneClick.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

/** Values of the form; `birthday` is formatted as `yyyy-MM-dd`. */
type OneClickValues = { birthday: string; terms: boolean }

const step = (reason: Reason, test: (value: string) => boolean) =>
  z.refine<string>(test, { error: reason, abort: true })

/**
 * Requires the market's minimum age (CONST-10) and the acceptance of the terms. Error messages are
 * `Reason` codes, which the form translates.
 * @param today returns the current day in the market's time zone, such as `2026-11-21`.
 */
function oneClickResolver(minimumAge: number, today: () => string): Resolver<OneClickValues> {
  const isOldEnough = (value: string) => {
    const birth = parseDate(value)
    return birth !== undefined && ageOn(birth, today()) >= minimumAge
  }
  const birthday = z.string().check(
    step('required', (value) => value !== ''),
    step('date', (value) => parseDate(value) !== undefined),
    step('underAge', isOldEnough),
  )
  const terms = z
    .boolean()
    .check(z.refine<boolean>((value) => value, { error: 'required' satisfies Reason }))
  return zodResolver(z.object({ birthday, terms }))
}

type Props = {
  minimumAge: number
  referralCode: string
  onMade: (account: OneClickAccount) => void
}

/** State of the form, and the request that creates the account. */
function useOneClickForm({ minimumAge, referralCode, onMade }: Props) {
  const make = useOneClick(referralCode)
  const [failure, setFailure] = useState<unknown>()
  const { timeZone } = useMarket()
  const resolver = useMemo(
    () => oneClickResolver(minimumAge, () => dayIn(timeZone, Date.now())),
    [minimumAge, timeZone],
  )
  const form = useForm<OneClickValues>({
    mode: 'onTouched',
    defaultValues: { birthday: '', terms: false },
    resolver,
  })
  const submit = async ({ birthday }: OneClickValues) => {
    setFailure(undefined)
    try {
      const account = await make(birthday)
      if (account) onMade(account)
    } catch (error) {
      for (const { field, reason } of fieldErrors(failureOf(error))) {
        if (field === 'birthday') form.setError(field, { type: 'server', message: reason })
      }
      setFailure(error)
    }
  }
  return { form, submit, failure }
}

/** Form with the legal minimum for a new account: date of birth and acceptance of the terms. */
export function OneClickForm(props: Props) {
  const { minimumAge } = props
  const intl = useIntl()
  const { form, submit, failure } = useOneClickForm(props)
  const { register, handleSubmit, formState, control } = form
  const { value, onChange, onBlur, ref } = useController({ control, name: 'birthday' }).field
  const { errors, isSubmitting } = formState
  const age = { age: minimumAge }
  const birthdayError =
    errors.birthday?.message === 'underAge'
      ? intl.formatMessage({ id: 'registration.messages.underAge' }, age)
      : intl.formatMessage({ id: 'registration.messages.date' })
  return (
    <form
      noValidate
      className={layoutClasses.stack12}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <p className={textClasses.intro}>
        {intl.formatMessage({ id: 'registration.oneClick.intro' })}
      </p>
      <DateField
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
        label={intl.formatMessage({ id: 'registration.fields.birthday' })}
        error={errors.birthday && birthdayError}
        autoComplete="bday"
        required
        data-autofocus
      />
      <div>
        <CheckboxField
          {...register('terms')}
          label={intl.formatMessage({ id: 'registration.terms.agree' }, age)}
          error={errors.terms && intl.formatMessage({ id: 'registration.terms.required' })}
          required
        />
        <TermsText minimumAge={minimumAge} />
      </div>
      <SubmitFailure error={failure} />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {intl.formatMessage({
          id: isSubmitting ? 'registration.submitting' : 'registration.oneClick.submit',
        })}
      </Button>
    </form>
  )
}
