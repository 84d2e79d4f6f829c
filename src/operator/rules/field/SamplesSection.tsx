import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { samplesLimits } from '../../../api/gen/limits.ts'
import { reasonMessage } from '../../../identity/ruledField/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/editorIcons.tsx'
import patterns from '../../patterns.module.css'
import { controlId, focusControl } from '../controlIds.ts'
import { editRule } from '../editorStore.ts'
import { IconButton } from '../IconButton.tsx'
import { ProblemText } from '../ProblemText.tsx'
import { problemAt } from '../problems.ts'
import type { SampleResult } from '../samples/trySample.ts'
import { useSampleResults } from '../samples/useSampleResults.ts'
import { Section } from './Section.tsx'
import classes from './samples.module.css'
import type { FieldDetails } from './useFieldDetails.ts'

type Kind = 'accept' | 'reject'
const kinds: readonly Kind[] = ['accept', 'reject']
const holds = (kind: Kind, result: SampleResult) =>
  result.kind === (kind === 'accept' ? 'accepted' : 'refused')

/** Texts that the rule has to accept or reject; each is checked at once in the browser. */
export function SamplesSection(details: FieldDetails) {
  const intl = useIntl()
  const { rule, formField } = details
  const { accept = [], reject = [] } = rule.samples ?? {}
  const results = useSampleResults(formField, [...accept, ...reject])
  const failed = kinds.flatMap((kind) =>
    (rule.samples?.[kind] ?? []).filter((text) => {
      const result = results.get(text)
      return result !== undefined && result.kind !== 'undecided' && !holds(kind, result)
    }),
  ).length
  const count = accept.length + reject.length
  return (
    <Section
      title={intl.formatMessage({ id: 'operator.properties.samples' })}
      id={controlId(rule.name, 'samples')}
      aside={
        <p className={classes.total} role="status" data-failed={failed > 0 || undefined}>
          {results.size > 0 &&
            intl.formatMessage(
              { id: 'operator.samples.total' },
              { count, failed, held: count - failed },
            )}
        </p>
      }
    >
      <p className={patterns.detail}>
        <FormattedMessage id="operator.samples.about" />
      </p>
      {kinds.map((kind) => (
        <SampleList key={kind} kind={kind} results={results} {...details} />
      ))}
    </Section>
  )
}

type ListProps = FieldDetails & { kind: Kind; results: ReadonlyMap<string, SampleResult> }

function SampleList({ kind, results, ...details }: ListProps) {
  const intl = useIntl()
  const { rule } = details
  const texts = rule.samples?.[kind] ?? []
  const change = (next: string[]) =>
    editRule(rule.name, { samples: { ...rule.samples, [kind]: next } })
  const addId = controlId(rule.name, `add.${kind}`)
  const title = intl.formatMessage({ id: `operator.samples.${kind}` })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be styled like this title.
    <div role="group" aria-label={title} className={classes.list}>
      <h4 className={classes.title} data-kind={kind}>
        {title}
      </h4>
      {texts.map((text, index) => (
        <SampleRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a sample is identified by its index only; its text is being typed.
          key={index}
          kind={kind}
          index={index}
          text={text}
          result={results.get(text)}
          details={details}
          onChange={(next) => change(texts.with(index, next))}
          onRemove={() => {
            change(texts.toSpliced(index, 1))
            requestAnimationFrame(() => focusControl(addId))
          }}
        />
      ))}
      {texts.length < samplesLimits.accept.maxItems && (
        <AddSample id={addId} list={title} onAdd={(text) => change([...texts, text])} />
      )}
    </div>
  )
}

type AddProps = {
  id: string
  /** Accessible name of the list that the sample is added to. */
  list: string
  onAdd: (text: string) => void
}

function AddSample({ id, list, onAdd }: AddProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    onAdd(typed)
    setTyped('')
    focusControl(id)
  }
  return (
    <form className={classes.add} onSubmit={submit}>
      <input
        id={id}
        className={classes.input}
        aria-label={intl.formatMessage({ id: 'operator.samples.new' }, { list })}
        placeholder={intl.formatMessage({ id: 'operator.samples.placeholder' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        aria-label={intl.formatMessage({ id: 'operator.samples.addTo' }, { list })}
      >
        <PlusIcon />
      </Button>
    </form>
  )
}

type RowProps = {
  kind: Kind
  index: number
  text: string
  result: SampleResult | undefined
  details: FieldDetails
  onChange: (text: string) => void
  onRemove: () => void
}

function SampleRow({ kind, index, text, result, details, onChange, onRemove }: RowProps) {
  const intl = useIntl()
  const { rule, problems } = details
  const id = controlId(rule.name, `samples.${kind}.${index}`)
  const problem = problemAt(problems, `samples.${kind}.${index}`)
  const isWrong = result !== undefined && result.kind !== 'undecided' && !holds(kind, result)
  const state =
    result === undefined
      ? 'trying'
      : isWrong
        ? 'wrong'
        : result.kind === 'undecided'
          ? 'undecided'
          : 'right'
  return (
    <div className={classes.sample}>
      <input
        id={id}
        className={classes.input}
        aria-label={intl.formatMessage(
          { id: `operator.samples.${kind}Number` },
          { number: index + 1 },
        )}
        aria-describedby={`${id}-message`}
        aria-invalid={isWrong || problem !== undefined || undefined}
        placeholder={intl.formatMessage({ id: 'operator.samples.emptyText' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <IconButton
        label={intl.formatMessage({ id: 'operator.samples.remove' }, { text: text || index + 1 })}
        onClick={onRemove}
      >
        <TrashIcon />
      </IconButton>
      <p id={`${id}-message`} className={classes.result} data-state={problem ? 'wrong' : state}>
        {problem && problem.code !== 'SAMPLE_CONTRADICTS' ? (
          <ProblemText problem={problem} />
        ) : (
          <ResultText kind={kind} result={result} details={details} />
        )}
      </p>
    </div>
  )
}

function ResultText({ kind, result, details }: Pick<RowProps, 'kind' | 'result' | 'details'>) {
  const intl = useIntl()
  const { formField } = details
  if (result === undefined) return <FormattedMessage id="operator.samples.trying" />
  if (result.kind === 'undecided') return <FormattedMessage id="operator.samples.undecided" />
  if (result.kind === 'accepted') {
    return (
      <FormattedMessage
        id={kind === 'accept' ? 'operator.samples.accepted' : 'operator.samples.wronglyAccepted'}
      />
    )
  }
  const told =
    formField &&
    reasonMessage(intl, formField, result.reason, { minimumAge: 18, phoneDigits: undefined })
  const reason =
    result.reason === 'tooShort' || result.reason === 'tooLong' ? result.reason : 'other'
  return (
    <FormattedMessage
      id={kind === 'reject' ? 'operator.samples.refused' : 'operator.samples.wronglyRefused'}
      values={{ reason, message: told }}
    />
  )
}
