import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

type Schemas = components['schemas']

export type Publication = {
  kind: Schemas['PublicationKind']
  slug: string
  /** Date of publication, as `2026-11-18`. */
  publishedOn: string
  /** Name of the team that wrote the publication. */
  author: WrittenTexts
  /** Name of the illustration. */
  picture: string
  title: WrittenTexts
  summary: WrittenTexts
  /** Content as HTML. */
  content: WrittenTexts
}

/** Operating company of a white label; omitted fields are not shown. */
export type Company = {
  legalName?: string
  registrationNumber?: string
  address?: string
  email?: string
  /** Content as HTML. */
  content?: WrittenTexts
}
