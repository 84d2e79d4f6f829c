import { useEffect } from 'react'
import type { Value } from '../api/operations.ts'
import { read } from '../api/read.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { sessionStore } from '../kit/storage.ts'

/** Name of a member's avatar. */
export type Icon = Value<'GET /wps/member/info/icon'>['icon']

/** Query of the avatar that the member has chosen. */
export const iconQuery = () => read('/wps/member/info/icon', {})

/** Session-storage key of the member's avatar. */
const iconKey = 'icon'

/**
 * Avatar of the signed-in member; undefined while it is unknown. After a reload, the stored avatar
 * is returned until the server has responded.
 */
export function useIcon(): string | undefined {
  const icon = useQuery(iconQuery()).data?.icon
  useEffect(() => {
    if (icon !== undefined) sessionStore.set(iconKey, icon)
  }, [icon])
  return icon ?? sessionStore.get(iconKey) ?? undefined
}
