import { useLayoutEffect, useRef, useState } from 'react'
import type { FormField } from '../ruledField/formField.ts'
import { compareFields } from './compareFields.ts'
import type { RegistrationFormApi } from './RegistrationFormContext.ts'

type FormState = Pick<
  RegistrationFormApi,
  'getFieldState' | 'getValues' | 'trigger' | 'clearErrors'
>

/**
 * Adapts the errors of an open form to changed rules. Validates changed fields again only if the
 * player has visited them. Values, focus and caret do not change.
 * @param method registration method of the fields. A change of method opens a new form, so the
 * notice is cleared.
 * @returns the fields that the last change added, changed or removed, for the notice.
 */
export function useAdoptedRules(
  fields: readonly FormField[],
  method: string,
  form: FormState,
): readonly FormField[] {
  const before = useRef({ fields, shown: method })
  const [noticed, setNoticed] = useState<readonly FormField[]>([])

  useLayoutEffect(() => {
    const previous = before.current
    before.current = { fields, shown: method }
    if (previous.fields === fields) return
    if (previous.shown !== method) {
      setNoticed([])
      return
    }
    const { addedFields, removedFields, changedFields } = compareFields(previous.fields, fields)
    const all = [...addedFields, ...changedFields, ...removedFields]
    if (all.length === 0) return
    setNoticed(all)
    form.clearErrors(removedFields.map(({ name }) => name))
    const visited = changedFields.filter(({ name }) => {
      const state = form.getFieldState(name)
      return state.isTouched || state.invalid
    })
    if (visited.length > 0) void form.trigger(visited.map(({ name }) => name))
  }, [fields, method, form])

  return noticed
}
