import type { Reply } from '../send/ask.ts'
import { badBodies } from './badBodies.ts'
import { badParameters } from './badParameters.ts'
import { type Finding, inShort, type Subject, send } from './checks.ts'

/**
 * True if a response contains a field's name: unchanged, escaped in a JSON pointer, or escaped in
 * JSON.
 */
function names({ text }: Reply, field: string | RegExp): boolean {
  if (field instanceof RegExp) return field.test(text)
  const pointer = field.replaceAll('~', '~0').replaceAll('/', '~1')
  const escaped = [field, pointer].map((one) => JSON.stringify(one).slice(1, -1))
  return [field, pointer, ...escaped].some((one) => text.toLowerCase().includes(one.toLowerCase()))
}

/**
 * Checks that each request with one violation is rejected with 400 or 422, and that the response
 * names the field.
 */
export async function checkRejections(subject: Subject): Promise<Finding[]> {
  const { operation } = subject
  const bad = [...(await badParameters(subject)), ...(await badBodies(subject))]
  const findings = bad.map(
    async ({ kind, what, changes, extras, expectedName }): Promise<Finding> => {
      const reply = await send(subject, changes, extras)
      const isRefused = reply?.status === 400 || reply?.status === 422
      const wrong = !isRefused
        ? [`is not refused: ${inShort(reply)}`]
        : names(reply, expectedName)
          ? []
          : [`is refused without naming ${expectedName}: ${inShort(reply)}`]
      return { check: `refused: ${kind}`, operation: operation.key, what, wrong }
    },
  )
  return Promise.all(findings)
}
