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
  /** True if no page of the section, or of any section, was written before. */
  isFirst: boolean
  isFirstSection: boolean
  /** True if the section ends with this page. */
  isLast: boolean
}

/** Writer of a file format. The file is the concatenation of its results. */
export type ExportFile = {
  begin(facts: ExportFacts): string
  portion(portion: Portion, facts: ExportFacts): string
  end(facts: ExportFacts): string
}
