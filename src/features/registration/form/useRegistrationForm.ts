import { useCallback, useEffect, useInsertionEffect, useMemo, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import {
  createResolver,
  type FieldResolver,
  type RegistrationValues,
} from '../../../identity/ruledField/createResolver.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import type { MessageContext } from '../../../identity/ruledField/messages.ts'
import { matchesApart } from '../../../identity/ruledField/patternsApart.ts'
import { dayIn } from '../../../lib/zonedDay.ts'
import { useMarket } from '../../../session/market.ts'

type Countries = readonly { dialingCode: string; minDigits: number; maxDigits: number }[]

/**
 * The form's state over the fields that the rules show: a field is first checked when the player
 * leaves it, then at each key; all of them on submit.
 */
export function useRegistrationForm(
  fields: readonly FormField[],
  minimumAge: number,
  countries: Countries,
): { form: UseFormReturn<RegistrationValues>; messages: () => MessageContext } {
  // What a check reads while the player types; the rules may change meanwhile.
  const latest = useRef<{ resolver: FieldResolver; minimumAge: number; countries: Countries }>(null)
  const { timeZone } = useMarket()
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values, options, details) =>
      latest.current?.resolver(values, options, details) ?? { values, errors: {} },
  })
  const { getValues, setValue } = form

  // The select shows the first country once the list is there; the form knows only what its user
  // chose.
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

  const resolver = useMemo(
    () =>
      createResolver(fields, {
        minimumAge,
        today: () => dayIn(timeZone, Date.now()),
        phoneDigits: () => messages().phoneDigits,
        dialingCode: () => String(getValues('countryDialingCode') ?? ''),
        readField: (field) => getValues(field),
        matchesApart,
      }),
    [fields, minimumAge, timeZone, messages, getValues],
  )
  // Before the effects that check again what the new rules changed.
  useInsertionEffect(() => {
    latest.current = { resolver, minimumAge, countries }
  })
  return { form, messages }
}
