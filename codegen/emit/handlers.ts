import type { OperationPlan } from '../contract/plan.ts'
import { importPath, type Layout } from '../layout.ts'

/** msw handlers of all operations, over the generated answers and validators. */
export function emitHandlers(plans: OperationPlan[], { client, mocks }: Layout): string {
  const rows = plans.map(({ operation, body }) => {
    const facts = {
      method: operation.method,
      path: operation.path,
      bodyTypes: Object.keys(operation.body?.content ?? {}),
      encrypted: operation.encrypted,
      ...(Object.keys(body?.bytes ?? {}).length > 0 ? { takesBytes: true } : {}),
      ...(operation.form && { form: operation.form }),
    }
    return `  ${JSON.stringify(operation.key)}: ${JSON.stringify(facts)},`
  })
  return `import { requestValidators, responseValidators } from '${importPath(mocks, client)}/validators.js'
import { createHandlers } from './answering.ts'
import { answers } from './answers.ts'

const operations = {
${rows.join('\n')}
}

/** An msw request handler for every operation: its generated answer, or why a request is refused. */
export const handlers = createHandlers({
  operations,
  answers,
  requestValidators,
  responseValidators,
})
`
}
