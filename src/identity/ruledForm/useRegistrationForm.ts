import { useCallback, useEffect, useInsertionEffect, useMemo, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { dayIn } from '../../lib/zonedDay.ts'
import { useMarket } from '../../session/market.ts'
import {
  createResolver,
  type FieldResolver,
  type RegistrationValues,
} from '../ruledField/createResolver.ts'
import type { FormField } from '../ruledField/formField.ts'
import type { MessageContext } from '../ruledField/messages.ts'
import { matchesApart } from '../ruledField/patternsApart.ts'
import { answersOf, type Country, useVisibleFields } from './useVisibleFields.ts'

/**
 * Form state of the given fields. `visibleFields` are those that the typed values require. A field
 * is validated when it loses the focus, and then at every input; a submit validates all visible
 * fields.
 */
export function useRegistrationForm(
  fields: readonly FormField[],
  minimumAge: number,
  countries: readonly Country[],
): {
  form: UseFormReturn<RegistrationValues>
  messages: () => MessageContext
  visibleFields: readonly FormField[]
} {
  // The validation reads these values when it runs; they may change while the player types.
  const latest = useRef<{
    resolver: FieldResolver
    minimumAge: number
    countries: readonly Country[]
  }>(null)
  const { timeZone } = useMarket()
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values, options, details) =>
      latest.current?.resolver(values, options, details) ?? { values, errors: {} },
  })
  const { getValues, setValue } = form

  // The browser displays the first country as selected, but the form has no value until it is set
  // here.
  const firstCode = countries[0]?.dialingCode
  useEffect(() => {
    if (firstCode && !getValues('countryDialingCode')) setValue('countryDialingCode', firstCode)
  }, [firstCode, getValues, setValue])

  const messages = useCallback((): MessageContext => {
    const code = getValues('countryDialingCode')
    const country = latest.current?.countries.find(({ dialingCode }) => dialingCode === code)
    return {
      minimumAge: latest.current?.minimumAge ?? minimumAge,
      phoneDigits: country && { min: country.minDigits, max: country.maxDigits },
    }
  }, [getValues, minimumAge])

  const answers = useMemo(
    () =>
      answersOf(
        getValues,
        () => latest.current?.countries ?? [],
        () => dayIn(timeZone, Date.now()),
      ),
    [getValues, timeZone],
  )
  const visibleFields = useVisibleFields(form, fields, answers)

  const resolver = useMemo(
    () =>
      createResolver(visibleFields, {
        minimumAge,
        today: answers.today,
        phoneDigits: () => messages().phoneDigits,
        dialingCode: () => String(getValues('countryDialingCode') ?? ''),
        readField: (field) => getValues(field),
        matchesApart,
      }),
    [visibleFields, minimumAge, answers, messages, getValues],
  )
  // An insertion effect runs before the layout effects that validate fields against the new rules.
  useInsertionEffect(() => {
    latest.current = { resolver, minimumAge, countries }
  })
  return { form, messages, visibleFields }
}
