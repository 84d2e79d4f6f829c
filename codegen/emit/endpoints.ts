import type { OperationPlan } from '../contract/plan.ts'
import type { Project } from '../project.ts'
import { formType } from '../runtime/mediaTypes.ts'

/** Row of one operation: its module, and the flags that apply to it. */
function rowOf({ operation, responseBytes }: OperationPlan, { callers }: Project): string {
  const marks = [
    `module: ${JSON.stringify(operation.module)}`,
    ...Object.entries(callers).map(
      ([scheme, { mark }]) => operation.security.includes(scheme) && `${mark}: true`,
    ),
    operation.encrypted && 'encrypted: true',
    operation.body?.content[formType] && 'formEncoded: true',
    operation.idempotent && 'idempotent: true',
    Object.keys(responseBytes['200'] ?? {}).length > 0 && 'bytes: true',
  ].filter(Boolean)
  return `  ${JSON.stringify(operation.key)}: { ${marks.join(', ')} },`
}

/** Sorts rows by their flags, then by path, so that the compressed table is 2 % smaller. */
function sortRows(rows: readonly string[]): string[] {
  const orderOf = (row: string) =>
    `${row.slice(row.indexOf('{ module'))} ${row.slice(row.indexOf('/'))}`
  return rows.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
}

/**
 * Emits the endpoint table for the client's middleware: module id, credentials and body encoding of
 * each call. Calls that a page makes while it loads (`first`) ship with the first page; the table
 * of all other calls (`later`) is loaded on demand.
 */
export function emitEndpoints(
  plans: OperationPlan[],
  project: Project,
): { first: string; later: string } {
  const rows = (atStart: boolean) =>
    sortRows(
      plans
        .filter(({ operation }) => operation.atStart === atStart)
        .map((plan) => rowOf(plan, project)),
    )
  const keys = plans.map(({ operation: { key } }) => `  | ${JSON.stringify(key)}`)
  return {
    first: `/** A call of the contract, as method and path. */
export type EndpointKey =
${keys.join('\n') || '  never'}

/** Encoding and credentials of one call. */
export type Endpoint = {
  /** Module id of the call. */
  module: string
${Object.entries(project.callers)
  .map(
    ([scheme, { mark }]) =>
      `  /** The call carries the credential of \`${scheme}\`. */\n  ${mark}?: true`,
  )
  .join('\n')}
  /** The body is encrypted. */
  encrypted?: true
  /** The body is a form, not JSON. */
  formEncoded?: true
  /** The call carries an idempotency key, which its retries reuse. */
  idempotent?: true
  /** The response is a file, not JSON in the envelope of the contract. */
  bytes?: true
}

export type Endpoints = { readonly [Key in EndpointKey]?: Endpoint }

/** Calls that a page makes while it starts (\`x-first-paint\`). */
export const firstEndpoints: Endpoints = {
${rows(true).join('\n')}
}
`,
    later: `import type { Endpoints } from './endpoints.ts'

/** All other calls. */
export const laterEndpoints: Endpoints = {
${rows(false).join('\n')}
}
`,
  }
}
