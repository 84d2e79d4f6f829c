import { createContext, useContext } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { localText } from '../../identity/ruledField/messages.ts'
import { countryName } from '../../kit/format/countryOptions.ts'
import { parseDate } from '../../lib/date.ts'
import { isOperator } from '../../lib/registration/decideFields.ts'
import { kindOf } from '../../lib/registration/fieldKinds.ts'
import type { EditedRule, EditedRules, FieldCondition, FieldGroup } from './draft.ts'
import { useEditor } from './editorStore.ts'
import { visibleText } from './plainText.ts'
import { useFieldLabel } from './useFieldLabel.ts'

/** Rules from which the texts take labels and titles; null for the rules in the editor. */
export const NamedRules = createContext<readonly EditedRules[] | null>(null)

/** Kind of the values that a condition compares. */
export type SourceKind = ReturnType<typeof kindOf> | 'age' | 'country'
export type ConditionProperty = 'showWhen' | 'requiredWhen' | 'variants'
type Source = Pick<FieldCondition, 'source' | 'field'>

/** Texts for conditions and groups in the operator's language. */
export type ConditionWords = {
  nameOf: (source: Source) => string
  kindOf: (source: Source) => SourceKind
  valueTextOf: (source: Source, value: string) => string
  /** Conditions joined by "and": "Country is Brazil and Age is above 20". */
  listOf: (conditions: readonly FieldCondition[]) => string
  /** Sentence for the conditions in `property`, such as "Shown when Country is Brazil". */
  sentenceOf: (property: ConditionProperty, conditions: readonly FieldCondition[]) => string
  groupOf: (id: string) => string
}

export function useConditionWords(): ConditionWords {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const given = useContext(NamedRules)
  const { draft, original } = useEditor()
  const rules = given ?? [draft, original]
  const ruleOf = (name: string | undefined) =>
    rules.flatMap(({ fields }) => fields.find((rule) => rule.name === name) ?? [])[0]
  const sourceKind = ({ source, field = '' }: Source): SourceKind =>
    source === 'field' ? kindOf(ruleOf(field) ?? { name: field }) : source
  const nameOf = ({ source, field = '' }: Source) =>
    source === 'field'
      ? labelOf(field, ruleOf(field))
      : intl.formatMessage({ id: `operator.conditions.sources.${source}` })
  const valueTextOf = (source: Source, value: string) =>
    valueText(intl, value, sourceKind(source), ruleOf(source.field))
  const clauseOf = (condition: FieldCondition): string => {
    const { source, field = '', operator, values = [] } = condition
    const isBlank = source === 'field' && field === ''
    const lacksValue = operator !== 'answered' && operator !== 'unanswered' && values.length === 0
    if (isBlank || lacksValue || !isOperator(operator)) {
      return intl.formatMessage({ id: 'operator.conditions.unfinished' })
    }
    const type = operator === 'noneOf' ? 'unit' : 'disjunction'
    const value = intl.formatList(
      values.map((each) => valueTextOf(condition, each)),
      { type },
    )
    return intl.formatMessage(
      { id: `operator.conditions.clauses.${operator}` },
      { field: nameOf(condition), kind: sourceKind(condition), value },
    )
  }
  const listOf = (conditions: readonly FieldCondition[]) =>
    intl.formatList(conditions.map(clauseOf), { type: 'conjunction' })
  return {
    nameOf,
    kindOf: sourceKind,
    valueTextOf,
    listOf,
    sentenceOf: (property, conditions) =>
      intl.formatMessage(
        { id: `operator.conditions.sentences.${property}` },
        { conditions: listOf(conditions) },
      ),
    groupOf: (id) => {
      const groups = rules.flatMap(({ groups: own = [] }) => own)
      const group = groups.find((each) => each.id === id)
      return group ? groupName(intl, group) : id
    },
  }
}

/** Title of a group in the operator's language, otherwise its id. */
export const groupName = (intl: IntlShape, { id, title }: FieldGroup): string =>
  localText(title, intl.locale) ?? id

function valueText(
  intl: IntlShape,
  value: string,
  kind: SourceKind,
  rule: EditedRule | undefined,
): string {
  switch (kind) {
    case 'country':
      return countryName(intl, value)
    case 'age':
    case 'number':
      return Number.isNaN(Number(value)) ? visibleText(value) : intl.formatNumber(Number(value))
    case 'date': {
      const date = parseDate(value)
      if (!date) return visibleText(value)
      const time = Date.UTC(date.year, date.month - 1, date.day)
      return intl.formatDate(time, { dateStyle: 'medium', timeZone: 'UTC' })
    }
    case 'select': {
      const option = rule?.options?.find((each) => each.value === value)
      return localText(option?.label ?? {}, intl.locale) ?? visibleText(value)
    }
    default:
      return intl.formatMessage({ id: 'operator.conditions.text' }, { text: visibleText(value) })
  }
}
