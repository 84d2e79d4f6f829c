import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../../api/read.ts'
import type { Profile } from './profileFields.ts'

export const profileQuery = () => read('/wps/member/profile', {})

/**
 * Caches a profile that the server has just returned, and refetches the other queries that show
 * parts of it.
 */
export async function adoptProfile(client: QueryClient, profile: Profile): Promise<void> {
  client.setQueryData(profileQuery().queryKey, profile)
  // A saved profile field may be one of the registration fields that the member still has to fill
  // in.
  const stalePaths = ['/wps/member/info', '/wps/member/askedFields'] as const
  await Promise.all(stalePaths.map((path) => client.invalidateQueries({ queryKey: [path] })))
}
