/** The id of the control for a rule's property; problems link to it. */
export const controlId = (field: string, property: string): string => `rule-${field}-${property}`

const editable = new Set([
  'enabled',
  'required',
  'patternId',
  'acceptedPattern',
  'minLength',
  'maxLength',
])

/** Puts the focus where something is wrong: on the property's control, else on its field. */
export function focusControl(field: string | undefined, property: string): void {
  const id = field === undefined ? property : controlId(field, property)
  const fallback = field === undefined ? 'minimumAge' : controlId(field, 'name')
  const target =
    field !== undefined && !editable.has(property)
      ? document.getElementById(fallback)
      : (document.getElementById(id) ?? document.getElementById(fallback))
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
