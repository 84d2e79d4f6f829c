import { useLayoutEffect, useRef, useState } from 'react'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { compareFields } from '../rules/compareFields.ts'
import type { RegistrationFormApi } from './RegistrationFormContext.ts'

type FormState = Pick<
  RegistrationFormApi,
  'getFieldState' | 'getValues' | 'trigger' | 'clearErrors'
>

/**
 * Lets an open form follow its rules: only changed fields that the player has been at are checked
 * again; values, focus and caret stay.
 * @param method which fields these are; another value means another form, not a change of rules.
 * @returns the fields that the last change added, changed or took away, for the notice.
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
