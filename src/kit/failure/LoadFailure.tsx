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

/** Paragraph with the message for any thrown value. */
export function FailureText({ error }: { error: unknown }) {
  return <p>{wordsOf(useIntl(), failureText(error))}</p>
}

type Props = {
  /** Sentence that names the content that failed to load; defaults to "this part of the page". */
  titleId?: MessageId | undefined
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  /** `line` is at most two lines high: the title and a retry, without the cause. */
  shape?: 'notice' | 'line' | undefined
}

/**
 * Shown instead of content that failed to load: the cause and a retry button. While the platform is
 * unavailable, retries are automatic and a text announces them.
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
        <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
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

/**
 * Maximum random extension of the delay, as a share of the delay, so that pages do not all retry at
 * once.
 */
const spread = 0.5

/**
 * Retries after the delay that an unavailable platform requested, until a request succeeds.
 * @returns true while the platform is unavailable.
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
  // Each failed retry resets `isRetrying` to false, so that this effect starts the next delay.
  useEffect(() => {
    if (seconds === undefined || isRetrying) return
    const wait = seconds * 1000 * (1 + Math.random() * spread)
    const timer = setTimeout(() => retry.current(), wait)
    return () => clearTimeout(timer)
  }, [seconds, isRetrying])
  return seconds !== undefined
}
