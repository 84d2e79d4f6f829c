import type { RefCallBack, UseFormReturn } from 'react-hook-form'
import type { LoginValues } from './loginSchema.ts'

type Form = Pick<UseFormReturn<LoginValues>, 'getValues' | 'setValue'>
type Name = 'username' | 'password'

/** Takes over the text of an input that was filled in without an event, as some password managers do. */
export function adoptFilled(
  { getValues, setValue }: Form,
  name: Name,
  input: HTMLInputElement | null,
): void {
  if (input && input.value !== '' && input.value !== getValues(name)) setValue(name, input.value)
}

/**
 * The `ref` of a field that takes over such a text at each rendering, so that nothing that comes late,
 * like a remembered name, replaces it.
 */
export const adoptingRef =
  (form: Form, name: Name, ref: RefCallBack): RefCallBack =>
  (input: HTMLInputElement | null) => {
    adoptFilled(form, name, input)
    ref(input)
  }
