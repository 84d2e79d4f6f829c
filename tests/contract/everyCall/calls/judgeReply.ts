import { appendFileSync } from 'node:fs'
import { type HeaderObject, resolve } from 'contract-mocks/contract'
import { type ContractOperation, contract, documents } from './document.ts'
import { judgeAnswer, judgeComponent, judgeHeader } from './peer.ts'

export type ReceivedAnswer = {
  status: number
  headers: Headers
  /** Raw bytes in Latin-1, for content that is not JSON. */
  content: string
  /** Parsed JSON; undefined for other content. */
  body: unknown
}

/** Headers that an operation must document if its response has them. */
const checkedHeaders = ['ETag', 'Location', 'Retry-After', 'Set-Cookie', 'WWW-Authenticate']

/**
 * Media type of a response, without parameters such as `charset`; undefined for a response without
 * a body.
 */
const mediaTypeOf = ({ headers, content }: ReceivedAnswer): string | undefined => {
  const [mediaType = ''] = (headers.get('Content-Type') ?? '').split(';')
  return content === '' && mediaType === '' ? undefined : mediaType.trim()
}

async function wrongContent(
  operation: ContractOperation,
  reply: ReceivedAnswer,
): Promise<string[]> {
  const { status, body, content } = reply
  const mediaType = mediaTypeOf(reply)
  const documented = Object.keys(operation.responses[String(status)]?.content ?? {})
  if (mediaType === undefined) {
    return documented.length === 0 ? [] : ['there is no body']
  }
  if (!documented.includes(mediaType)) return [`${mediaType} is not documented`]
  const isJson = mediaType === 'application/json'
  return judgeAnswer(operation, status, { mediaType, value: isJson ? body : content })
}

async function wrongHeaders(
  operation: ContractOperation,
  { status, headers }: ReceivedAnswer,
): Promise<string[]> {
  const documented = operation.responses[String(status)]?.headers ?? {}
  const names = Object.keys(documented).map((name) => name.toLowerCase())
  const wrong = checkedHeaders
    .filter((name) => headers.has(name) && !names.includes(name.toLowerCase()))
    .map((name) => `the header ${name} is not documented`)
  for (const name of Object.keys(documented)) {
    const text = headers.get(name)
    const header = resolve<HeaderObject | undefined>(contract, documented[name])
    if (text !== null) {
      const isNumber = /"(integer|number)"/.test(JSON.stringify(header?.schema ?? true))
      const value = isNumber ? Number(text) : text
      const found = await judgeHeader(operation, status, { name, value })
      wrong.push(...found.map((one) => `the header ${name}: ${one}`))
    } else if (header?.required !== false) wrong.push(`the header ${name} is missing`)
  }
  return wrong
}

/** File in which a bench collects a letter for each response: `v` for valid, `x` for invalid. */
const verdicts = process.env.PORTICO_VERDICTS

/**
 * Problems of a response according to the independent validator: status, media type, body and
 * headers.
 * @param generic statuses that operations need not document; their body is the common error.
 */
export async function judgeReply(
  operation: ContractOperation,
  reply: ReceivedAnswer,
  generic: readonly number[],
): Promise<string[]> {
  const wrong = await wrongReply(operation, reply, generic)
  if (verdicts !== undefined) appendFileSync(verdicts, wrong.length === 0 ? 'v' : 'x')
  return wrong
}

async function wrongReply(
  operation: ContractOperation,
  reply: ReceivedAnswer,
  generic: readonly number[],
): Promise<string[]> {
  const { status, headers, body } = reply
  const named = /^.{1,64}$/.test(headers.get('X-Request-Id') ?? '')
  const anonymous = named ? [] : ['the header X-Request-Id is missing']
  if (documents(operation, status)) {
    const wrong = [await wrongContent(operation, reply), await wrongHeaders(operation, reply)]
    return [...anonymous, ...wrong.flat()]
  }
  if (!generic.includes(status)) return [...anonymous, `the status ${status} is not documented`]
  const isJson = mediaTypeOf(reply) === 'application/json'
  const refused = isJson ? await judgeComponent('Rejection', body) : ['it is no JSON']
  return [...anonymous, ...refused]
}
