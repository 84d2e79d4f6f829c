import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { nextLook } from './nextLook.ts'

/** How the member stands with a raffle, kept up to date while it is in view. */
export const useRaffle = (promotionId: string) =>
  useQuery({
    ...read('/wps/raffles/{promotionId}', { path: { promotionId } }),
    refetchInterval: ({ state: { data } }) => (data ? nextLook(data, Date.now()) : false),
  })
