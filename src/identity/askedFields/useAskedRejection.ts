import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { type AskingMoment, askedFieldsQuery } from './askedFields.queries.ts'

function isAskedRejection(error: unknown): boolean {
  if (error === undefined) return false
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'FIELDS_ASKED'
}

/**
 * Refetches the asked fields after a money request was rejected because the rules have changed
 * while its form was open.
 * @returns true once the fields are asked for: the form then needs no error message.
 */
export function useAskedRejection(at: AskingMoment, error: unknown): boolean {
  const client = useQueryClient()
  const { data } = useQuery(askedFieldsQuery(at))
  const [handled, setHandled] = useState<unknown>()
  const isRejected = isAskedRejection(error)
  useEffect(() => {
    if (!isAskedRejection(error)) return
    void client.invalidateQueries({ queryKey: askedFieldsQuery(at).queryKey })
  }, [error, at, client])
  const hasFields = data !== undefined && data.fields.length > 0
  if (isRejected && hasFields && handled !== error) setHandled(error)
  return isRejected && handled === error
}
