import type { Glossary } from './glossary.ts'
import type { MessageShape } from './messageShape.ts'
import type { WritingSystem } from './writingSystem.ts'

/** A message of a language beside its source texts. */
export type Entry = {
  id: string
  /** Name of the file: `locales/es.json`. */
  file: string
  text: string
  shape: MessageShape
  /** English text, the source. */
  source: { text: string; shape: MessageShape }
  /** Brazilian text, which shows the sense that is meant; in Portuguese the English one. */
  sense: { text: string; shape: MessageShape }
}

/** A language with its rules of writing. */
export type Language = { code: string; writing: WritingSystem; glossary: Glossary }

/** Names the problems of one message; none if it keeps the rule. */
export type Rule = (entry: Entry, language: Language) => string[]

/** All visible texts of a message, one a line. */
export const allVariants = ({ variants }: MessageShape): string => variants.join('\n')
