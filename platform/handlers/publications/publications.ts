import { pageOf } from '../../domain/base/storage/pageOf.ts'
import { languageOf } from '../../domain/base/texts/texts.ts'
import {
  publicationsOf,
  showCompany,
  showPublication,
  showPublicationDetails,
} from '../../domain/people/support/publications.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'

export const publications = {
  'GET /wps/publications': ({ world, query, headers }) => {
    const { kind, page, pageSize = 12 } = query
    const language = languageOf(headers?.['Accept-Language'])
    const showing = { language, images: world.providers.images }
    const { items, ...place } = pageOf(publicationsOf(world.content.publications, kind), {
      pageSize,
      ...(page !== undefined && { page }),
    })
    return answer({ items: items.map((each) => showPublication(each, showing)), ...place })
  },

  'GET /wps/publications/{kind}/{slug}': ({ world, path, headers }) => {
    const language = languageOf(headers?.['Accept-Language'])
    const newestFirst = publicationsOf(world.content.publications, path.kind)
    const showing = { language, images: world.providers.images }
    const details = showPublicationDetails(newestFirst, path.slug, showing)
    return details ? answer(details) : fault('NOT_FOUND')
  },

  'GET /wps/company': ({ world, headers }) =>
    answer(showCompany(world.content.company, languageOf(headers?.['Accept-Language']))),
} satisfies Partial<Behaviour>
