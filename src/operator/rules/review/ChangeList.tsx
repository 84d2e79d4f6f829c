import { FormattedMessage, useIntl } from 'react-intl'
import type { Change } from '../differences.ts'
import type { EditedRule, FieldGroup } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { useFieldLabel } from '../useFieldLabel.ts'
import { PartValue } from '../values/PartValue.tsx'
import classes from './changes.module.css'
import { PartChange } from './PartChange.tsx'

/** Changes of one field; `field` is undefined for changes that belong to no single field. */
type ChangeGroup = { field: string | undefined; changes: readonly Change[] }

const fieldOf = (change: Change) => ('field' in change ? change.field : undefined)

/** Changes grouped by field, in the order in which each field first appears. */
function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  return [...Map.groupBy(changes, fieldOf)].map(([field, own]) => ({ field, changes: own }))
}

type Props = {
  /** Heading level of each field, one below the surrounding heading. */
  heading: 'h2' | 'h3' | 'h4'
  changes: readonly Change[]
}

/** Changes by field, each with its old and new value. */
export function ChangeList({ heading: Heading, changes }: Props) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const fields = useEditor((state) => state.draft.fields)
  return (
    <ol className={classes.groups}>
      {groupChanges(changes).map(({ field, changes: fieldChanges }) => (
        <li key={field ?? ''} className={classes.group}>
          <Heading className={classes.field}>
            {field === undefined
              ? intl.formatMessage({ id: 'operator.values.allFields' })
              : labelOf(field, fields.find(({ name }) => name === field) ?? ruleIn(fieldChanges))}
            {field !== undefined && <code className={classes.key}>{field}</code>}
          </Heading>
          <ul className={classes.changes}>
            {fieldChanges.map((change) => (
              <li key={'key' in change ? change.key : change.kind}>
                <ChangeItem change={change} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const ruleIn = (changes: readonly Change[]) =>
  changes.flatMap((change) => ('rule' in change ? [change.rule] : []))[0]

/** Title of a group in all languages, otherwise its id. */
const groupText = ({ id, title }: FieldGroup) => Object.values(title).join(' · ') || id

/** Type and conditions of a new field. */
function AddedField({ rule }: { rule: EditedRule }) {
  return (
    <>
      <p>
        <FormattedMessage
          id="operator.review.added"
          values={{ type: <FormattedMessage id={`operator.types.${rule.type ?? 'text'}`} /> }}
        />
      </p>
      {(['showWhen', 'requiredWhen'] as const).map(
        (property) =>
          rule[property] && (
            <p key={property}>
              <PartValue property={property} value={rule[property]} />
            </p>
          ),
      )}
    </>
  )
}

function ChangeItem({ change }: { change: Change }) {
  switch (change.kind) {
    case 'added':
      return <AddedField rule={change.rule} />
    case 'removed':
      return <FormattedMessage id="operator.review.removed" />
    case 'moved':
      return <FormattedMessage id="operator.review.moved" values={{ ...change }} />
    case 'age':
      return <PartChange property="minimumAge" before={change.before} after={change.after} />
    case 'groups':
      return (
        <PartChange
          property="groups"
          before={change.before.map(groupText)}
          after={change.after.map(groupText)}
        />
      )
    case 'layout':
      return <PartChange property="layout" before={change.before} after={change.after} />
    case 'part':
      return <PartChange {...change} />
  }
}
