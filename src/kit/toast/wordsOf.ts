import type { IntlShape } from 'react-intl'
import type { ToastText } from './toastStore.ts'

/** A text of ours in the page's language, or a server's own words. */
export function wordsOf(intl: IntlShape, text: ToastText): string {
  return 'text' in text ? text.text : intl.formatMessage({ id: text.id }, text.values)
}
