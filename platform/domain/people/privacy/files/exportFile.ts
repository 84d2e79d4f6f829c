import type { TextLanguage } from '../../../base/texts/texts.ts'
import type { AnyRow, Section } from '../sections/section.ts'
import type { People } from './plainRow.ts'

/** Whose export it is, and when it was asked for. */
export type ExportFacts = { username: string; language: TextLanguage; requestedAt: number }

/** Some rows of a section. */
export type Portion = {
  section: Section
  rows: readonly AnyRow[]
  people: People
  /** Whether nothing of the section, or of any section, was written before. */
  isFirst: boolean
  isFirstSection: boolean
  /** Whether the section ends with it. */
  isLast: boolean
}

/** A file that is written portion by portion, which together are all of it. */
export type ExportFile = {
  begin(facts: ExportFacts): string
  portion(portion: Portion, facts: ExportFacts): string
  end(facts: ExportFacts): string
}
