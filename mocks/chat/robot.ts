/** The robot that answers in the chat where nobody of flesh and blood does. It knows no account. */
import { type TextLanguage, textIn } from '../../platform/domain/base/texts/texts.ts'
import { topics, unknownTopic } from '../content/help/robot.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** What the robot answers, and where the help centre says more. */
export function replyTo(
  message: string,
  language: TextLanguage,
): { text: string; anchor?: string } {
  const words = ` ${plain(message).replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')}`
  const topic = topics.find((one) => one.words.some((word) => words.includes(` ${word}`)))
  if (!topic) return { text: textIn(unknownTopic, language) }
  return { text: textIn(topic.reply, language), ...(topic.anchor && { anchor: topic.anchor }) }
}
