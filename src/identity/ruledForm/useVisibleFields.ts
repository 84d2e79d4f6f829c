import { useMemo, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  type Answers,
  conditionsOf,
  decideFields,
  fieldsRead,
} from '../../lib/registration/decideFields.ts'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import type { RegistrationValues } from '../ruledField/createResolver.ts'
import type { FormField } from '../ruledField/formField.ts'

/** Country with its dialing code and the number of digits of its phone numbers. */
export type Country = {
  country: string
  dialingCode: string
  minDigits: number
  maxDigits: number
}

/**
 * Returns `Answers` with the current values of an open form, to evaluate the conditions of rules.
 * @param countries countries that the user can choose; empty until they have loaded.
 * @param today returns the day in the market's time zone, such as `2026-11-21`.
 */
export function answersOf(
  getValue: (name: string) => RegistrationValues[string],
  countries: () => readonly Country[],
  today: () => string,
): Answers<FormField> {
  const chosen = () => {
    const code = getValue('countryDialingCode')
    return countries().find(({ dialingCode }) => dialingCode === code)
  }
  return {
    read: (field) => {
      // Only the value of a phone number depends on the country. This code runs at every input, so
      // other fields skip the lookup.
      const country = field.name === 'mobileNum' ? chosen() : undefined
      return fieldValue(field, getValue(field.name), country)
    },
    dialingCountry: () => chosen()?.country,
    today,
  }
}

type Form = Pick<UseFormReturn<RegistrationValues>, 'subscribe' | 'clearErrors'>

/**
 * Fields whose conditions the typed values meet, in form order (FORM-01). A hidden field keeps its
 * value in case it is shown again. The conditions are evaluated again only when a field that they
 * read changes.
 * @param answers must be stable.
 */
export function useVisibleFields(
  form: Form,
  fields: readonly FormField[],
  answers: Answers<FormField>,
): readonly FormField[] {
  const { subscribe, clearErrors } = form
  const store = useMemo(
    () => visibleFieldsStore({ subscribe, clearErrors }, fields, answers),
    [subscribe, clearErrors, fields, answers],
  )
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

function visibleFieldsStore(
  { subscribe, clearErrors }: Form,
  fields: readonly FormField[],
  answers: Answers<FormField>,
) {
  const conditions = fields.flatMap(conditionsOf)
  const sources = new Set(conditions.flatMap(fieldsRead))
  if (sources.has('mobileNum')) sources.add('countryDialingCode')
  let last = decideFields(fields, answers)
  const read = () => {
    const next = decideFields(fields, answers)
    if (next.length !== last.length || next.some((field, index) => field !== last[index])) {
      last = next
    }
    return last
  }
  return {
    read,
    subscribe: (onChange: () => void) => {
      if (sources.size === 0) return () => {}
      return subscribe({
        name: [...sources],
        exact: true,
        formState: { values: true },
        callback: () => {
          const before = last
          const after = read()
          if (before === after) return
          const isGone = ({ name }: FormField) => !after.some((field) => field.name === name)
          const goneNames = before.filter(isGone).map(({ name }) => name)
          if (goneNames.length > 0) clearErrors(goneNames)
          onChange()
        },
      })
    },
  }
}
