import { typeInto } from './typeInto.ts'

/** What somebody wrote into a field of a prerendered form before it was taken over. */
type Typed = { name: string; value: string }

const fieldsOf = (root: ParentNode, selector = 'input[name]') => [
  ...root.querySelectorAll<HTMLInputElement>(selector),
]

/**
 * What stands in the text fields of a part that is not taken over yet; of a box that is ticked, its
 * press is kept.
 *
 * @param root the part; null while it is taken over together with the page.
 */
export function typedEarly(root: Element | null): Typed[] {
  if (typeof document === 'undefined') return []
  const fields = root ? fieldsOf(root) : fieldsOf(document, '[data-waking] input[name]')
  return fields.flatMap(({ name, type, value }) =>
    type === 'checkbox' || type === 'radio' || value === '' ? [] : [{ name, value }],
  )
}

/** Writes it again into the fields that lost it when the form took its own first values. */
export function typeAgain(root: Element, typed: readonly Typed[]): void {
  for (const { name, value } of typed) {
    const field = fieldsOf(root).find((each) => each.name === name && each.value === '')
    if (field) typeInto(field, value)
  }
}
