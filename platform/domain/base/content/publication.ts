import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

type Schemas = components['schemas']

/** A piece of news, or an article of the blog. */
export type Publication = {
  kind: Schemas['PublicationKind']
  slug: string
  /** The day, `2026-11-18`. */
  publishedOn: string
  /** The team that wrote it. */
  author: WrittenTexts
  /** Names the drawing above it. */
  picture: string
  title: WrittenTexts
  summary: WrittenTexts
  /** HTML. */
  content: WrittenTexts
}

/** Who runs the portal, as a white label says it; what it leaves out is not shown. */
export type Company = {
  legalName?: string
  registrationNumber?: string
  address?: string
  email?: string
  /** HTML. */
  content?: WrittenTexts
}
