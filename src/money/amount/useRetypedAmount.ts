import { type Ref, type RefCallback, useEffect, useRef } from 'react'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { amountAsTyped, parseAmount } from './parseAmount.ts'

/**
 * Writes a typed amount in the notation of another language: `1234,50` becomes `1234.50`. A text
 * that is not an amount is returned unchanged.
 */
function retypeAmount(text: string, before: Language, after: Language): string {
  const { amount } = parseAmount(text, before)
  if (amount === undefined || parseAmount(text, after).amount === amount) return text
  return amountAsTyped(amount, after)
}

/**
 * Rewrites a typed amount when the language changes, so that the new text has the same value in the
 * new language.
 * @param ref ref from react-hook-form.
 * @returns ref callback for the input; the callback also sets `ref`.
 */
export function useRetypedAmount(
  ref: Ref<HTMLInputElement> | undefined,
): RefCallback<HTMLInputElement> {
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const typedIn = useRef(language)
  useEffect(() => {
    const before = typedIn.current
    typedIn.current = language
    if (before === language || input.current === null) return
    const text = retypeAmount(input.current.value, before, language)
    // React ignores an assignment to `value`, so the native setter is called.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(input.current, text)
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [language])
  return (element) => {
    input.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
    return undefined
  }
}
