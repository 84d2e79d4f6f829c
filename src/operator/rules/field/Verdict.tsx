import { FormattedMessage, useIntl } from 'react-intl'
import { compilePattern } from '../../../lib/patterns/pattern.ts'
import patterns from '../../patterns.module.css'
import { CopyButton } from '../CopyButton.tsx'
import { useCheckState } from '../check/useAutoCheck.ts'
import type { EditedRule, PatternVerdict } from '../draft.ts'
import { shortText, visibleText } from '../plainText.ts'
import classes from './verdict.module.css'

type Props = {
  rule: Pick<EditedRule, 'acceptedPattern'>
  verdict: Omit<PatternVerdict, 'field'> | undefined
}

/**
 * Results of checking the pattern, as they become known: its syntax, its dialect, and whether it is
 * safe to run.
 */
export function Verdict({ rule, verdict }: Props) {
  const compiled = compilePattern(rule.acceptedPattern)
  if (compiled.kind === 'any') {
    return (
      <Line kind="safe">
        <FormattedMessage id="operator.verdicts.any" />
      </Line>
    )
  }
  if (compiled.kind === 'invalid') {
    return (
      <Line kind="invalid">
        <FormattedMessage
          id="operator.verdicts.invalid"
          values={{
            reason: compiled.detail ? (
              <span lang="en">{visibleText(compiled.detail)}</span>
            ) : (
              <FormattedMessage id={`operator.faults.${compiled.reason}`} />
            ),
          }}
        />
      </Line>
    )
  }
  return (
    <div className={classes.lines}>
      <Line kind="safe">
        <FormattedMessage id={`operator.dialects.${compiled.dialect}`} />
      </Line>
      <Safety verdict={verdict} />
    </div>
  )
}

function Safety({ verdict }: Pick<Props, 'verdict'>) {
  const phase = useCheckState((state) => state.phase)
  const isAsking = phase === 'waiting' || phase === 'running'
  const kind = verdict?.verdict ?? (isAsking ? 'checking' : 'unchecked')
  return (
    <Line kind={kind} isLive>
      {kind === 'invalid' ? (
        <FormattedMessage
          id="operator.verdicts.invalid"
          values={{ reason: <span lang="en">{visibleText(verdict?.reason ?? '')}</span> }}
        />
      ) : (
        <FormattedMessage id={`operator.verdicts.${kind}`} />
      )}
      {kind === 'hostile' && <Attack text={verdict?.attack ?? ''} />}
    </Line>
  )
}

function Attack({ text }: { text: string }) {
  const intl = useIntl()
  if (text === '') return null
  return (
    <p className={classes.attack}>
      <bdi>
        <code>{visibleText(shortText(text))}</code>
      </bdi>
      <span>
        <FormattedMessage
          id="operator.verdicts.attackLength"
          values={{ count: [...text].length }}
        />
      </span>
      <CopyButton text={text} label={intl.formatMessage({ id: 'operator.verdicts.copyAttack' })} />
    </p>
  )
}

type LineProps = {
  kind: string
  /** True if the text changes without user action; screen readers then announce the change. */
  isLive?: boolean
  children: React.ReactNode
}

function Line({ kind, isLive = false, children }: LineProps) {
  return (
    <div className={classes.verdict} data-verdict={kind}>
      <span className={`${patterns.dot} ${classes.dot}`} aria-hidden="true" />
      <div className={classes.verdictText} role={isLive ? 'status' : undefined}>
        {children}
      </div>
    </div>
  )
}
