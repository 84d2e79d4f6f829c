import { formatCpf } from '../../lib/cpf.ts'
import { latinDigits } from '../../lib/text.ts'
import { PlainField } from './PlainField.tsx'
import type { RuledFieldProps } from './useFieldControl.ts'

const countDigits = (text: string) => latinDigits(text).replace(/\D/g, '').length

/** Adds the separators of a CPF to an input and keeps the caret behind the same digit. */
function maskCpfInput(input: HTMLInputElement): void {
  const masked = formatCpf(input.value)
  if (masked === input.value) return
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const digits = countDigits(input.value.slice(0, caret))
  input.value = masked
  let position = isAtEnd ? masked.length : 0
  while (!isAtEnd && countDigits(masked.slice(0, position)) < digits) position += 1
  input.setSelectionRange(position, position)
}

/** Field for the number of an identity document. A CPF is formatted while the user types. */
export function DocumentField(props: RuledFieldProps) {
  if (props.field.document !== 'CPF') return <PlainField {...props} />
  return <PlainField {...props} inputMode="numeric" onType={maskCpfInput} />
}
