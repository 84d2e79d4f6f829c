import { useIntl } from 'react-intl'
import { wordsOf } from '../toast/wordsOf.ts'
import { failureText } from './failureText.ts'

/** What to tell of anything that was thrown. */
export function FailureText({ error }: { error: unknown }) {
  return <p>{wordsOf(useIntl(), failureText(error))}</p>
}
