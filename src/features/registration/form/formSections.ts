import type { FormField, FormGroup, LocalizedText } from '../../../identity/ruledField/formField.ts'

/**
 * Fields of one group, or the fields without a group. Fields without a group come first and have no
 * title.
 */
export type FormSection = {
  /** Id of the group; '' for the fields without a group. */
  id: string
  title: LocalizedText | undefined
  fields: readonly FormField[]
}

/** Fields as sections in form order. Groups without a visible field are omitted (FORM-04). */
export function sectionsOf(
  fields: readonly FormField[],
  groups: readonly FormGroup[],
): readonly FormSection[] {
  const titles = new Map(groups.map(({ id, title }) => [id, title]))
  const sections = new Map<string, FormField[]>()
  for (const field of fields) {
    const id = field.group !== undefined && titles.has(field.group) ? field.group : ''
    const section = sections.get(id)
    if (section) section.push(field)
    else sections.set(id, [field])
  }
  return ['', ...titles.keys()].flatMap((id) => {
    const inSection = sections.get(id)
    return inSection ? [{ id, title: titles.get(id), fields: inSection }] : []
  })
}
