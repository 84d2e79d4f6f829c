/** Live chat desks and their opening hours. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { ChatDesk } from '../../base/content/chatDesk.ts'
import { type TextLanguage, textIn } from '../../base/texts/texts.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'

type Schemas = components['schemas']

const hour = 3_600_000

/** Next opening time of a desk; undefined while the desk is open. */
function opensAt({ hours }: ChatDesk, now: number): number | undefined {
  if (!hours) return undefined
  const [from, to] = hours
  const today = startOfDay(now)
  if (now < today + from * hour) return today + from * hour
  return now < today + to * hour ? undefined : today + dayLength + from * hour
}

/** Desks in one language, with their opening state at a time. */
export const desksAt = (
  desks: readonly ChatDesk[],
  now: number,
  language: TextLanguage,
): Schemas['ChatModel'][] =>
  desks.map((desk) => {
    const next = opensAt(desk, now)
    return {
      modelId: desk.id,
      title: textIn(desk.title, language),
      description: textIn(desk.description, language),
      isOpen: next === undefined,
      ...(next !== undefined && { opensAt: new Date(next).toISOString() }),
    }
  })
