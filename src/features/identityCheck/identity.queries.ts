import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

export type IdentityStatus = Value<'GET /wps/identity'>
export type IdentityStep = IdentityStatus['steps'][number]
export type StepId = IdentityStep['step']

/** How far the check has come, what it opens and what is demanded now. */
export const identityQuery = () => read('/wps/identity', {})

/** Asks for it while the code of a page is on the way. */
export const prefetchIdentity = (client: QueryClient): Promise<void> =>
  client.prefetchQuery(identityQuery())
