import { FormattedMessage, useIntl } from 'react-intl'
import { ChevronDownIcon } from '../../ui/controlIcons.tsx'
import type { EditedRule, PatternVerdict } from '../rules/draft.ts'
import { shortText, visibleText } from '../rules/plainText.ts'
import { PartName } from '../rules/review/PartChange.tsx'
import { partsOf, readPart } from '../rules/ruleParts.ts'
import { useFieldLabel } from '../rules/useFieldLabel.ts'
import { PartValue } from '../rules/values/PartValue.tsx'
import classes from './version.module.css'

type Props = {
  rule: EditedRule
  verdict: PatternVerdict | undefined
  /** True when the operator has opened all fields at once. */
  isOpen: boolean
}

/** Field of a version: a summary line with the details below. */
export function VersionField({ rule, verdict, isOpen }: Props) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const { name, enabled, required, patternId } = rule
  const parts = partsOf([rule]).filter((part) => readPart(rule, part) !== undefined)
  return (
    <li>
      <details key={String(isOpen)} open={isOpen} className={classes.field} data-off={!enabled}>
        <summary className={classes.summary}>
          <ChevronDownIcon />
          <span className={classes.name}>
            {labelOf(name, rule)} <code className={classes.key}>{name}</code>
          </span>
          <span className={classes.marks}>
            <span>
              <FormattedMessage id={`operator.families.${patternId}`} />
            </span>
            <span className={classes.mark} data-strong={enabled && required}>
              {intl.formatMessage({
                id: enabled
                  ? required
                    ? 'operator.history.marks.required'
                    : 'operator.history.marks.optional'
                  : 'operator.history.marks.off',
              })}
            </span>
          </span>
        </summary>
        <dl className={classes.parts}>
          {parts.map((part) => (
            <div key={part.key} className={classes.part}>
              <dt>
                <PartName {...part} />
              </dt>
              <dd>
                <PartValue property={part.property} value={readPart(rule, part)} />
                {part.property === 'acceptedPattern' && verdict && <Verdict {...verdict} />}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}

/** Safety verdict on the pattern when the version was published. */
function Verdict({ verdict, reason = '', attack = '' }: PatternVerdict) {
  return (
    <p className={classes.verdict} data-verdict={verdict}>
      {verdict === 'invalid' ? (
        <FormattedMessage
          id="operator.verdicts.invalid"
          values={{ reason: <span lang="en">{visibleText(reason)}</span> }}
        />
      ) : (
        <FormattedMessage id={`operator.verdicts.${verdict}`} />
      )}
      {attack !== '' && <code>{visibleText(shortText(attack))}</code>}
    </p>
  )
}
