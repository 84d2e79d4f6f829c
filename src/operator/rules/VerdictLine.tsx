import { FormattedMessage } from 'react-intl'
import type { PatternVerdict } from './draft.ts'
import { shortText, visibleText } from './plainText.ts'
import classes from './verdict.module.css'

/** What is known of a pattern as it stands; undefined when nobody has looked at it yet. */
export function VerdictLine({ verdict }: { verdict: PatternVerdict | undefined }) {
  const kind = verdict?.verdict ?? 'unchecked'
  return (
    <div className={classes.verdict} data-verdict={kind}>
      <span className={classes.dot} aria-hidden="true" />
      <div className={classes.verdictText}>
        {kind === 'invalid' ? (
          <FormattedMessage
            id="operator.verdicts.invalid"
            values={{
              reason: verdict?.reason ? (
                <span lang="en">{visibleText(verdict.reason)}</span>
              ) : (
                <FormattedMessage id="operator.verdicts.noReason" />
              ),
            }}
          />
        ) : (
          <FormattedMessage id={`operator.verdicts.${kind}`} />
        )}
        {kind === 'hostile' && <Attack text={verdict?.attack ?? ''} />}
      </div>
    </div>
  )
}

function Attack({ text }: { text: string }) {
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
    </p>
  )
}
