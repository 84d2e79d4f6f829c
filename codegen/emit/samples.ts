import { importPath, type Layout } from '../layout.ts'
import type { Answer } from '../runtime/answerChoice.ts'
import type { SampleRequest } from '../sample/requests.ts'
import { literal } from './literal.ts'

const importKeys = ({ server, mocks }: Layout) =>
  `import type { OperationKey } from '${importPath(mocks, server)}/behaviour.ts'`

/**
 * Emits a valid response for each operation and status. Equal responses, for example common errors,
 * are emitted once.
 */
export function emitAnswers(answers: Map<string, Record<string, Answer>>, layout: Layout): string {
  const constants = new Map<string, string>()
  const constant = (answer: Answer) => {
    const text = literal(answer, 1)
    const known = constants.get(text) ?? `answer${constants.size + 1}`
    constants.set(text, known)
    return known
  }
  const rows = [...answers].map(([key, byStatus]) => {
    const statuses = Object.entries(byStatus).map(
      ([status, answer]) => `    ${JSON.stringify(status)}: ${constant(answer)},`,
    )
    return `  ${JSON.stringify(key)}: {\n${statuses.join('\n')}\n  },`
  })
  const declarations = [...constants].map(([text, name]) => `const ${name}: Answer = ${text}`)
  return `${importKeys(layout)}
import type { Answer } from './createHandlers.ts'

${declarations.join('\n')}

/** Valid answer by operation and documented status. */
export const answers: Record<OperationKey, Readonly<Record<string, Answer>>> = {
${rows.join('\n')}
}
`
}

/** Emits a valid request for each operation. */
export function emitRequests(requests: Map<string, SampleRequest>, layout: Layout): string {
  const rows = [...requests].map(
    ([key, request]) => `  ${JSON.stringify(key)}: ${literal(request)},`,
  )
  return `${importKeys(layout)}

/** Valid request with its required parts, and with a body if the call has one. */
export type SampleRequest = {
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, unknown>>
  cookies: Readonly<Record<string, unknown>>
  mediaType?: string
  body?: unknown
  /** Body of bytes in base64. */
  base64?: string
}

/** Valid request of each operation. */
export const sampleRequests: Record<OperationKey, SampleRequest> = {
${rows.join('\n')}
}
`
}
