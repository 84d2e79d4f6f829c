import { defaultRules } from '../../../../platform/domain/accounts/registration/defaultRules.ts'
import type { components } from '../../../../src/api/gen/paths.ts'
import { answerValue, type Calls, sampleParts } from '../calls/calls.ts'
import { operationOf } from '../calls/document.ts'
import type { SetUps } from './setUp.ts'

type Schemas = components['schemas']
type Key = 'GET /ops/registration-rules' | 'GET /ops/platform'

/**
 * The rules or settings in force, and the header with their version. Every change must send this
 * header.
 */
async function inForce<Value>(calls: Calls, key: Key) {
  const operation = operationOf(key)
  const answer = await calls.send(operation, sampleParts(operation))
  const headers = { 'If-Match': answer.headers.get('ETag') }
  return { headers, value: answerValue<Value>(answer) }
}

const rulesInForce = (calls: Calls) =>
  inForce<{ version: number }>(calls, 'GET /ops/registration-rules')

const hour = 3_600_000

/** Blocks a member as the agent carla. */
async function blockMember(calls: Calls, memberId: string) {
  const path = { memberId }
  const body = { reason: 'OTHER' }
  const order = { who: 'carla', path, body }
  await calls.succeed('POST /wps/agent/downline/{memberId}/block', order)
  return { path }
}

export const operator: SetUps = {
  'GET /ops/members/{memberId}/block': (calls) => blockMember(calls, 'm-leo.miranda'),
  'DELETE /ops/members/{memberId}/block': (calls) => blockMember(calls, 'm-lorena.sa'),
  'POST /ops/session': async () => ({
    body: { username: 'operator', password: 'correct-horse-battery' },
  }),
  'DELETE /ops/session': async (calls) => ({ headers: await calls.openOperatorSession() }),
  'PUT /ops/registration-rules': async (calls) => {
    const { headers } = await rulesInForce(calls)
    return { headers, body: defaultRules }
  },
  'GET /ops/registration-rules/versions/{version}': async (calls) => ({
    path: { version: (await rulesInForce(calls)).value.version },
  }),
  'POST /ops/registration-rules/versions/{version}/restore': async (calls) => {
    const { headers, value } = await rulesInForce(calls)
    return { headers, path: { version: value.version } }
  },
  'PUT /ops/registration-rules/scheduled': async (calls) => {
    const { headers } = await rulesInForce(calls)
    const publishAt = new Date(Date.now() + hour).toISOString()
    return { headers, body: { publishAt, draft: defaultRules } }
  },
  'PUT /ops/platform': async (calls) => {
    const { headers, value } = await inForce<Schemas['PlatformAnswer']>(calls, 'GET /ops/platform')
    return { headers, body: value.settings }
  },
}
