import { describe, expect, it } from 'vitest'
import { defaultRules } from '../../domain/accounts/registration/defaultRules.ts'
import {
  mobileUserForTests,
  type RuleDraft,
  startPlatform,
  type User,
  userForTests,
} from '../platformForTests.ts'

/**
 * Registers with one rule changed and one value for its field. Returns `accepted` or the reason of
 * the rejection.
 */
async function answerTo(name: string, rule: Partial<RuleDraft>, value: string | undefined) {
  const { register, changeRule } = await startPlatform()
  const rulesVersion = await changeRule(name, { enabled: true, ...rule })
  const others = ['line', 'email', 'payeeName', 'fullname']
  const known = name in userForTests() || others.includes(name)
  const fields = known
    ? { [name]: value }
    : { custom: value === undefined ? {} : { [name]: value } }
  const { body } = await register(userForTests({ rulesVersion, ...(fields as Partial<User>) }))
  const [first] = (body.value?.fields ?? []) as { field: string; reason: string }[]
  return body.success ? 'accepted' : (first?.reason ?? body.code)
}
const line = (rule: Partial<RuleDraft>, value?: string) =>
  answerTo('line', { acceptedPattern: '*', patternId: 'LENGTH_ONLY', samples: {}, ...rule }, value)

describe('field value', () => {
  it('[REG-15] a field may be empty unless its rule requires it', async () => {
    expect(await line({ required: false })).toBe('accepted')
    expect(await line({ required: false }, '   ')).toBe('accepted')
    expect(await line({ required: true })).toBe('required')
    expect(await line({ required: true }, '\u200b \u00a0')).toBe('required')
  })

  it('a username within the grapheme limit is rejected if it has too many code units', async () => {
    const wide = { acceptedPattern: '*', minLength: 1, maxLength: 60, samples: {} }
    const family = '👨‍👩‍👧‍👦'
    expect(await answerTo('username', wide, family.repeat(20))).toBe('accepted')
    expect(await answerTo('username', wide, family.repeat(50))).toBe('length')
  })

  it('a name with invisible or private-use characters is rejected or cleaned under any rule', async () => {
    const wide = { acceptedPattern: '*', patternId: 'LENGTH_ONLY', samples: {} } as const
    expect(await answerTo('username', wide, 'Suporte \uE000ana')).toBe('characters')
    expect(await answerTo('payeeName', wide, 'Ana\u3164Lima')).toBe('characters')
    expect(await answerTo('payeeName', wide, 'Ana\u200B \u202ELima')).toBe('accepted')
    expect(await answerTo('fullname', wide, 'Nguyễn Thị Ánh')).toBe('accepted')
  })

  it('[REG-16] [REG-17] a value has to match the pattern of its rule', async () => {
    const digits = { acceptedPattern: '^[0-9]+$' }
    expect(await line(digits, '12345')).toBe('accepted')
    expect(await line(digits, '1234x')).toBe('pattern')
    expect(await line({ acceptedPattern: '*' }, '🦜 anything')).toBe('accepted')
  })

  it('[REG-18] the length of a value is counted in graphemes', async () => {
    const bounds = { minLength: 3, maxLength: 4 }
    expect(await line(bounds, 'ab')).toBe('length')
    expect(await line(bounds, 'abcd')).toBe('accepted')
    expect(await line(bounds, 'abcde')).toBe('length')
    expect(await line(bounds, '👨‍👩‍👧‍👦🇧🇷é')).toBe('accepted')
    expect(await line(bounds, '  abcd  ')).toBe('accepted')
  })

  it('a value is checked only for its length if the pattern is invalid', async () => {
    expect(await line({ acceptedPattern: '(' }, 'anything')).toBe('accepted')
    expect(await line({ acceptedPattern: '(', maxLength: 5 }, 'anything')).toBe('length')
  })

  it('[REG-24] the password confirmation has to equal the password', async () => {
    expect(await answerTo('confirmPassword', {}, 'Gavea2027')).toBe('mismatch')
  })

  it('the value of a select has to be one of its options', async () => {
    const select: Partial<RuleDraft> = { type: 'select', options: [{ value: 'flamengo' }] }
    expect(await answerTo('team', select, 'flamengo')).toBe('accepted')
    expect(await answerTo('team', select, 'corinthians')).toBe('option')
  })

  it('a required checkbox has to be ticked', async () => {
    const box = { type: 'checkbox', required: true } as const
    expect(await answerTo('news', box, 'true')).toBe('accepted')
    expect(await answerTo('news', box, 'false')).toBe('required')
    expect(await answerTo('news', box, undefined)).toBe('required')
    expect(await answerTo('news', box, 'maybe')).toBe('option')
    expect(await answerTo('news', { ...box, required: false }, 'false')).toBe('accepted')
  })

  it.each([
    ['number', '12.5', 'accepted'],
    ['number', 'twelve', 'pattern'],
    ['date', '2026-02-28', 'accepted'],
    ['date', '2026-02-30', 'pattern'],
  ] as const)('a field of type %s checks the value %s', async (type, value, expected) => {
    expect(await answerTo('more', { type, acceptedPattern: '*' }, value)).toBe(expected)
  })

  it.each([
    ['REG-22', 'username'],
    ['REG-23', 'password'],
    ['REG-25', 'mobileNum'],
    ['REG-26', 'email'],
    ['REG-27', 'payeeName'],
    ['REG-28', 'paymentPassword'],
    ['REG-29', 'qqNum'],
    ['REG-30', 'line'],
    ['REG-31', 'whatsapp'],
    ['REG-32', 'facebook'],
    ['REG-33', 'wechat'],
    ['REG-34', 'idNumber'],
    ['REG-35', 'recommenderId'],
    ['REG-36', 'affiliateCode'],
  ])('[%s] the field %s accepts and rejects the samples of its rule', async (_, name) => {
    const samples = defaultRules.fields.find((rule) => rule.name === name)?.samples
    const rule = { methods: ['username' as const] }
    const { register, changeRule } = await startPlatform()
    const rulesVersion = await changeRule(name, { enabled: true, required: false, ...rule })
    const answer = async (value: string | undefined) => {
      const confirmPassword = name === 'password' ? value : 'Gavea2026'
      const user = { rulesVersion, confirmPassword, [name]: value }
      return (await register(userForTests(user as Partial<User>))).body
    }
    for (const refused of samples?.reject ?? []) {
      const { value } = await answer(refused)
      expect(value?.fields, refused).toContainEqual({
        field: name,
        reason: expect.stringMatching(/^(length|pattern)$/),
      })
    }
    expect(await answer(samples?.accept?.[0])).toMatchObject({ success: true })
  })
})

