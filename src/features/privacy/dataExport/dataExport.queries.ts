import { useQueryClient } from '@tanstack/react-query'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'

type Schemas = components['schemas']
export type DataExport = Schemas['DataExport']
export type ExportStanding = Schemas['DataExportStanding']

/** Between two looks at an export that is being made, in milliseconds. */
const lookEvery = 2000

const isBeingMade = ({ export: made }: ExportStanding) =>
  made?.status === 'QUEUED' || made?.status === 'RUNNING'

const standingQuery = () => read('/wps/member/dataExport', {})

/** How the member's export stands; looked at again while it is being made. */
export function useExportStanding() {
  return useQuery({
    ...standingQuery(),
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? lookEvery : false),
  })
}

/** Asks for an export. @throws {ApiError} */
export function useRequestExport(): (password: string) => Promise<void> {
  const client = useQueryClient()
  return async (password) => {
    const { queryKey } = standingQuery()
    const body = password === '' ? {} : { password }
    try {
      const made = await write('POST /wps/member/dataExport', { body })
      client.setQueryData<ExportStanding>(
        queryKey,
        (standing) => standing && { ...standing, export: made },
      )
    } catch (error) {
      // Another tab may have asked for one meanwhile.
      void client.invalidateQueries({ queryKey })
      throw error
    }
  }
}
