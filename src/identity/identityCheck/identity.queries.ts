import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

export type IdentityStatus = Value<'GET /wps/identity'>
export type IdentityStep = IdentityStatus['steps'][number]
export type StepId = IdentityStep['step']
export type IdentityDemand = IdentityStatus['demands'][number]

/** Progress of the identity check, and the actions that still require it (`demands`). */
export const identityQuery = () => read('/wps/identity', {})

/** Prefetches the identity check while a page's code loads. */
export const prefetchIdentity = (client: QueryClient): Promise<void> =>
  client.prefetchQuery(identityQuery())

/** True while a step is under review, so that its result has to be polled. */
export const isUnderReview = ({ steps }: Pick<IdentityStatus, 'steps'>): boolean =>
  steps.some(({ state }) => state === 'UNDER_REVIEW')

/** Requirement that an action does not meet; undefined if the action is permitted. */
export const demandFor = (
  { demands }: Pick<IdentityStatus, 'demands'>,
  action: IdentityDemand['action'],
): IdentityDemand | undefined => demands.find((demand) => demand.action === action)
