import type { CallAnswer } from './messages.ts'

type Answer = CallAnswer['answer']

/**
 * Milliseconds for which a response is reused by all pages that make the same call. Pages are
 * rendered one after the other, and most of them make the same calls.
 */
const memorySpan = 250

/**
 * Wraps `ask` so that pages that are rendered at about the same time share the response to a call.
 * @param now milliseconds of any clock
 */
export function createCallMemory(
  ask: (target: string, headers: Headers) => Promise<Answer>,
  now: () => number,
): (request: Request) => Promise<Answer> {
  const known = new Map<string, { at: number; answer: Promise<Answer> }>()
  return ({ url, headers }) => {
    const { pathname, search } = new URL(url)
    const target = pathname + search
    const key = `${headers.get('accept-language')} ${target}`
    for (const [other, { at }] of known) if (now() - at >= memorySpan) known.delete(other)
    const answer = known.get(key)?.answer ?? ask(target, headers)
    if (!known.has(key)) known.set(key, { at: now(), answer })
    return answer
  }
}
