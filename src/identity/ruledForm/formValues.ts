import type { components } from '../../api/gen/paths.ts'
import type { KnownField } from '../../lib/registration/fieldKinds.ts'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import type { RegistrationValues } from '../ruledField/createResolver.ts'
import type { FormField } from '../ruledField/formField.ts'

type FormValues = Pick<components['schemas']['RegistrationUser'], KnownField | 'custom'>

/**
 * Values of a form in a request: fields of the contract under their own names, all others in
 * `custom`. Empty fields are omitted.
 */
export function formValues(fields: readonly FormField[], values: RegistrationValues): FormValues {
  const filled = fields
    .map((field) => [field, fieldValue(field, values[field.name])] as const)
    .filter(([, value]) => value !== '')
  const named = (isKnown: boolean) =>
    Object.fromEntries(
      filled
        .filter(([field]) => field.isKnown === isKnown)
        .map(([field, value]) => [field.name, value]),
    )
  const custom = named(false)
  // Known fields are keys of the request: `fieldRegistry` is typed by it.
  const own = named(true) as Pick<FormValues, KnownField>
  return { ...own, ...(Object.keys(custom).length > 0 && { custom }) }
}
