import type { ReactNode } from 'react'
import { LoadFailure } from '../failure/LoadFailure.tsx'
import type { MessageId } from '../i18n/messageIds.ts'
import { LoadingRegion } from './LoadingRegion.tsx'
import classes from './QueryPart.module.css'

/** What a part needs to know of its query; `useQuery` gives it. */
export type QueryState<Data> = {
  data: Data | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

type Props<Data> = {
  query: QueryState<Data>
  /** What it says when nothing came; see `LoadFailure`. */
  failedId?: MessageId
  /** The size of the failure; see `LoadFailure`. */
  failedShape?: 'notice' | 'line'
  /** The part's shape while its answer is on the way. */
  placeholder: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A part of a page that shows one answer: its shape until it comes, the failure with a way to try
 * again, then the answer. An old answer stays while a new one is asked for. The failure keeps the
 * place that was there for the answer, so that nothing below it moves.
 */
export function QueryPart<Data>({
  query,
  failedId,
  failedShape,
  placeholder,
  children,
}: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <div className={classes.failed}>
        <div className={classes.place} aria-hidden="true">
          {placeholder}
        </div>
        <LoadFailure
          titleId={failedId}
          shape={failedShape}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  }
  return <LoadingRegion>{placeholder}</LoadingRegion>
}
