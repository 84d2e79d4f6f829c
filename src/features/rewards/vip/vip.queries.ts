import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { nextChange } from './nextChange.ts'

/** The member's VIP level and bonuses, fetched again at each change that time causes. */
export const useVip = (options: { enabled?: boolean } = {}) =>
  useQuery({
    ...read('/wps/vip', {}),
    ...options,
    refetchInterval: ({ state: { data } }) => (data ? nextChange(data, Date.now()) : false),
  })
