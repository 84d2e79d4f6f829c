/** Answers requests with what was generated for a contract. Copied beside it when it is generated. */
import { HttpHandler, HttpResponse } from 'msw/http'
import { type ParameterFacts, readForm } from './parameters.ts'
import { type Preference, readPreference } from './preference.ts'
import { type Refused, refusalOf } from './refusal.ts'
import { concreteFirst, createPathMatcher } from './routing.ts'
import type { Check, Violation } from './validation.ts'
import type { RequestValidators } from './validatorTables.ts'

/** A documented answer, with valid bodies by name. */
export type Answer = {
  mediaType?: string
  headers: Readonly<Record<string, string>>
  /** The name of the body to answer with when none is asked for. */
  preferred?: string
  examples: Readonly<Record<string, unknown>>
  /** The bodies are bytes, written in base64. */
  base64?: true
}

/** What a handler knows of its operation. */
type AnsweredOperation = {
  method: string
  path: string
  /** The media types that the body may be of; empty when the call takes no body. */
  bodyTypes: readonly string[]
  /** The body is a file, judged by its type and size. */
  takesBytes?: boolean
  /** The body may come encrypted; without a key it is taken as it is. */
  encrypted: boolean
  /** How a form-encoded body is read; left out for other bodies. */
  form?: readonly ParameterFacts[]
}

/** Everything that was generated, by operation. */
export type Generated<Key extends string> = {
  operations: Record<Key, AnsweredOperation>
  answers: Record<Key, Readonly<Record<string, Answer>>>
  requestValidators: Record<Key, RequestValidators>
  responseValidators: Record<Key, Readonly<Record<string, Check | undefined>>>
}

const isJson = (mediaType: string) => /[/+]json\b/.test(mediaType)
const isForm = (mediaType: string) => mediaType === 'application/x-www-form-urlencoded'
const essence = (mediaType: string | null) => mediaType?.split(';')[0]?.trim().toLowerCase() ?? ''

const accepts = (offered: string, sent: string) =>
  new RegExp(
    `^${offered.toLowerCase().split(';')[0]?.replace(/[+.]/g, '\\$&').replaceAll('*', '.*')}$`,
  ).test(sent)

const isSealed = (body: unknown) => typeof body === 'object' && body !== null && 'enc' in body

/** Where a request breaks the contract. Of bodies that are neither JSON, bytes nor a form nothing is read. */
async function refuse(
  request: Request,
  path: Record<string, string>,
  operation: AnsweredOperation,
  validators: RequestValidators,
): Promise<Refused | undefined> {
  const violations: Violation[] = [
    ...(validators.path(path) ?? []),
    ...(validators.query(new URL(request.url).searchParams) ?? []),
    ...(validators.headers(request.headers) ?? []),
  ]
  const bytes = new Uint8Array(
    operation.bodyTypes.length > 0 ? await request.clone().arrayBuffer() : [],
  )
  const sent = essence(request.headers.get('Content-Type'))
  if (bytes.byteLength === 0) violations.push(...(validators.body(undefined) ?? []))
  else if (!operation.bodyTypes.some((offered) => accepts(offered, sent))) {
    const reason = `must be ${operation.bodyTypes.join(' or ')}`
    violations.push({ path: 'Content-Type', reason })
  } else if (isJson(sent)) {
    let body: unknown
    try {
      body = JSON.parse(new TextDecoder().decode(bytes))
    } catch {
      return { kind: 'unreadable', violations: [{ path: '', reason: 'must be JSON' }] }
    }
    if (!(operation.encrypted && isSealed(body))) violations.push(...(validators.body(body) ?? []))
  } else if (operation.takesBytes) violations.push(...(validators.body(bytes) ?? []))
  else if (operation.form && isForm(sent)) {
    const fields = readForm(operation.form, new TextDecoder().decode(bytes))
    violations.push(...(validators.body(fields) ?? []))
  }
  return violations.length > 0 ? { kind: 'invalid', violations } : undefined
}

/** The documented status that stands for a wanted one: itself, its class, or the default. */
function documented(answers: Readonly<Record<string, Answer>>, wanted: string) {
  return [wanted, `${wanted[0]}XX`, `${wanted[0]}xx`, 'default'].find((status) => answers[status])
}

/** The status that a documented one is answered with when the caller asks for none. */
const statusOf = (key: string) =>
  /^\d+$/.test(key) ? Number(key) : key === 'default' ? 200 : Number(`${key[0]}00`)

/** The documented answer that is meant, or undefined when the contract has none like it. */
function choose(answers: Readonly<Record<string, Answer>>, { code, example }: Preference) {
  const statuses = Object.keys(answers)
  const usual = statuses.find((status) => status.startsWith('2')) ?? statuses[0]
  const candidates = code === undefined ? [usual, ...statuses] : [documented(answers, code)]
  const key = candidates.find(
    (one) =>
      one !== undefined &&
      (example === undefined || Object.hasOwn(answers[one]?.examples ?? {}, example)),
  )
  return key === undefined ? undefined : { key, status: Number(code ?? statusOf(key)) }
}

function respond(answer: Answer, status: number, preference: Preference): Response {
  const headers = new Headers(answer.headers)
  if (preference.applied) headers.set('Preference-Applied', preference.applied)
  const name = preference.example ?? answer.preferred
  if (answer.mediaType === undefined || name === undefined) {
    return new HttpResponse(null, { status, headers })
  }
  const body = answer.examples[name]
  headers.set('Content-Type', answer.mediaType)
  if (answer.base64) {
    const bytes = Uint8Array.from(atob(String(body)), (character) => character.charCodeAt(0))
    return new HttpResponse(bytes, { status, headers })
  }
  const text = isJson(answer.mediaType) || typeof body !== 'string' ? JSON.stringify(body) : body
  return new HttpResponse(text, { status, headers })
}

function createHandler<Key extends string>(key: Key, generated: Generated<Key>): HttpHandler {
  const operation = generated.operations[key]
  const match = createPathMatcher(operation.path)
  return new HttpHandler(
    operation.method,
    ({ request }) => {
      const params = match(new URL(request.url).pathname)
      return params ? { matches: true, params } : false
    },
    async ({ request }) => {
      const path = match(new URL(request.url).pathname) ?? {}
      const refused = await refuse(request, path, operation, generated.requestValidators[key])
      const checks = generated.responseValidators[key]
      if (refused) return refusalOf(refused, checks)
      const preference = readPreference(request.headers.get('Prefer'))
      const chosen = choose(generated.answers[key], preference)
      const answer = chosen && generated.answers[key][chosen.key]
      if (chosen && answer) return respond(answer, chosen.status, preference)
      const reason = 'names an answer that the contract does not have'
      return refusalOf({ kind: 'invalid', violations: [{ path: 'Prefer', reason }] }, checks)
    },
  )
}

/** An msw request handler for every operation, the most concrete paths first. */
export function createHandlers<Key extends string>(generated: Generated<Key>): HttpHandler[] {
  return (
    Object.entries<AnsweredOperation>(generated.operations)
      .sort(([, one], [, other]) => concreteFirst(one, other))
      // Object.entries forgets that the keys are those of the table.
      .map(([key]) => createHandler(key as Key, generated))
  )
}
