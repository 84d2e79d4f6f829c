import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldRuleDraftLimits } from '../../../api/gen/limits.ts'
import type { components } from '../../../api/gen/paths.ts'
import { shownLanguages } from '../../../kit/i18n/languages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChevronDownIcon } from '../../../ui/controlIcons.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/editorIcons.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { controlId, focusControl } from '../controlIds.ts'
import type { PlacedProblem } from '../draft.ts'
import { editRule } from '../editorStore.ts'
import { IconButton } from '../IconButton.tsx'
import { ProblemText } from '../ProblemText.tsx'
import { problemAt } from '../problems.ts'
import classes from './options.module.css'
import { Section } from './Section.tsx'
import { languageName, languageOf, textWith } from './textLanguages.ts'
import type { FieldDetails } from './useFieldDetails.ts'

type Option = components['schemas']['FieldOption']

/** Options of a select field: the stored value, and the label in each language. */
export function OptionsSection({ rule, problems }: FieldDetails) {
  const intl = useIntl()
  const [said, setSaid] = useState('')
  const { name, options = [] } = rule
  const addId = controlId(name, 'addOption')
  const change = (next: Option[]) => editRule(name, { options: next })
  /** Changes the list, and moves the focus once the list is rendered again. */
  const changeAndFocus = (next: Option[], controlToFocus: string) => {
    change(next)
    requestAnimationFrame(() => focusControl(controlToFocus))
  }
  const idOf = (index: number, part: string) => controlId(name, `options.${index}.${part}`)
  const problem = problemAt(problems, 'options')
  const move = (option: Option, index: number, by: 1 | -1) => {
    const next = options.toSpliced(index, 1).toSpliced(index + by, 0, option)
    changeAndFocus(next, idOf(index + by, by < 0 ? 'up' : 'down'))
    setSaid(intl.formatMessage({ id: 'operator.options.moved' }, { position: index + by + 1 }))
  }
  return (
    <Section
      title={intl.formatMessage({ id: 'operator.properties.options' })}
      id={controlId(name, 'options')}
    >
      <p className="visuallyHidden" role="status">
        {said}
      </p>
      {problem && (
        <p className={classes.problem}>
          <ProblemText problem={problem} />
        </p>
      )}
      <ol className={classes.options}>
        {options.map((option, index) => (
          <OptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index only; its value is being typed.
            key={index}
            option={option}
            number={index + 1}
            idOf={(part) => idOf(index, part)}
            problems={problems.filter(({ place }) => place.startsWith(`options.${index}.`))}
            isFirst={index === 0}
            isLast={index === options.length - 1}
            onChange={(next) => change(options.with(index, next))}
            onMove={(by) => move(option, index, by)}
            onRemove={() => changeAndFocus(options.toSpliced(index, 1), addId)}
          />
        ))}
      </ol>
      {options.length < fieldRuleDraftLimits.options.maxItems && (
        <Button
          id={addId}
          onClick={() => changeAndFocus([...options, { value: '' }], idOf(options.length, 'value'))}
        >
          <PlusIcon />
          <FormattedMessage id="operator.options.add" />
        </Button>
      )}
    </Section>
  )
}

type RowProps = {
  option: Option
  number: number
  idOf: (part: string) => string
  problems: readonly PlacedProblem[]
  isFirst: boolean
  isLast: boolean
  onChange: (option: Option) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function OptionRow(props: RowProps) {
  const { option, number, idOf, problems, isFirst, isLast, onChange, onMove, onRemove } = props
  const intl = useIntl()
  const problem = problems.find(({ place }) => place.endsWith('.value'))
  const named = { name: option.value || number }
  return (
    <li className={classes.option}>
      <TextField
        id={idOf('value')}
        label={intl.formatMessage({ id: 'operator.options.value' })}
        error={problem && <ProblemText problem={problem} />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={option.value}
        onChange={({ target }) => onChange({ ...option, value: target.value })}
      />
      <OptionLabels option={option} idOf={idOf} problems={problems} onChange={onChange} />
      <div className={classes.buttons}>
        <IconButton
          id={idOf('up')}
          isUp
          isOff={isFirst}
          label={intl.formatMessage({ id: 'operator.options.up' }, named)}
          onClick={() => onMove(-1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton
          id={idOf('down')}
          isOff={isLast}
          label={intl.formatMessage({ id: 'operator.options.down' }, named)}
          onClick={() => onMove(1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton
          label={intl.formatMessage({ id: 'operator.options.remove' }, named)}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  )
}

function OptionLabels({
  option,
  idOf,
  problems,
  onChange,
}: Pick<RowProps, 'option' | 'idOf' | 'problems' | 'onChange'>) {
  const intl = useIntl()
  const tags = Object.keys(option.label ?? {})
  const codes = [
    ...new Set([
      ...shownLanguages.map(({ code }) => code),
      ...tags.map((tag) => languageOf(tag)?.code ?? tag),
    ]),
  ]
  return codes.map((code) => {
    const language = languageOf(code)
    const tag = tags.find((each) => (languageOf(each)?.code ?? each) === code) ?? code
    const problem = problems.find(({ place }) => place.endsWith(`.label.${tag}`))
    return (
      <TextField
        key={code}
        id={idOf(`label.${code}`)}
        label={intl.formatMessage(
          { id: 'operator.options.label' },
          { language: languageName(intl, code) },
        )}
        error={problem && <ProblemText problem={problem} />}
        placeholder={option.value}
        lang={language?.locale}
        dir={language?.direction}
        autoComplete="off"
        value={option.label?.[tag] ?? ''}
        onChange={({ target }) => {
          const { label: old, ...rest } = option
          const label = textWith(old, code, target.value)
          onChange(label === undefined ? rest : { ...rest, label })
        }}
      />
    )
  })
}
