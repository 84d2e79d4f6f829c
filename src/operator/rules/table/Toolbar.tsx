import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon, RedoIcon, UndoIcon } from '../../../ui/editorIcons.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import patterns from '../../patterns.module.css'
import { redo, undo, useEditor } from '../editorStore.ts'
import { IconButton } from '../IconButton.tsx'
import { type RuleFilter, type RuleState, ruleStates } from './filterRules.ts'
import classes from './toolbar.module.css'

export type TableView = 'list' | 'forms'
const views: readonly TableView[] = ['list', 'forms']

type Props = {
  filter: RuleFilter
  onFilter: (filter: RuleFilter) => void
  view: TableView
  onView: (view: TableView) => void
  onAdd: () => void
}

/** Filter and view, undo and redo, and the button that adds a field. */
export function Toolbar({ filter, onFilter, view, onView, onAdd }: Props) {
  const intl = useIntl()
  return (
    <div className={classes.toolbar}>
      <input
        type="search"
        id="findField"
        className={classes.search}
        aria-label={intl.formatMessage({ id: 'operator.filter.text' })}
        placeholder={intl.formatMessage({ id: 'operator.filter.text' })}
        autoComplete="off"
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <select
        className={classes.state}
        aria-label={intl.formatMessage({ id: 'operator.filter.state' })}
        value={filter.state}
        onChange={({ target }) => onFilter({ ...filter, state: readState(target.value) })}
      >
        {ruleStates.map((state) => (
          <option key={state} value={state}>
            {intl.formatMessage({ id: `operator.filter.states.${state}` })}
          </option>
        ))}
      </select>
      <Segments
        label={intl.formatMessage({ id: 'operator.toolbar.view' })}
        options={views.map((id) => ({
          id,
          label: intl.formatMessage({ id: `operator.toolbar.views.${id}` }),
        }))}
        chosenId={view}
        onChange={onView}
      />
      <UndoButtons />
      <div className={patterns.barActions}>
        <Button onClick={onAdd}>
          <PlusIcon />
          {intl.formatMessage({ id: 'operator.add.open' })}
        </Button>
      </div>
    </div>
  )
}

const readState = (value: string): RuleState => ruleStates.find((state) => state === value) ?? 'all'

function UndoButtons() {
  const intl = useIntl()
  const canUndo = useEditor(({ past }) => past.length > 0)
  const canRedo = useEditor(({ future }) => future.length > 0)
  return (
    <div className={classes.undo}>
      <IconButton
        label={intl.formatMessage({ id: 'operator.toolbar.undo' })}
        aria-keyshortcuts="Control+Z"
        isOff={!canUndo}
        onClick={undo}
      >
        <UndoIcon />
      </IconButton>
      <IconButton
        label={intl.formatMessage({ id: 'operator.toolbar.redo' })}
        aria-keyshortcuts="Control+Shift+Z"
        isOff={!canRedo}
        onClick={redo}
      >
        <RedoIcon />
      </IconButton>
    </div>
  )
}
