import type { ReactNode } from 'react'
import { TextField } from '../../ui/field/TextField.tsx'
import type { FormField } from '../ruledField/formField.ts'
import { type RuledFieldProps, useFieldControl, useFieldTexts } from './useFieldControl.ts'

type Props = RuledFieldProps & {
  /** Replaces the hint of the field's rule. */
  hint?: ReactNode
  readOnly?: boolean
  inputMode?: FormField['inputMode']
  /** Called when the input loses the focus, after the form's own handler. */
  onLeave?: () => void
  /** Called with the input after a change of its text, before the form reads the value. */
  onType?: (input: HTMLInputElement) => void
}

/** Single-line text input. */
export function PlainField(props: Props) {
  const { field, hint, readOnly = false, inputMode = field.inputMode, onLeave, onType } = props
  const { onBlur, onChange, ...control } = useFieldControl(field)
  const texts = useFieldTexts(props)
  return (
    <TextField
      {...control}
      {...texts}
      hint={hint ?? texts.hint}
      onChange={(event) => {
        onType?.(event.currentTarget)
        onChange(event)
      }}
      onBlur={(event) => {
        void onBlur(event)
        onLeave?.()
      }}
      // Browsers rewrite the value of `type="email"`, so e-mail addresses use a text input too.
      type="text"
      inputMode={inputMode}
      autoCapitalize={field.widget === 'email' || field.name === 'username' ? 'none' : undefined}
      spellCheck={false}
      dir={inputMode === undefined || inputMode === 'text' ? 'auto' : undefined}
      readOnly={readOnly}
    />
  )
}
