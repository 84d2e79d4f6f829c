import { useIntl } from 'react-intl'
import { localText } from '../../identity/ruledField/messages.ts'
import { isKnownField } from '../../lib/registration/fieldKinds.ts'
import type { EditedRule } from './draft.ts'

/**
 * Returns a function for the label of a field in the operator's language, as on the players' form.
 */
export function useFieldLabel(): (
  name: string,
  rule: Pick<EditedRule, 'label'> | undefined,
) => string {
  const intl = useIntl()
  return (name, rule) =>
    localText(rule?.label ?? {}, intl.locale) ??
    (isKnownField(name) ? intl.formatMessage({ id: `registration.fields.${name}` }) : name)
}
