import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { type AskingMoment, askedFieldsQuery } from './askedFields.queries.ts'

/**
 * Loads the fields that a money request was rejected for, because the rules have changed while its
 * form was open.
 * @returns true once the card has asked them: the form then needs no message of its own.
 */
export function useAskedRejection(at: AskingMoment, error: unknown): boolean {
  const client = useQueryClient()
  const { data } = useQuery(askedFieldsQuery(at))
  const [handled, setHandled] = useState<unknown>()
  const failure = error === undefined ? undefined : failureOf(error)
  const isAsked = failure?.kind === 'rejected' && failure.code === 'FIELDS_ASKED'
  useEffect(() => {
    if (!isAsked) return
    const { queryKey } = askedFieldsQuery(at)
    void client.invalidateQueries({ queryKey })
  }, [isAsked, error, at, client])
  const hasFields = data !== undefined && data.fields.length > 0
  if (isAsked && hasFields && handled !== error) setHandled(error)
  return isAsked && handled === error
}
