import { describe, expect, it } from 'vitest'
import { answers } from '../../mocks/gen/answers.ts'
import { sampleRequests } from '../../mocks/gen/requests.ts'
import { operationTable } from '../../platform/gen/behaviour.ts'
import { requestValidators, responseValidators } from '../../src/api/gen/validators.js'
import { fromBase64 } from '../../src/lib/base64.ts'

// `Object.keys` returns strings; these are the keys of the object's type.
const keys = Object.keys(operationTable) as (keyof typeof operationTable)[]

describe('generated samples', () => {
  it.each(keys)('%s has a valid sample response for every documented status', (key) => {
    expect(Object.keys(answers[key])).toEqual(Object.keys(responseValidators[key]))
    for (const [status, { examples, preferredName, mediaType, base64 }] of Object.entries(
      answers[key],
    )) {
      const check = responseValidators[key][status]
      const bodies = mediaType === undefined ? [undefined] : Object.values(examples)
      expect(bodies.length, status).toBeGreaterThan(0)
      expect(preferredName === undefined || preferredName in examples, status).toBe(true)
      for (const body of bodies) {
        expect(check?.(base64 ? fromBase64(String(body)) : body), status).toBeNull()
      }
    }
  })

  it.each(keys)('%s has a valid sample request', (key) => {
    const { path, query, headers, cookies, body, base64 } = sampleRequests[key]
    const validators = requestValidators[key]
    expect(validators.path(path)).toBeNull()
    expect(validators.query(query)).toBeNull()
    expect(validators.headers(headers)).toBeNull()
    expect(validators.cookies(cookies)).toBeNull()
    expect(validators.body(base64 === undefined ? body : fromBase64(base64))).toBeNull()
  })

  it('every successful response has a hand-written example', () => {
    const generated = keys.flatMap((key) =>
      Object.entries(answers[key])
        .filter(
          ([status, { preferredName }]) => status.startsWith('2') && preferredName === 'generated',
        )
        .map(([status]) => `${key} ${status}`),
    )
    expect(generated).toEqual([])
  })
})