describe('values that a registration stores', () => {
  it('[REG-14] registration stores only enabled fields, and no unknown ones', async () => {
    const { register, store, changeRule } = await startPlatform()
    const rulesVersion = await changeRule('team', { type: 'text' })
    const user = userForTests({ rulesVersion, line: 'marina92', verificationCode: '123456' })
    const custom = { team: 'Flamengo', secret: 'x', constructor: 'y' }
    const { body } = await register({ ...user, custom })
    expect(body.success).toBe(true)
    const [member] = await store.members.find({ where: { usernameKey: 'marina92' } })
    expect(member?.profile).toEqual({ birthday: '1992-02-29', team: 'Flamengo' })
  })

  it('the payment password of a registration is stored as a hash', async () => {
    const { register, store, changeRule, context } = await startPlatform()
    const rulesVersion = await changeRule('paymentPassword', { enabled: true })
    await register(userForTests({ rulesVersion, paymentPassword: '204816' }))
    const [member] = await store.members.find({ where: { usernameKey: 'marina92' } })
    const hash = member?.profile.paymentPassword ?? ''
    expect(hash).not.toContain('204816')
    expect(await context.passwords.verify('204816', hash)).toBe(true)
  })
})

describe('common password', () => {
  it('a common password is rejected with its field, and no account is created', async () => {
    const { register, registerMobile, store } = await startPlatform()
    const before = await store.members.count()
    const passwords = { password: 'Senha123', confirmPassword: 'Senha123' }
    const common = {
      code: 'PASSWORD_COMMON',
      value: { fields: [{ field: 'password', reason: 'common' }] },
    }
    expect((await register(userForTests(passwords))).body).toMatchObject(common)
    const mobile = mobileUserForTests({ ...passwords, verificationCode: '123456' })
    expect((await registerMobile(mobile)).body).toMatchObject(common)
    expect(await store.members.count()).toBe(before)
  })

  it('a common password is reported together with other problems', async () => {
    const { register } = await startPlatform()
    const passwords = { password: 'Senha123', confirmPassword: 'Senha123' }
    const { body } = await register(userForTests({ ...passwords, email: 'nowhere' }))
    expect(body.code).toBe('FIELDS_INVALID')
    expect(body.value?.fields).toEqual([
      { field: 'password', reason: 'common' },
      { field: 'email', reason: 'pattern' },
    ])
  })
})

