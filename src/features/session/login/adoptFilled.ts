import type { RefCallBack, UseFormReturn } from 'react-hook-form'
import type { LoginValues } from './loginSchema.ts'

type Form = Pick<UseFormReturn<LoginValues>, 'getValues' | 'setValue'>
type Name = 'username' | 'password'

/**
 * Copies into the form the value of an input that was filled in without an event, as some password
 * managers do.
 */
export function adoptFilled(
  { getValues, setValue }: Form,
  name: Name,
  input: HTMLInputElement | null,
): void {
  if (input && input.value !== '' && input.value !== getValues(name)) setValue(name, input.value)
}

/**
 * `ref` of a field that adopts such a value at each render, so that a value that arrives later,
 * such as a remembered name, does not replace it.
 */
export const adoptingRef =
  (form: Form, name: Name, ref: RefCallBack): RefCallBack =>
  (input: HTMLInputElement | null) => {
    adoptFilled(form, name, input)
    ref(input)
  }
