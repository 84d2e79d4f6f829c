import type { OperationPlan } from '../contract/plan.ts'
import { importPath, type Layout } from '../layout.ts'
import type { Project } from '../project.ts'

/** Properties of an operation in the generated table of handlers. */
export const rowOf = ({ operation, body }: OperationPlan) => ({
  method: operation.method,
  path: operation.path,
  bodyTypes: Object.keys(operation.body?.content ?? {}),
  encrypted: operation.encrypted,
  ...(Object.keys(body?.bytes ?? {}).length > 0 && { takesBytes: true }),
  ...(operation.form && { form: operation.form }),
  ...(Object.keys(operation.separators).length > 0 && { separators: operation.separators }),
  ...(operation.bracketNames.length > 0 && { bracketNames: operation.bracketNames }),
})

const tableOf = (plans: OperationPlan[]): string =>
  plans
    .map((plan) => `  ${JSON.stringify(plan.operation.key)}: ${JSON.stringify(rowOf(plan))},`)
    .join('\n')

/** Emits the msw handlers of a project. The handlers use the generated responses and validators. */
export function emitHandlers(plans: OperationPlan[], project: Project): string {
  const { client, mocks } = project.layout
  return `import { requestValidators, responseValidators } from '${importPath(mocks, client)}/validators.js'
import { createHandlers } from './createHandlers.ts'
import { answers } from './answers.ts'
import { describeRejection } from '${importPath(mocks, project.rejectionModule)}'

const operations = {
${tableOf(plans)}
}

/** Handlers of all operations. Each returns a generated response, or rejects an invalid request. */
export const handlers = createHandlers({
  operations,
  answers,
  requestValidators,
  responseValidators,
  describeRejection,
})
`
}

/**
 * Emits the msw handlers of any contract. The handlers accept hand-written overrides.
 * @param isStateful default of the handlers: true if they store items between calls.
 */
export const emitPlainHandlers = (
  plans: OperationPlan[],
  basePaths: string[],
  isStateful: boolean,
  { client, mocks }: Layout,
): string =>
  `import type { HttpHandler } from 'msw/http'
import { requestValidators, responseValidators } from '${importPath(mocks, client)}/validators.js'
import { createHandlers, type GeneratedContract } from './createHandlers.ts'
import { answers } from './answers.ts'
import type { Behaviour, OperationKey } from './behaviour.ts'
import { createCollections } from './collections.ts'
import { collections } from './collectionTable.ts'
import type { State } from './statefulAnswers.ts'

const operations: GeneratedContract<OperationKey>['operations'] = {
${tableOf(plans)}
}

const generated: GeneratedContract<OperationKey> = {
  operations,
  answers,
  requestValidators,
  responseValidators,
  basePaths: ${JSON.stringify(basePaths)},
}

/** Creates a state that stores posted items and removes deleted ones until it is reset. */
export const createState = (): State => createCollections(collections, generated)

/**
 * msw request handlers of all operations.
 * @param overrides hand-written answers by operation.
 * @param state stores items between calls; false for none.
 */
export const createMockHandlers = (
  overrides: Partial<Behaviour> = {},
  state: State | false = ${isStateful ? 'createState()' : 'false'},
): HttpHandler[] =>
  createHandlers<OperationKey>({ ...generated, overrides, ...(state && { state }) })

const state = createState()

/** Discards the items that calls of \`handlers\` have stored. */
export const resetCollections = (): void => state.reset()

/** Handlers of all operations. Each returns a generated response, or rejects an invalid request. */
export const handlers: HttpHandler[] = createMockHandlers({}${isStateful ? ', state' : ''})
`