describe('minimum age', () => {
  it('[CONST-10] registration rejects a birthday one day below the minimum age of the rules', async () => {
    const { register, registerMobile } = await startPlatform()
    const underAge = {
      code: 'UNDER_AGE',
      value: { fields: [{ field: 'birthday', reason: 'underAge' }] },
    }
    const young = { birthday: '2008-11-22' }
    expect((await register(userForTests(young))).body).toMatchObject(underAge)
    const mobile = mobileUserForTests({ ...young, verificationCode: '123456' })
    expect((await registerMobile(mobile)).body).toMatchObject(underAge)
    expect((await register(userForTests({ birthday: '2008-11-21' }))).body.success).toBe(true)
  })

  it('[CONST-10] a minor cannot register before their birthday begins in the market', async () => {
    const { register, time } = await startPlatform()
    const user = userForTests({ birthday: '2008-11-22' })
    time.now = Date.parse('2026-11-22T02:59:59Z')
    expect((await register(user)).body.code).toBe('UNDER_AGE')
    time.now = Date.parse('2026-11-22T03:00:00Z')
    expect((await register(user)).body.success).toBe(true)
  })

  it('[CONST-10] registration rejects a player below the minimum age that was published', async () => {
    const { register, publish } = await startPlatform()
    const rulesVersion = await publish(defaultRules.fields, 21)
    const user = userForTests({ rulesVersion, birthday: '2006-01-01' })
    expect((await register(user)).body.code).toBe('UNDER_AGE')
  })
})

describe('form of older rules', () => {
  it('a form of older rules is accepted if the new rules accept it', async () => {
    const { register, changeRule } = await startPlatform()
    await changeRule('username', { minLength: 8 })
    expect((await register(userForTests({ rulesVersion: 1 }))).body.success).toBe(true)
  })

  it('an invalid form of older rules gets the new rules and the fields that they reject', async () => {
    const { register, changeRule } = await startPlatform()
    const version = await changeRule('line', { enabled: true, required: true })
    const { body } = await register(userForTests({ rulesVersion: 1, username: 'x' }))
    expect(body).toMatchObject({
      success: false,
      code: 'RULES_CHANGED',
      value: {
        fields: [
          { field: 'username', reason: 'length' },
          { field: 'line', reason: 'required' },
        ],
        rules: { version, minimumAge: 18 },
      },
    })
    expect(JSON.stringify(body)).not.toContain('samples')
  })

  it('an invalid mobile form of older rules gets the new rules', async () => {
    const { registerMobile, changeRule } = await startPlatform()
    const version = await changeRule('line', {
      enabled: true,
      required: true,
      methods: ['username', 'mobile'],
    })
    const user = mobileUserForTests({ rulesVersion: 1, verificationCode: '123456' })
    expect((await registerMobile(user)).body).toMatchObject({
      code: 'RULES_CHANGED',
      value: { fields: [{ field: 'line', reason: 'required' }], rules: { version } },
    })
  })

  it('an invalid form of the live rules gets only the rejected fields', async () => {
    const { register } = await startPlatform()
    const { body } = await register(userForTests({ username: 'x', password: '', birthday: 'no' }))
    expect(body.code).toBe('FIELDS_INVALID')
    expect(body.value).toEqual({
      fields: [
        { field: 'username', reason: 'length' },
        { field: 'password', reason: 'required' },
        { field: 'confirmPassword', reason: 'mismatch' },
        { field: 'birthday', reason: 'length' },
      ],
    })
  })
})

describe('CPF in a registration', () => {
  it.each([
    ['123.456.789-09', 'accepted'],
    ['12345678909', 'accepted'],
    ['12345678900', 'pattern'],
    ['11111111111', 'pattern'],
    ['1234567890', 'length'],
  ])('[REG-34] a registration with the CPF %s results in %s', async (idNumber, expected) => {
    const { register, changeRule, store } = await startPlatform()
    const rulesVersion = await changeRule('idNumber', { enabled: true })
    const { body } = await register(userForTests({ rulesVersion, idNumber }))
    const [first] = (body.value?.fields ?? []) as { reason: string }[]
    expect(body.success ? 'accepted' : first?.reason).toBe(expected)
    const [member] = await store.members.find({ where: { usernameKey: 'marina92' } })
    expect(member?.profile.idNumber).toBe(body.success ? '12345678909' : undefined)
  })
})
