import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import type { MessageId } from '../i18n/messageIds.ts'
import { wordsOf } from '../toast/toastStore.ts'
import { failureText } from './failureText.ts'
import classes from './LoadFailure.module.css'

/** What to tell of anything that was thrown. */
export function FailureText({ error }: { error: unknown }) {
  return <p>{wordsOf(useIntl(), failureText(error))}</p>
}

type Props = {
  /** What could not be loaded, as a sentence; without one, this part of the page. */
  titleId?: MessageId | undefined
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  /** `line` in a place of two lines: what failed and the retry, without why. */
  shape?: 'notice' | 'line' | undefined
}

/**
 * In place of what could not be loaded: why, and a way to try again. While the platform is away it
 * tries again by itself, and says so.
 */
export function LoadFailure({
  titleId = 'failure.part.title',
  error,
  isRetrying,
  onRetry,
  shape = 'notice',
}: Props) {
  const intl = useIntl()
  const isTrying = useRetries({ error, isRetrying, onRetry })
  if (shape === 'line') {
    return (
      <p className={classes.line} role="alert">
        {intl.formatMessage({ id: titleId })}{' '}
        <TextButton onClick={onRetry}>{intl.formatMessage({ id: 'app.retry' })}</TextButton>
      </p>
    )
  }
  return (
    <Notice
      tone="failure"
      role="alert"
      title={intl.formatMessage({ id: titleId })}
      actions={
        <Button variant="primary" busy={isRetrying} onClick={onRetry}>
          {intl.formatMessage({ id: 'app.retry' })}
        </Button>
      }
    >
      {isTrying ? (
        <p>{intl.formatMessage({ id: 'failure.keepsTrying' })}</p>
      ) : (
        <FailureText error={error} />
      )}
    </Notice>
  )
}

/** Up to so much later, by chance, so that not all pages come back at the same moment. */
const spread = 0.5

/**
 * Tries again after the time that an unreachable platform has named, until it answers.
 * @returns whether it does.
 */
function useRetries({
  error,
  isRetrying,
  onRetry,
}: Pick<Props, 'error' | 'isRetrying' | 'onRetry'>) {
  const failure = failureOf(error)
  const seconds = failure.kind === 'unavailable' ? failure.retryAfter : undefined
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  // Each try that failed begins another wait.
  useEffect(() => {
    if (seconds === undefined || isRetrying) return
    const wait = seconds * 1000 * (1 + Math.random() * spread)
    const timer = setTimeout(() => retry.current(), wait)
    return () => clearTimeout(timer)
  }, [seconds, isRetrying])
  return seconds !== undefined
}
