import type { ResolverOptions } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { createResolver, type RegistrationValues } from './createResolver.ts'
import type { CheckContext } from './fieldSchema.ts'
import { aField } from './testing.ts'

const names = Array.from({ length: 20 }, (_, index) => `field${index}`)

function resolver(matchesApart: CheckContext['matchesApart'] = async () => 'mismatch') {
  const fields = names.map((name) =>
    aField({ name, required: true, acceptedPattern: '^a$', verdict: 'unknown' }),
  )
  const check = createResolver(fields, {
    minimumAge: 18,
    today: () => '1970-01-01',
    phoneDigits: () => undefined,
    readField: () => '',
    matchesApart,
  })
  const options = (fieldNames?: string[]): ResolverOptions<RegistrationValues> => ({
    criteriaMode: 'firstError',
    fields: {},
    shouldUseNativeValidation: false,
    ...(fieldNames ? { names: fieldNames } : {}),
  })
  return async (values: RegistrationValues, fieldNames?: string[]) =>
    (await check(values, undefined, options(fieldNames))).errors
}

describe('resolver of a form', () => {
  it('the resolver keeps values that have no rule, such as the dialing code of a phone number', async () => {
    const check = createResolver([aField({ name: 'mobileNum' })], {
      minimumAge: 18,
      today: () => '1970-01-01',
      phoneDigits: () => undefined,
      readField: () => '',
      matchesApart: async () => 'match',
    })
    const typed = { mobileNum: 'a', countryDialingCode: '+351' }
    const options = { fields: {}, shouldUseNativeValidation: false }
    expect((await check(typed, undefined, options)).values).toEqual(typed)
  })

  it('the resolver validates only the named field during input', async () => {
    const matchesApart = vi.fn<CheckContext['matchesApart']>(async () => 'mismatch')
    const values = Object.fromEntries(names.map((name) => [name, 'b']))
    const errors = await resolver(matchesApart)(values, ['field7'])
    expect(Object.keys(errors)).toEqual(['field7'])
    expect(errors.field7?.message).toBe('pattern')
    expect(matchesApart).toHaveBeenCalledTimes(1)
  })

  it('the resolver validates all fields on submit, including untouched ones', async () => {
    const errors = await resolver()({ field3: 'b' })
    expect(Object.keys(errors)).toHaveLength(20)
    expect(errors.field3?.message).toBe('pattern')
    expect(errors.field4?.message).toBe('required')
  })

  it('the resolver ignores fields that the rules no longer contain', async () => {
    expect(await resolver()({ gone: 'x' }, ['gone'])).toEqual({})
  })
})
