import type { QueryClient } from '@tanstack/react-query'
import type { components } from '../../../../api/gen/paths.ts'
import { read } from '../../../../api/read.ts'

export type Passkey = components['schemas']['Passkey']

/**
 * Query of the member's passkeys, the newest first. One page contains all passkeys that an account
 * can have.
 */
export const passkeysQuery = () => read('/wps/member/passkeys', { query: { pageSize: 20 } })

/** Refetches the passkeys and the security state after a change. */
export async function refetchPasskeys(client: QueryClient): Promise<void> {
  const keys = [passkeysQuery().queryKey, read('/wps/member/security', {}).queryKey]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
