import { FormattedMessage, useIntl } from 'react-intl'
import { samplesLimits } from '../../../api/gen/limits.ts'
import { FailureText } from '../../../kit/failure/LoadFailure.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/editorIcons.tsx'
import patterns from '../../patterns.module.css'
import { useCheckAgain } from '../check/CheckContext.ts'
import { useCheckState } from '../check/useAutoCheck.ts'
import { editRule } from '../editorStore.ts'
import { IconButton } from '../IconButton.tsx'
import { visibleText } from '../plainText.ts'
import classes from './examples.module.css'
import { Section } from './Section.tsx'
import type { FieldDetails } from './useFieldDetails.ts'

const kinds = [
  { from: 'accepted', to: 'accept' },
  { from: 'refused', to: 'reject' },
] as const

/** Texts that the server generated from the rule: some that pass, and near misses that do not. */
export function ExamplesSection(details: FieldDetails) {
  const intl = useIntl()
  const { examples, isStale } = details
  const isEmpty = examples && examples.accepted.length + examples.refused.length === 0
  return (
    <Section
      title={intl.formatMessage({ id: 'operator.examples.title' })}
      aside={!isEmpty && <State isStale={isStale || examples === undefined} />}
    >
      <div className={classes.lists} data-stale={isStale || undefined} aria-busy={isStale}>
        {examples && !isEmpty ? (
          kinds.map((kind) => <ExampleList key={kind.from} {...kind} details={details} />)
        ) : (
          <p className={patterns.detail}>
            <FormattedMessage
              id={examples ? 'operator.examples.none' : 'operator.examples.waiting'}
            />
          </p>
        )}
      </div>
    </Section>
  )
}

function State({ isStale }: { isStale: boolean }) {
  const intl = useIntl()
  const { phase, error } = useCheckState()
  const checkAgain = useCheckAgain()
  if (phase === 'failed') {
    return (
      <div className={classes.failed} role="status">
        <FailureText error={error} />
        <Button variant="quiet" onClick={checkAgain}>
          {intl.formatMessage({ id: 'app.retry' })}
        </Button>
      </div>
    )
  }
  const id =
    phase === 'blocked'
      ? 'operator.examples.blocked'
      : isStale
        ? 'operator.examples.stale'
        : 'operator.examples.fresh'
  return (
    <p className={patterns.detail} role="status">
      <FormattedMessage id={id} />
    </p>
  )
}

type ListProps = (typeof kinds)[number] & { details: FieldDetails }

function ExampleList({ from, to, details }: ListProps) {
  const intl = useIntl()
  const { rule, examples } = details
  const kept = rule.samples?.[to] ?? []
  return (
    <div>
      <h4 className={classes.listTitle} data-kind={to}>
        <FormattedMessage id={`operator.examples.${from}`} />
      </h4>
      <ul className={classes.list}>
        {examples?.[from].map((text) => (
          <li key={text} className={classes.example}>
            <bdi className={classes.text}>
              {text === '' ? (
                <FormattedMessage id="operator.samples.emptyText" />
              ) : (
                visibleText(text)
              )}
            </bdi>
            <IconButton
              isSmall
              isOff={kept.includes(text) || kept.length >= samplesLimits.accept.maxItems}
              label={intl.formatMessage(
                { id: kept.includes(text) ? 'operator.examples.kept' : 'operator.examples.keep' },
                { text: visibleText(text) },
              )}
              onClick={() =>
                editRule(rule.name, { samples: { ...rule.samples, [to]: [...kept, text] } })
              }
            >
              <PlusIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
