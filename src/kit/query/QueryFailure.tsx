import { LoadFailure } from '../failure/LoadFailure.tsx'
import type { MessageId } from '../i18n/messageIds.ts'

type Props = {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  /** Sentence that names the content that failed to load; see `LoadFailure`. */
  titleId?: MessageId | undefined
  /** Size of the message; see `LoadFailure`. */
  shape?: 'notice' | 'line' | undefined
}

/** Failure notice with a retry button, shown in place of content whose query failed. */
export const QueryFailure = ({ query, titleId, shape }: Props) => (
  <LoadFailure
    titleId={titleId}
    shape={shape}
    error={query.error}
    isRetrying={query.isFetching}
    onRetry={() => void query.refetch()}
  />
)
