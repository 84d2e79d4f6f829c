import { perMinute, type RateLimits } from './rateLimit.ts'

const operatorReads = perMinute(240, 'caller', 'here')
const operatorWrites = perMinute(60, 'caller', 'here')

export const operatorRateLimits = {
  'POST /ops/session': perMinute(20, 'ip', 'everywhere'),
  'DELETE /ops/session': operatorWrites,
  'GET /ops/registration-rules': operatorReads,
  'PUT /ops/registration-rules': operatorWrites,
  'GET /ops/registration-rules/versions': operatorReads,
  'GET /ops/registration-rules/versions/{version}': operatorReads,
  'POST /ops/registration-rules/versions/{version}/restore': operatorWrites,
  // The rules editor requests checks while the operator types. Each check may take seconds of CPU
  // time.
  'POST /ops/registration-rules/check': perMinute(120, 'caller', 'here'),
  'GET /ops/registration-rules/scheduled': operatorReads,
  'PUT /ops/registration-rules/scheduled': operatorWrites,
  'DELETE /ops/registration-rules/scheduled': operatorWrites,
  'GET /ops/registration-rules/statistics': operatorReads,
  'GET /ops/platform': operatorReads,
  'PUT /ops/platform': operatorWrites,
  'GET /ops/audit': operatorReads,
  'GET /ops/members/{memberId}/block': operatorReads,
  'DELETE /ops/members/{memberId}/block': operatorWrites,
} as const satisfies RateLimits
