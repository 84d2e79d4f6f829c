import { FormattedMessage, useIntl } from 'react-intl'
import { canBeAskedLater } from '../../../lib/registration/conditionProblems.ts'
import { isKnownField } from '../../../lib/registration/fieldKinds.ts'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import patterns from '../../patterns.module.css'
import { controlId } from '../controlIds.ts'
import {
  bothMethods,
  dependsOnModule,
  formChanges,
  isCore,
  isCoreOf,
  isNeverOn,
  isOnForm,
  mustBeRequired,
} from '../coreFields.ts'
import { editRule, useEditor } from '../editorStore.ts'
import { setFieldGroup } from '../formEdits.ts'
import { changeGuarded } from '../guard/guardStore.ts'
import { ProblemText } from '../ProblemText.tsx'
import { problemAt } from '../problems.ts'
import { TypeSelect } from '../TypeSelect.tsx'
import { useConditionWords } from '../useConditionWords.ts'
import classes from './fieldPanel.module.css'
import { Section } from './Section.tsx'
import type { FieldDetails } from './useFieldDetails.ts'

/** Settings of a field: the forms that show it, whether it is required, and its type. */
export function FormsSection({ rule, problems }: FieldDetails) {
  const intl = useIntl()
  const { name } = rule
  const methodsProblem = problemAt(problems, 'methods')
  return (
    <Section
      title={intl.formatMessage({ id: 'operator.field.forms' })}
      id={controlId(name, 'methods')}
    >
      <div className={classes.pair}>
        {bothMethods.map((method) =>
          isNeverOn(name, method) ? (
            <p key={method} className={classes.fixed}>
              <FormattedMessage id="operator.forms.noUsername" />
            </p>
          ) : isCoreOf(name, method) && isOnForm(rule, method) ? (
            <FixedForm key={method} text="operator.field.core.form" method={method} />
          ) : (
            <CheckboxField
              key={method}
              id={controlId(name, `form.${method}`)}
              label={intl.formatMessage({ id: `operator.forms.${method}` })}
              hint={
                dependsOnModule(name, method) && isOnForm(rule, method)
                  ? intl.formatMessage({ id: 'operator.forms.depends' })
                  : undefined
              }
              checked={isOnForm(rule, method)}
              onChange={({ target }) =>
                changeGuarded(name, formChanges(rule, method, target.checked))
              }
            />
          ),
        )}
      </div>
      {methodsProblem && (
        <p className={classes.problem}>
          <ProblemText problem={methodsProblem} />
        </p>
      )}
      <RequiredChoice rule={rule} problems={problems} />
      {isCore(name) && (
        <p className={patterns.note}>
          <FormattedMessage id="operator.field.core.why" />
        </p>
      )}
      <PlaceChoice rule={rule} problems={problems} />
      <TypeChoice rule={rule} />
    </Section>
  )
}

function RequiredChoice({ rule, problems }: Pick<FieldDetails, 'rule' | 'problems'>) {
  const intl = useIntl()
  const { name, required } = rule
  if (mustBeRequired(name) && required) {
    return (
      <p className={classes.fixed}>
        <FormattedMessage id="operator.field.core.required" />
      </p>
    )
  }
  return (
    <CheckboxField
      id={controlId(name, 'required')}
      label={intl.formatMessage({ id: 'operator.field.required' })}
      error={textOf(problemAt(problems, 'required'))}
      checked={required}
      onChange={({ target }) => editRule(name, { required: target.checked })}
    />
  )
}

const askTimes = ['registration', 'firstDeposit', 'firstWithdrawal'] as const

/** Controls for the time at which players fill in the field (`askAt`) and for the field's group. */
function PlaceChoice({ rule, problems }: Pick<FieldDetails, 'rule' | 'problems'>) {
  const intl = useIntl()
  const groups = useEditor(({ draft }) => draft.groups) ?? []
  const { groupOf } = useConditionWords()
  const { name, askAt = 'registration', group } = rule
  const ids = groups.map(({ id }) => id)
  const all = group === undefined || ids.includes(group) ? ids : [...ids, group]
  return (
    <>
      {(canBeAskedLater(rule) || askAt !== 'registration') && (
        <SelectField
          id={controlId(name, 'askAt')}
          label={intl.formatMessage({ id: 'operator.properties.askAt' })}
          error={textOf(problemAt(problems, 'askAt'))}
          options={askTimes.map((time) => ({
            value: time,
            label: intl.formatMessage({ id: `operator.askTimes.${time}` }),
          }))}
          value={askAt}
          onChange={({ target }) => {
            const chosen = askTimes.find((time) => time === target.value)
            changeGuarded(name, { askAt: chosen === 'registration' ? undefined : chosen })
          }}
        />
      )}
      {all.length > 0 && (
        <SelectField
          id={controlId(name, 'group')}
          label={intl.formatMessage({ id: 'operator.properties.group' })}
          error={textOf(problemAt(problems, 'group'))}
          placeholder={intl.formatMessage({ id: 'operator.groups.none' })}
          options={all.map((id) => ({ value: id, label: groupOf(id) }))}
          value={group ?? ''}
          onChange={({ target }) =>
            setFieldGroup(name, target.value === '' ? undefined : target.value)
          }
        />
      )}
    </>
  )
}

function FixedForm({
  text,
  method,
}: {
  text: 'operator.field.core.form'
  method: 'username' | 'mobile'
}) {
  return (
    <p className={classes.fixed}>
      <FormattedMessage
        id={text}
        values={{ form: <FormattedMessage id={`operator.forms.${method}`} /> }}
      />
    </p>
  )
}

function textOf(problem: ReturnType<typeof problemAt>) {
  return problem && <ProblemText problem={problem} />
}

function TypeChoice({ rule: { name, type = 'text' } }: Pick<FieldDetails, 'rule'>) {
  if (isKnownField(name)) {
    return (
      <p className={patterns.note}>
        <FormattedMessage id="operator.field.ownControl" />
      </p>
    )
  }
  return (
    <TypeSelect
      id={controlId(name, 'type')}
      type={type}
      onChange={(next) => editRule(name, { type: next })}
    />
  )
}
