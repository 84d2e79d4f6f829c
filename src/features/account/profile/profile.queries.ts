import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../../api/read.ts'
import type { Profile } from './profileFields.ts'

/** What a member has told of themselves. */
export const profileQuery = () => read('/wps/member/profile', {})

/** Shows a profile that the server has just answered, and reads again what else shows parts of it. */
export async function adoptProfile(client: QueryClient, profile: Profile): Promise<void> {
  client.setQueryData(profileQuery().queryKey, profile)
  await client.invalidateQueries({ queryKey: [read('/wps/member/info', {}).queryKey[0]] })
}
