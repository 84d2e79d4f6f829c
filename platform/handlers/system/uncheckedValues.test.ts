import { describe, expect, it } from 'vitest'
import { startPlatform, userForTests } from '../platformForTests.ts'

const digits = '^[0-9]+$'
type Counts = { field: string; days: { seen: number[]; unchecked: number[] } }

/** Starts a platform. Until `hasten` is called, checks of the field `line` stay undecided. */
async function withSlowPattern() {
  const platform = await startPlatform()
  const { context, changeRule, register, operator, send, store, asMember } = platform
  const { patterns } = context
  let isSlow = true
  Object.assign(context, {
    patterns: {
      ...patterns,
      matches: (pattern: Parameters<typeof patterns.matches>[0], value: string) =>
        isSlow && pattern.acceptedPattern === digits
          ? Promise.resolve('undecided')
          : patterns.matches(pattern, value),
    },
  })
  const rule = {
    enabled: true,
    acceptedPattern: digits,
    patternId: 'LENGTH_ONLY',
    samples: {},
  } as const
  const rulesVersion = await changeRule('line', rule)
  const signUp = async (line: string) => {
    const { body } = await register(userForTests({ rulesVersion, line }))
    const { memberId, token } = body.value ?? {}
    return { id: String(memberId), headers: asMember(token), body }
  }
  const marksOf = async (id: string) => (await store.members.get(id))?.registration.uncheckedFields
  const figures = async () => {
    await context.background.waitUntilIdle()
    const key = 'GET /ops/registration-rules/statistics'
    const { answer } = await send(key, { headers: await operator() })
    const fields = answer.value?.fields as Counts[] | undefined
    const counts = fields?.find(({ field }) => field === 'line')?.days.unchecked ?? []
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const hasten = () => {
    isSlow = false
  }
  return { ...platform, signUp, marksOf, figures, hasten }
}

describe('value whose pattern match is not decided in time', () => {
  it('registration accepts an unchecked value, marks its field as unchecked, and adds the value to the operator’s statistics of the field', async () => {
    const { signUp, marksOf, figures } = await withSlowPattern()
    expect(await figures()).toBe(0)
    const { id, body } = await signUp('no digits')
    expect(body.success).toBe(true)
    expect(await marksOf(id)).toEqual(['line'])
    expect(await figures()).toBe(1)
  })

  it('a field is not marked as unchecked if its length is invalid or its pattern is matched in time', async () => {
    const { signUp, marksOf, figures, hasten } = await withSlowPattern()
    expect((await signUp('x'.repeat(400))).body.success).toBe(false)
    hasten()
    const { id } = await signUp('12345')
    expect(await marksOf(id)).toBeUndefined()
    expect(await figures()).toBe(0)
  })

  it('a profile field stays marked as unchecked until a new value has been checked', async () => {
    const { signUp, marksOf, figures, hasten, send } = await withSlowPattern()
    const { id, headers } = await signUp('no digits')
    const change = async (line: string) => {
      const body = { fields: { line } }
      return (await send('PUT /wps/member/profile', { headers, body })).answer.success
    }
    expect(await change('none here')).toBe(true)
    expect(await marksOf(id)).toEqual(['line'])
    expect(await figures()).toBe(2)
    hasten()
    expect(await change('still none')).toBe(false)
    expect(await change('12345')).toBe(true)
    expect(await marksOf(id)).toEqual([])
  })
})
