import { useEffect } from 'react'
import type { Value } from '../api/operations.ts'
import { read } from '../api/read.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { sessionStore } from '../kit/storage.ts'

/** Name of a member's avatar. */
export type Icon = Value<'GET /wps/member/info/icon'>['icon']

/** Query of the avatar that the member has chosen. */
export const iconQuery = () => read('/wps/member/info/icon', {})

/** Session-storage key of the member's avatar, which is removed at the end of the session. */
const iconKey = 'icon'

/**
 * Avatar of the signed-in member; after a reload, the stored one until the server has responded.
 * Undefined while it is unknown.
 */
export function useIcon(): string | undefined {
  const icon = useQuery(iconQuery()).data?.icon
  useEffect(() => {
    if (icon !== undefined) sessionStore.set(iconKey, icon)
  }, [icon])
  return icon ?? sessionStore.get(iconKey) ?? undefined
}
