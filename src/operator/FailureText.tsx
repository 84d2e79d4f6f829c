import { useIntl } from 'react-intl'
import { failureText } from '../kit/failure/failureText.ts'

/** What to tell of anything that was thrown. */
export function FailureText({ error }: { error: unknown }) {
  const intl = useIntl()
  const text = failureText(error)
  return <p>{'text' in text ? text.text : intl.formatMessage({ id: text.id }, text.values)}</p>
}
