/** Chat robot for platforms without human support agents. It cannot access accounts. */

import { textIn } from '../../platform/domain/base/texts/texts.ts'
import { topics, unknownTopic } from '../content/help/robot.ts'
import type { EmulatorLanguage } from '../emulator/page.ts'

const toPlainText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** Reply to a message, and the anchor of a help article if the topic has one. */
export function replyTo(
  message: string,
  language: EmulatorLanguage,
): { text: string; anchor?: string } {
  const words = ` ${toPlainText(message).replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')}`
  const topic = topics.find((one) => one.words.some((word) => words.includes(` ${word}`)))
  if (!topic) return { text: textIn(unknownTopic, language) }
  return { text: textIn(topic.reply, language), ...(topic.anchor && { anchor: topic.anchor }) }
}
