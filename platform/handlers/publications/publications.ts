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
  'GET /wps/publications': ({ context, query, headers }) => {
    const { kind, page, pageSize = 12 } = query
    const language = languageOf(headers?.['Accept-Language'])
    const showing = { language, images: context.providers.images }
    const { items, ...place } = pageOf(publicationsOf(context.content.publications, kind), {
      pageSize,
      ...(page !== undefined && { page }),
    })
    return answer({ items: items.map((each) => showPublication(each, showing)), ...place })
  },

  'GET /wps/publications/{kind}/{slug}': ({ context, path, headers }) => {
    const language = languageOf(headers?.['Accept-Language'])
    const newestFirst = publicationsOf(context.content.publications, path.kind)
    const showing = { language, images: context.providers.images }
    const details = showPublicationDetails(newestFirst, path.slug, showing)
    return details ? answer(details) : fault('NOT_FOUND')
  },

  'GET /wps/company': ({ context, headers }) =>
    answer(showCompany(context.content.company, languageOf(headers?.['Accept-Language']))),
} satisfies Partial<Behaviour>
