import { useIntl } from 'react-intl'
import { isKnownField } from '../../kit/ruledField/fieldRegistry.ts'
import { localText } from '../../kit/ruledField/messages.ts'
import type { EditedRule } from './draft.ts'

/** What a field is called in the operator's language, as on the players' form. */
export function useFieldLabel(): (name: string, rule: EditedRule | undefined) => string {
  const intl = useIntl()
  return (name, rule) =>
    localText(rule?.label ?? {}, intl.locale) ??
    (isKnownField(name) ? intl.formatMessage({ id: `registration.fields.${name}` }) : name)
}
