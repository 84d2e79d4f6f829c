import type { TextLanguage } from '../../../base/texts/texts.ts'
import type { AnyRow, Section } from '../sections/section.ts'
import type { People } from './plainRow.ts'

/** Owner of an export and the time of its request. */
export type ExportFacts = { username: string; language: TextLanguage; requestedAt: number }

/** Page of a section's rows. */
export type Portion = {
  section: Section
  rows: readonly AnyRow[]
  people: People
  /** True for the first page of the section. */
  isFirst: boolean
  isFirstSection: boolean
  /** True if the section ends with this page. */
  isLast: boolean
}

/** Writer of a file format. The file is the concatenation of all returned strings. */
export type ExportFile = {
  begin(facts: ExportFacts): string
  portion(portion: Portion, facts: ExportFacts): string
  end(facts: ExportFacts): string
}
