import type { ReactNode } from 'react'
import { TextField } from '../../ui/field/TextField.tsx'
import type { FormField } from '../ruledField/formField.ts'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

type Props = {
  field: FormField
  /** Hint instead of the rule's. */
  hint?: ReactNode
  readOnly?: boolean
  inputMode?: FormField['inputMode']
  /** Called when the input loses the focus, after the form's own handler. */
  onLeave?: () => void
  /** Called with the input when its text has changed, before the form reads it. */
  onType?: (input: HTMLInputElement) => void
}

/** Single-line field: text, number or e-mail. */
export function PlainField(props: Props) {
  const { field, hint, readOnly = false, inputMode = field.inputMode, onLeave, onType } = props
  const { onBlur, onChange, ...control } = useFieldControl(field)
  const texts = useFieldTexts(field)
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
      // E-mail addresses use a text input: browsers rewrite the value of `type="email"`.
      type="text"
      inputMode={inputMode}
      autoCapitalize={field.widget === 'email' || field.name === 'username' ? 'none' : undefined}
      spellCheck={false}
      dir={inputMode === undefined || inputMode === 'text' ? 'auto' : undefined}
      readOnly={readOnly}
    />
  )
}
