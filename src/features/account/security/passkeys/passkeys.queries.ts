import type { QueryClient } from '@tanstack/react-query'
import type { components } from '../../../../api/gen/paths.ts'
import { read } from '../../../../api/read.ts'

export type Passkey = components['schemas']['Passkey']

/** The member's passkeys, the newest first; an account has no more than fit on a page. */
export const passkeysQuery = () => read('/wps/member/passkeys', { query: { pageSize: 20 } })

/** Asks again for the passkeys, and for how the account is protected, after they have changed. */
export async function refetchPasskeys(client: QueryClient): Promise<void> {
  const keys = [passkeysQuery().queryKey, read('/wps/member/security', {}).queryKey]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
