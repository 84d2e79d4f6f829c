import type { ReactNode } from 'react'
import type { MessageId } from '../i18n/messageIds.ts'
import { LoadingRegion } from './LoadingRegion.tsx'
import { QueryFailure } from './QueryFailure.tsx'
import classes from './QueryPart.module.css'

/** Properties of the result of `useQuery` that `QueryPart` uses. */
export type QueryState<Data> = {
  data: Data | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

type Props<Data> = {
  query: QueryState<Data>
  /** Message if the query fails without data; see `titleId` of `LoadFailure`. */
  failedId?: MessageId
  /** Size of the failure message; see `shape` of `LoadFailure`. */
  failedShape?: 'notice' | 'line'
  /** Shown while the data loads. */
  placeholder: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows the data of one query: first a placeholder, then the data, or a failure with a retry. Old
 * data stays during a refetch. The failure takes the space of the placeholder, so that the layout
 * below does not shift.
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
        <QueryFailure titleId={failedId} shape={failedShape} query={query} />
      </div>
    )
  }
  return <LoadingRegion>{placeholder}</LoadingRegion>
}
