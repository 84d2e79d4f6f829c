import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { nextLook } from './nextLook.ts'

/** State of a raffle for the member, polled while it is mounted. */
export const useRaffle = (promotionId: string) =>
  useQuery({
    ...read('/wps/raffles/{promotionId}', { path: { promotionId } }),
    refetchInterval: ({ state: { data } }) => (data ? nextLook(data, Date.now()) : false),
  })
