/** Words of the platform's own in the languages that it speaks. */

/** The languages that the server's texts are written in. */
export const textLanguages = ['pt', 'en'] as const
export type TextLanguage = (typeof textLanguages)[number]

/** One text in every language of the server. */
export type Texts = Record<TextLanguage, string>

/** The most language tags that are read of one header. */
const readTags = 20

const qualityOf = (parameters: string[]): number => {
  const given = parameters.map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(one)?.[1])
  return Number(given.find((value) => value !== undefined) ?? 1)
}

/**
 * The language that a caller wants most among those that the server speaks.
 * @param header an `Accept-Language` header, or one BCP 47 tag; Portuguese when it names no
 *   language of the portal.
 */
export function languageOf(header: string | undefined): TextLanguage {
  const wanted = (header ?? '')
    .split(',', readTags)
    .map((one) => {
      const [tag = '', ...parameters] = one.split(';')
      return { language: tag.trim().toLowerCase().split('-')[0], quality: qualityOf(parameters) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  for (const { language } of wanted) {
    const known = textLanguages.find((one) => one === language)
    if (known) return known
  }
  return 'pt'
}
