import { useQueryClient } from '@tanstack/react-query'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'

type Schemas = components['schemas']
export type DataExport = Schemas['DataExport']
export type ExportStanding = Schemas['DataExportStanding']

/** Poll interval of an export in progress, in milliseconds. */
const lookEvery = 2000

const isBeingMade = ({ export: dataExport }: ExportStanding) =>
  dataExport?.status === 'QUEUED' || dataExport?.status === 'RUNNING'

const standingQuery = () => read('/wps/member/dataExport', {})

/** State of the member's export; polled while it is in progress. */
export function useExportStanding() {
  return useQuery({
    ...standingQuery(),
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? lookEvery : false),
  })
}

/** Returns a function that requests an export. @throws {ApiError} */
export function useRequestExport(): (password: string) => Promise<void> {
  const client = useQueryClient()
  return async (password) => {
    const { queryKey } = standingQuery()
    const body = password === '' ? {} : { password }
    try {
      const dataExport = await write('POST /wps/member/dataExport', { body })
      client.setQueryData<ExportStanding>(
        queryKey,
        (standing) => standing && { ...standing, export: dataExport },
      )
    } catch (error) {
      // Another tab may have requested an export meanwhile.
      void client.invalidateQueries({ queryKey })
      throw error
    }
  }
}
