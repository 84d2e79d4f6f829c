import type { components } from '../../api/gen/paths.ts'
import type { KnownField } from '../../lib/registration/fieldKinds.ts'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import type { RegistrationValues } from '../ruledField/createResolver.ts'
import type { FormField } from '../ruledField/formField.ts'

type FormValues = Pick<components['schemas']['RegistrationUser'], KnownField | 'custom'>

/**
 * Form values as request properties. Fields of the API contract have their own property; all others
 * are in `custom`. Empty values are omitted.
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
  // `isKnown` is true only for keys of the request type.
  const own = named(true) as Pick<FormValues, KnownField>
  return { ...own, ...(Object.keys(custom).length > 0 && { custom }) }
}
