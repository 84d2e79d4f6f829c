import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { isKnownField } from '../../../lib/registration/fieldKinds.ts'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { isPressed } from '../../../ui/isPressed.ts'
import { FieldFigures } from '../../figures/FieldFigures.tsx'
import patterns from '../../patterns.module.css'
import { focusControl } from '../controlIds.ts'
import { useEditor } from '../editorStore.ts'
import { noteFocused, useSelection } from '../selection.ts'
import { useFieldLabel } from '../useFieldLabel.ts'
import { ConditionsSection } from './ConditionsSection.tsx'
import { ExamplesSection } from './ExamplesSection.tsx'
import { FormsSection } from './FormsSection.tsx'
import classes from './fieldPanel.module.css'
import { OptionsSection } from './OptionsSection.tsx'
import { OtherProblems } from './OtherProblems.tsx'
import { PatternSection } from './PatternSection.tsx'
import { RemoveField } from './RemoveField.tsx'
import { SamplesSection } from './SamplesSection.tsx'
import { TextsSection } from './TextsSection.tsx'
import { useFieldDetails } from './useFieldDetails.ts'

type Props = {
  name: string
  /** True if the panel is in a dialog with its own title and close button. */
  isInDialog: boolean
  onClose: () => void
}

export function FieldPanel({ name, isInDialog, onClose }: Props) {
  const details = useFieldDetails(name)
  const box = useFocusOnOpen(name)
  if (details === undefined) return null
  const { rule } = details
  const isList = rule.type === 'select' && !isKnownField(name)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on any control inside closes the panel.
    <div
      ref={box}
      className={classes.panel}
      data-dialog={isInDialog || undefined}
      onKeyDown={(event) => {
        if (!isPressed(event, 'Escape') || isInDialog || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
    >
      <PanelHead name={name} isInDialog={isInDialog} onClose={onClose} />
      <div className={classes.sections}>
        <OtherProblems {...details} />
        <FieldFigures field={name} />
        <FormsSection {...details} />
        <ConditionsSection {...details} />
        <PatternSection {...details} />
        <ExamplesSection {...details} />
        {isList && <OptionsSection {...details} />}
        <TextsSection {...details} />
        <SamplesSection {...details} />
        <RemoveField {...details} onRemoved={onClose} />
      </div>
    </div>
  )
}

function PanelHead({ name, isInDialog, onClose }: Props) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const rule = useEditor(({ draft }) => draft.fields.find((each) => each.name === name))
  if (isInDialog) return <code className={patterns.key}>{name}</code>
  return (
    <header className={classes.head}>
      <div className={classes.names}>
        <h2 className={classes.title} tabIndex={-1} data-panel-title>
          {labelOf(name, rule)}
        </h2>
        <code className={patterns.key}>{name}</code>
      </div>
      <CloseButton label={intl.formatMessage({ id: 'operator.field.close' })} onClick={onClose} />
    </header>
  )
}

/**
 * Moves the focus to the requested control, otherwise to the title, each time that a field is
 * opened.
 */
function useFocusOnOpen(name: string) {
  const box = useRef<HTMLDivElement>(null)
  const focus = useSelection((state) => state.focus)
  useEffect(() => {
    if (focus === null) return
    const panel = box.current
    if (panel?.dataset.field === name) return
    if (focus === '' || !focusControl(focus)) {
      panel?.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true })
    }
    noteFocused()
  }, [focus, name])
  return box
}
