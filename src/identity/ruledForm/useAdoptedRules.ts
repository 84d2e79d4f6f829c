import { useLayoutEffect, useRef, useState } from 'react'
import type { FormField } from '../ruledField/formField.ts'
import { compareFields } from './compareFields.ts'
import type { RegistrationFormApi } from './RegistrationFormContext.ts'

type FormState = Pick<
  RegistrationFormApi,
  'getFieldState' | 'getValues' | 'trigger' | 'clearErrors'
>

/**
 * Applies changed rules to an open form. Only changed fields that the player has visited are
 * validated again; values, focus and caret stay.
 * @param method registration method of the fields. A change of method is a new form, not a change
 * of rules.
 * @returns the fields that the last change of the rules added, changed or removed, for the notice.
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
