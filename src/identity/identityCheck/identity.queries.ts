import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

export type IdentityStatus = Value<'GET /wps/identity'>
export type IdentityStep = IdentityStatus['steps'][number]
export type StepId = IdentityStep['step']
export type IdentityDemand = IdentityStatus['demands'][number]

/** How far the check has come, what it opens and what is demanded now. */
export const identityQuery = () => read('/wps/identity', {})

/** Asks for it while the code of a page is on the way. */
export const prefetchIdentity = (client: QueryClient): Promise<void> =>
  client.prefetchQuery(identityQuery())

/** True while something is decided, so that it is worth asking again. */
export const isUnderReview = ({ steps }: Pick<IdentityStatus, 'steps'>): boolean =>
  steps.some(({ state }) => state === 'UNDER_REVIEW')

/** Demand that an act does not meet yet; undefined when it may be done. */
export const demandFor = (
  { demands }: Pick<IdentityStatus, 'demands'>,
  action: IdentityDemand['action'],
): IdentityDemand | undefined => demands.find((demand) => demand.action === action)
