import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formGroupsLimits } from '../../../api/gen/limits.ts'
import { shownLanguages } from '../../../kit/i18n/languages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChevronDownIcon } from '../../../ui/controlIcons.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/editorIcons.tsx'
import { radioLook } from '../../../ui/field/radioLook.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import patterns from '../../patterns.module.css'
import { focusControl } from '../controlIds.ts'
import type { FieldGroup } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { languageName, textWith } from '../field/textLanguages.ts'
import { setGroups, setLayout } from '../formEdits.ts'
import { newGroupId } from '../formGroups.ts'
import { IconButton } from '../IconButton.tsx'
import { ProblemText } from '../ProblemText.tsx'
import { allProblems, problemAt } from '../problems.ts'
import { groupName } from '../useConditionWords.ts'
import classes from './groups.module.css'

const idOf = (index: number, part: string) => `groups.${index}.${part}`

/** Groups of the form with their titles and order, and its layout. */
export function GroupsEditor() {
  const intl = useIntl()
  const { draft, problems } = useEditor()
  const { groups = [], layout = 'page' } = draft
  const [said, setSaid] = useState('')
  const found = allProblems(draft, problems).filter(({ property }) => property === 'groups')
  const nameOf = (group: FieldGroup, index: number) =>
    Object.keys(group.title).length === 0
      ? intl.formatMessage({ id: 'operator.groups.unnamed' }, { number: index + 1 })
      : groupName(intl, group)
  /** Changes the list, and moves the focus once the list is rendered again. */
  const changeAndFocus = (next: readonly FieldGroup[], control: string, text = '') => {
    setGroups(next)
    setSaid(text)
    requestAnimationFrame(() => focusControl(control))
  }
  const move = (group: FieldGroup, index: number, by: 1 | -1) => {
    const next = groups.toSpliced(index, 1).toSpliced(index + by, 0, group)
    const values = { name: nameOf(group, index), position: index + by + 1, count: groups.length }
    const text = intl.formatMessage({ id: 'operator.groups.moved' }, values)
    changeAndFocus(next, idOf(index + by, by < 0 ? 'up' : 'down'), text)
  }
  const remove = (group: FieldGroup, index: number) => {
    const values = { name: nameOf(group, index) }
    const text = intl.formatMessage({ id: 'operator.groups.removed' }, values)
    changeAndFocus(groups.toSpliced(index, 1), 'addGroup', text)
  }
  return (
    <details className={classes.groups} open={found.length > 0 || undefined}>
      <summary className={classes.summary}>
        <span className={classes.title}>
          <FormattedMessage id="operator.groups.title" />
        </span>
        <span className={patterns.note}>
          <FormattedMessage
            id="operator.groups.summary"
            values={{ layout, count: groups.length }}
          />
        </span>
      </summary>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
      <div className={patterns.column12}>
        <p className={patterns.note}>
          <FormattedMessage id="operator.groups.hint" />
        </p>
        <ol className={classes.list}>
          {groups.map((group, index) => (
            <Group
              key={group.id}
              group={group}
              index={index}
              name={nameOf(group, index)}
              count={groups.length}
              problems={found}
              onChange={(next) => setGroups(groups.with(index, next), group.id)}
              onMove={(by) => move(group, index, by)}
              onRemove={() => remove(group, index)}
            />
          ))}
        </ol>
        {groups.length < formGroupsLimits.maxItems ? (
          <div>
            <Button
              id="addGroup"
              onClick={() =>
                changeAndFocus(
                  [...groups, { id: newGroupId(groups), title: {} }],
                  idOf(groups.length, `title.${shownLanguages[0].code}`),
                )
              }
            >
              <PlusIcon />
              <FormattedMessage id="operator.groups.add" />
            </Button>
          </div>
        ) : (
          <p className={patterns.note}>
            <FormattedMessage
              id="operator.groups.full"
              values={{ most: formGroupsLimits.maxItems }}
            />
          </p>
        )}
        {groups.length > 0 && <LayoutChoice />}
      </div>
    </details>
  )
}

type GroupProps = {
  group: FieldGroup
  index: number
  name: string
  count: number
  problems: Parameters<typeof problemAt>[0]
  onChange: (group: FieldGroup) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function Group(props: GroupProps) {
  const { group, index, name, count, problems, onChange, onMove, onRemove } = props
  const intl = useIntl()
  return (
    <li className={classes.group}>
      {shownLanguages.map(({ code, locale, direction }) => {
        const problem = problemAt(problems, idOf(index, `title.${code}`))
        return (
          <TextField
            key={code}
            id={idOf(index, `title.${code}`)}
            label={intl.formatMessage(
              { id: 'operator.groups.label' },
              { language: languageName(intl, code) },
            )}
            error={problem && <ProblemText problem={problem} />}
            lang={locale}
            dir={direction}
            autoComplete="off"
            value={group.title[code] ?? ''}
            onChange={({ target }) =>
              onChange({ ...group, title: textWith(group.title, code, target.value) ?? {} })
            }
          />
        )
      })}
      <div className={classes.buttons}>
        <IconButton
          id={idOf(index, 'up')}
          isUp
          isOff={index === 0}
          label={intl.formatMessage({ id: 'operator.groups.up' }, { name })}
          onClick={() => onMove(-1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton
          id={idOf(index, 'down')}
          isOff={index === count - 1}
          label={intl.formatMessage({ id: 'operator.groups.down' }, { name })}
          onClick={() => onMove(1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton
          label={intl.formatMessage({ id: 'operator.groups.remove' }, { name })}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  )
}

function LayoutChoice() {
  const layout = useEditor(({ draft }) => draft.layout) ?? 'page'
  return (
    <fieldset className={classes.layout}>
      <legend>
        <FormattedMessage id="operator.groups.layout" />
      </legend>
      {(['page', 'steps'] as const).map((each) => (
        <label key={each} className={classes.choice}>
          <input
            {...radioLook}
            name="formLayout"
            checked={layout === each}
            onChange={() => setLayout(each)}
          />
          <FormattedMessage id={`operator.groups.layouts.${each}`} />
        </label>
      ))}
    </fieldset>
  )
}
