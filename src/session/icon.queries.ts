import { useEffect } from 'react'
import type { Value } from '../api/operations.ts'
import { read } from '../api/read.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { sessionStore } from '../kit/storage.ts'

/** Name of a member's avatar. */
export type Icon = Value<'GET /wps/member/info/icon'>['icon']

/** The member's chosen avatar. */
export const iconQuery = () => read('/wps/member/info/icon', {})

/** Session-storage key of the member's avatar. It ends with the session. */
const iconKey = 'icon'

/**
 * The member's avatar. After a reload it is the one of the page before, until the server has
 * responded; undefined while it is unknown.
 */
export function useIcon(): string | undefined {
  const icon = useQuery(iconQuery()).data?.icon
  useEffect(() => {
    if (icon !== undefined) sessionStore.set(iconKey, icon)
  }, [icon])
  return icon ?? sessionStore.get(iconKey) ?? undefined
}
