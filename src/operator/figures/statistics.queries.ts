import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'

/** Milliseconds between two fetches: the current hour's counts change while the page is open. */
const refreshEvery = 60_000

/** Query of the registration form's statistics. */
export const useStatistics = () =>
  useQuery({
    ...read('/ops/registration-rules/statistics', {}),
    refetchInterval: refreshEvery,
  })
