import { keepPreviousData } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { readIfAny } from '../../api/readIfAny.ts'
import { useQuery } from '../../kit/query/useQuery.ts'

export type Details = Value<'GET /wps/publications/{kind}/{slug}'>
export type Publication = Details['publication']
export type Kind = Publication['kind']

/** How many a page has: two or three rows of cards. */
export const pageSize = 6

/** A page of news or of the blog; the one before it stays until it comes. */
export const usePublications = (kind: Kind, page: number) =>
  useQuery({
    ...read('/wps/publications', { query: { kind, page, pageSize } }),
    placeholderData: keepPreviousData,
  })

/** One of them, whole; null where there is none. */
export const usePublication = (kind: Kind, slug: string) =>
  useQuery(readIfAny('/wps/publications/{kind}/{slug}', { path: { kind, slug } }))

/** Who runs the portal. */
export const useCompany = () => useQuery(read('/wps/company', {}))
