import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './conflict.module.css'
import { compareRules, type Difference } from './differences.ts'
import { type PublishedRules, toEdited } from './draft.ts'
import { beginDraft, useEditor } from './editorStore.ts'
import { visibleText } from './plainText.ts'
import { useFieldLabel } from './useFieldLabel.ts'

type Props = {
  theirs: PublishedRules
  isPublishing: boolean
  /** Publishes the draft as the successor of that version. */
  onPublishOver: (version: number) => void
}

const changedBy = {
  them: 'operator.conflict.byThem',
  me: 'operator.conflict.byMe',
  both: 'operator.conflict.byBoth',
} as const

/** Somebody published meanwhile: what differs, and the operator's choice between the two. */
export function ConflictNotice({ theirs, isPublishing, onPublishOver }: Props) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const { base, original, draft } = useEditor()
  const { version, author } = theirs
  const differences = compareRules({ base: original, theirs: toEdited(theirs.draft), mine: draft })
  useEffect(() => {
    // A newer conflict is told anew.
    if (version > 0) box.current?.focus()
  }, [version])
  return (
    <div ref={box} tabIndex={-1} className={classes.conflict}>
      <Notice
        tone="warning"
        role="alert"
        title={intl.formatMessage({ id: 'operator.conflict.title' }, { author, version })}
        actions={
          <>
            <Button onClick={() => beginDraft(theirs)}>
              {intl.formatMessage({ id: 'operator.conflict.takeTheirs' })}
            </Button>
            {differences.length > 0 && (
              <Button variant="danger" busy={isPublishing} onClick={() => onPublishOver(version)}>
                {intl.formatMessage({ id: 'operator.conflict.publishMine' }, { version })}
              </Button>
            )}
          </>
        }
      >
        <p>
          {differences.length === 0
            ? intl.formatMessage({ id: 'operator.conflict.same' })
            : intl.formatMessage({ id: 'operator.conflict.text' }, { base: base?.version ?? 0 })}
        </p>
        <ul className={classes.differences}>
          {differences.map((difference) => (
            <DifferenceItem
              key={`${difference.field} ${difference.property}`}
              difference={difference}
              version={version}
            />
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function DifferenceItem({ difference, version }: { difference: Difference; version: number }) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const rules = useEditor((state) => state.draft.fields)
  const { field, property } = difference
  const rule = rules.find(({ name }) => name === field)
  return (
    <li className={classes.difference}>
      <p className={classes.differenceTitle}>
        <FormattedMessage
          id="operator.problems.line"
          values={{
            field:
              field === undefined
                ? intl.formatMessage({ id: 'operator.values.allFields' })
                : labelOf(field, rule),
            problem: intl.formatMessage({ id: `operator.properties.${property}` }),
          }}
        />
        <span className={classes.changedBy}>
          {intl.formatMessage({ id: changedBy[difference.changedBy] })}
        </span>
      </p>
      <dl className={classes.sides}>
        <div>
          <dt>{intl.formatMessage({ id: 'operator.conflict.theirs' }, { version })}</dt>
          <dd>
            <Value property={property} value={difference.theirs} />
          </dd>
        </div>
        <div>
          <dt>{intl.formatMessage({ id: 'operator.conflict.mine' })}</dt>
          <dd>
            <Value property={property} value={difference.mine} />
          </dd>
        </div>
      </dl>
    </li>
  )
}

function Value({ property, value }: Pick<Difference, 'property'> & { value: unknown }) {
  if (value === undefined) return <FormattedMessage id="operator.values.none" />
  if (typeof value === 'boolean') {
    return <FormattedMessage id={value ? 'operator.values.yes' : 'operator.values.no'} />
  }
  if (property === 'patternId') {
    // The contract knows no other value of this property.
    return <FormattedMessage id={`operator.families.${value as 'MAILBOX'}`} />
  }
  if (Array.isArray(value) && property === 'order') return <code>{value.join(', ')}</code>
  return <code>{visibleText(typeof value === 'string' ? value : JSON.stringify(value))}</code>
}
