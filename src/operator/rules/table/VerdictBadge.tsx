import { FormattedMessage } from 'react-intl'
import { compilePattern } from '../../../lib/patterns/pattern.ts'
import type { PatternVerdict } from '../draft.ts'
import classes from './row.module.css'

type Props = { pattern: string; verdict: PatternVerdict['verdict'] | undefined }

/** Verdict on a pattern, in one word. */
export function VerdictBadge({ pattern, verdict }: Props) {
  const compiled = compilePattern(pattern).kind
  const kind =
    compiled === 'any' ? 'any' : compiled === 'invalid' ? 'invalid' : (verdict ?? 'unchecked')
  return (
    <span className={classes.badge} data-verdict={kind}>
      <span className={classes.dot} aria-hidden="true" />
      <FormattedMessage id={`operator.badges.${kind}`} />
    </span>
  )
}
