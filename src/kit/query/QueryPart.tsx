import type { ReactNode } from 'react'
import type { MessageId } from '../i18n/messageIds.ts'
import { LoadingRegion } from './LoadingRegion.tsx'
import { QueryFailure } from './QueryFailure.tsx'
import classes from './QueryPart.module.css'

/** Properties of a query that a part uses; `useQuery` returns them. */
export type QueryState<Data> = {
  data: Data | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

type Props<Data> = {
  query: QueryState<Data>
  /** Message shown without data after a failure; see `LoadFailure`. */
  failedId?: MessageId
  /** Size of the failure message; see `LoadFailure`. */
  failedShape?: 'notice' | 'line'
  /** Shown while the data loads. */
  placeholder: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Part of a page that shows the data of one query: a placeholder while it loads, a failure with a
 * retry, then the data. Old data stays during a refetch. The failure takes the space of the
 * placeholder, so that the layout below does not shift.
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
