import * as z from 'zod/mini'

/** The vendor's code as calls take it; `pg` in an address is the vendor PG. */
const vassalage = z.catch(
  z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9_]{1,30}$/))),
  undefined,
)
/** From 1, and at most what the calls take. */
const page = z.catch(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(1), z.maximum(10_000))),
  ),
  1,
)

/** Which part of a list its address names (ROUTE-23). */
export type ListAddress = { vassalage?: string | undefined; page: number }

/** What an address says; what it says wrong counts as not said. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const vendor = vassalage.parse(search.get('vassalage') ?? undefined)
  return {
    page: page.parse(search.get('page') ?? '1'),
    ...(vendor === undefined ? {} : { vassalage: vendor }),
  }
}

/** The query of an address, without what needs no saying. */
export function listSearch({ vassalage, page }: ListAddress): string {
  const search = new URLSearchParams()
  if (vassalage !== undefined) search.set('vassalage', vassalage)
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? '' : `?${search}`
}
