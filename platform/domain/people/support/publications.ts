/** News, blog and company page, as the API returns them. */

import type { components } from '../../../../src/api/gen/paths.ts'
import type { Images } from '../../../providers.ts'
import type { Company, Publication } from '../../base/content/publication.ts'
import { type TextLanguage, textIn, writtenLanguage } from '../../base/texts/texts.ts'
import { timeOfDay } from '../../base/time/marketTime.ts'

type Schemas = components['schemas']

type Showing = {
  language: TextLanguage
  /** Image provider, if there is one. */
  images: Images | undefined
}

const wordsPerMinute = 200

/** Reading time of an HTML text, in minutes. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return Math.max(1, Math.ceil(words.length / wordsPerMinute))
}

/** Publications of one kind, newest first. */
export const publicationsOf = (
  all: readonly Publication[],
  kind: Schemas['PublicationKind'],
): Publication[] =>
  all
    .filter((each) => each.kind === kind)
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))

/** Publication as shown in lists. */
export function showPublication(
  { kind, slug, publishedOn, author, picture, title, summary, content }: Publication,
  { language, images }: Showing,
): Schemas['Publication'] {
  return {
    kind,
    slug,
    title: textIn(title, language),
    summary: textIn(summary, language),
    imageUrl: images?.banner(picture) ?? '',
    author: textIn(author, language),
    publishedAt: new Date(timeOfDay(publishedOn)).toISOString(),
    readingMinutes: readingMinutes(textIn(content, language)),
  }
}

/**
 * Publication of a list in newest-first order, with its neighbours; undefined if the slug is
 * unknown.
 */
export function showPublicationDetails(
  newestFirst: readonly Publication[],
  slug: string,
  view: Showing,
): Schemas['PublicationDetails'] | undefined {
  const index = newestFirst.findIndex((each) => each.slug === slug)
  const publication = newestFirst[index]
  if (publication === undefined) return undefined
  const { language } = view
  const newer = newestFirst[index - 1]
  const older = newestFirst[index + 1]
  return {
    publication: showPublication(publication, view),
    content: textIn(publication.content, language),
    ...(newer && { newer: { slug: newer.slug, title: textIn(newer.title, language) } }),
    ...(older && { older: { slug: older.slug, title: textIn(older.title, language) } }),
  }
}

export const showCompany = (
  { content, ...facts }: Company,
  language: TextLanguage,
): Schemas['Company'] => ({
  language: content ? writtenLanguage(content, language) : language,
  ...facts,
  ...(content && { content: textIn(content, language) }),
})
