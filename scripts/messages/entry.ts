import type { Glossary } from './glossary.ts'
import type { MessageShape } from './messageShape.ts'
import type { WritingSystem } from './writingSystem.ts'

/** A message of a language with its source texts. */
export type Entry = {
  id: string
  /** Name of the file: `locales/es.json`. */
  file: string
  text: string
  shape: MessageShape
  /** English source text. */
  source: { text: string; shape: MessageShape }
  /** Portuguese text, which shows the intended sense; for Portuguese itself, the English text. */
  sense: { text: string; shape: MessageShape }
}

/** A language with its writing conventions and its glossary. */
export type Language = { code: string; writing: WritingSystem; glossary: Glossary }

/** Returns the problems of one message; empty if it follows the rule. */
export type Rule = (entry: Entry, language: Language) => string[]

/** All visible texts of a message, one per line. */
export const allVariants = ({ variants }: MessageShape): string => variants.join('\n')
