import { keepPreviousData } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { readIfAny } from '../../api/readIfAny.ts'
import { useQuery } from '../../kit/query/useQuery.ts'

export type Details = Value<'GET /wps/publications/{kind}/{slug}'>
export type Publication = Details['publication']
export type Kind = Publication['kind']

/** Number of publications on a page: two or three rows of cards. */
export const pageSize = 6

/**
 * Query of a page of news items or blog articles. The previous page stays visible until the new
 * page has loaded.
 */
export const usePublications = (kind: Kind, page: number) =>
  useQuery({
    ...read('/wps/publications', { query: { kind, page, pageSize } }),
    placeholderData: keepPreviousData,
  })

/** Query of a publication; null if it does not exist. */
export const usePublication = (kind: Kind, slug: string) =>
  useQuery(readIfAny('/wps/publications/{kind}/{slug}', { path: { kind, slug } }))

/** Query of the company that runs the portal. */
export const useCompany = () => useQuery(read('/wps/company', {}))
