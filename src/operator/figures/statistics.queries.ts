import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'

/** Milliseconds; the counts of the running hour move on while the page is open. */
const refreshEvery = 60_000

/** How players fare with the form. */
export const useStatistics = () =>
  useQuery({
    ...read('/ops/registration-rules/statistics', {}),
    refetchInterval: refreshEvery,
  })
