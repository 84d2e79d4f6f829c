import { FormattedMessage, useIntl } from 'react-intl'
import { fieldRuleDraftLimits } from '../../../api/gen/limits.ts'
import { conditionSources, isUnconditional } from '../../../lib/registration/conditionProblems.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/editorIcons.tsx'
import patterns from '../../patterns.module.css'
import { ConditionList } from '../conditions/ConditionList.tsx'
import { blankCondition } from '../conditions/editCondition.ts'
import { controlId, focusControl } from '../controlIds.ts'
import { mustBeRequired } from '../coreFields.ts'
import type { RuleChanges } from '../draft.ts'
import { editRule, useEditor } from '../editorStore.ts'
import { Section } from '../field/Section.tsx'
import type { FieldDetails } from '../field/useFieldDetails.ts'
import type { ConditionProperty } from '../useConditionWords.ts'
import { Variant } from './Variant.tsx'

/** Conditions under which the field is shown or required, or has other requirements on its text. */
export function ConditionsSection(details: FieldDetails) {
  const intl = useIntl()
  const { rule, label } = details
  const { name, required, showWhen, requiredWhen, variants = [] } = rule
  const { fields, groups } = useEditor((state) => state.draft)
  const canRead = conditionSources(rule, fields, groups).length > 0
  const begin = (property: ConditionProperty, changes: RuleChanges) => {
    editRule(name, changes)
    const place = property === 'variants' ? `variants.${variants.length}.when` : property
    requestAnimationFrame(() => focusControl(controlId(name, `${place}.0.field`)))
  }
  const isAlwaysShown = isUnconditional(name) && showWhen === undefined
  const isAlwaysRequired = mustBeRequired(name) || (required && requiredWhen === undefined)
  const { minLength, maxLength, patternId, acceptedPattern } = rule
  const when = [blankCondition]
  const variant = { when, minLength, maxLength, patternId, acceptedPattern }
  return (
    <Section title={intl.formatMessage({ id: 'operator.conditions.title' })}>
      {isAlwaysShown && (
        <p className={patterns.note}>
          <FormattedMessage id="operator.conditions.core" />
        </p>
      )}
      {(['showWhen', 'requiredWhen'] as const).map((property) => {
        const conditions = rule[property]
        return (
          conditions && (
            <ConditionList
              key={property}
              rule={rule}
              place={property}
              title={intl.formatMessage(
                { id: `operator.conditions.headings.${property}` },
                { field: label },
              )}
              conditions={conditions}
              problems={details.problems}
              onChange={(next) =>
                editRule(name, { [property]: next.length === 0 ? undefined : next })
              }
            />
          )
        )
      })}
      {variants.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a variant is identified by its index only.
        <Variant key={index} {...details} variant={each} index={index} />
      ))}
      {canRead ? (
        <div className={patterns.formActions}>
          {showWhen === undefined && !isAlwaysShown && (
            <Begin property="showWhen" onBegin={() => begin('showWhen', { showWhen: when })} />
          )}
          {requiredWhen === undefined && !isAlwaysRequired && (
            <Begin
              property="requiredWhen"
              onBegin={() => begin('requiredWhen', { requiredWhen: when })}
            />
          )}
          {variants.length < fieldRuleDraftLimits.variants.maxItems && (
            <Begin
              property="variants"
              onBegin={() => begin('variants', { variants: [...variants, variant] })}
            />
          )}
        </div>
      ) : (
        <p className={patterns.note}>
          <FormattedMessage id="operator.conditions.nothingEarlier" />
        </p>
      )}
    </Section>
  )
}

function Begin({ property, onBegin }: { property: ConditionProperty; onBegin: () => void }) {
  return (
    <Button onClick={onBegin}>
      <PlusIcon />
      <FormattedMessage id={`operator.conditions.begin.${property}`} />
    </Button>
  )
}
