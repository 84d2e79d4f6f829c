import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { untilNextLook } from './runningTimes.ts'

/** Query of the current period of a contract in force; disabled without a contract. */
export const useRunningPeriod = (contractId: string | undefined) =>
  useQuery({
    ...read('/wps/contracts/{contractId}/period', { path: { contractId: contractId ?? '' } }),
    enabled: contractId !== undefined,
    refetchInterval: ({ state: { data } }) => (data ? untilNextLook(data) : false),
  })
