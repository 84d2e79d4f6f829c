import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { defaultRules } from '../../domain/accounts/registration/defaultRules.ts'
import { type RuleDraft, startPlatform, withRule } from '../platformForTests.ts'

const fine = fc.constantFrom<RuleDraft[]>(
  defaultRules.fields,
  withRule('email', { required: true }),
  withRule('captcha', { enabled: true }),
  withRule('team', { type: 'select', options: [{ value: 'flamengo' }] }),
  [...defaultRules.fields].reverse(),
)
const wrong = fc.constantFrom<RuleDraft[]>(
  [],
  withRule('email', { minLength: 65 }),
  withRule('email', { acceptedPattern: '(', samples: {} }),
  withRule('email', { acceptedPattern: '^(a+)+$', samples: {} }),
  withRule('email', { samples: { reject: ['ana@example.com'] } }),
  withRule('username', { enabled: false }),
  withRule('team', { label: {} }),
  [...defaultRules.fields, ...defaultRules.fields],
)
const step = fc.oneof(
  fc.record({ kind: fc.constant('publish' as const), fields: fine }),
  fc.record({ kind: fc.constant('refused' as const), fields: wrong }),
  fc.record({ kind: fc.constant('stale' as const), fields: fine }),
  fc.record({ kind: fc.constant('restore' as const), back: fc.nat(4) }),
)

it('the rules history only grows: each change gets the next number, and a rejected change alters nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const { send, operator, store } = await startPlatform({ personas: false })
      let before = await store.ruleVersions.find()
      for (const { kind, ...more } of steps) {
        const headers = await operator()
        const put = (fields: RuleDraft[], tag = headers['If-Match']) =>
          send('PUT /ops/registration-rules', {
            headers: { ...headers, 'If-Match': tag },
            body: { minimumAge: 18, fields },
          })
        const version = before.length - Math.min('back' in more ? more.back : 0, before.length - 1)
        const answer =
          'fields' in more
            ? await put(more.fields, kind === 'stale' ? '"0"' : undefined)
            : await send('POST /ops/registration-rules/versions/{version}/restore', {
                headers,
                path: `/ops/registration-rules/versions/${version}/restore`,
              })
        const after = await store.ruleVersions.find()
        const isMade = kind === 'publish' || kind === 'restore'
        expect(answer.status).toBe(isMade ? 200 : kind === 'stale' ? 412 : 422)
        expect(after).toHaveLength(before.length + (isMade ? 1 : 0))
        expect(after).toEqual(expect.arrayContaining(before))
        const numbers = after.map(({ version: number }) => number).sort((a, b) => a - b)
        expect(numbers).toEqual(numbers.map((_, index) => index + 1))
        before = after
      }
    }),
    { numRuns: propertyRuns(25, 5) },
  )
})
