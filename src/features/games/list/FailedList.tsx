import { LoadFailure } from '../../../kit/query/LoadFailure.tsx'

/** In place of a list that could not be had: why, and another try. */
export function FailedList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <LoadFailure error={error} isRetrying={false} onRetry={onRetry} />
}
