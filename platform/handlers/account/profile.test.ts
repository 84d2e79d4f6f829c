import { describe, expect, it } from 'vitest'
import { forgetIdentityForTests } from '../../domain/accounts/identity/verifyForTests.ts'
import { actAs, startAs } from '../memberForTests.ts'

describe('profile', () => {
  it('[REG-07] an identity field of a profile is locked once it is filled in', async () => {
    const { act, store } = await startAs('m-dora')
    await forgetIdentityForTests(store, 'm-dora')
    const put = (body: object) => act('PUT /wps/member/profile', { body })
    const before = (await act('GET /wps/member/profile')).value
    const fields = { fullname: 'Dora Lima', occupation: 'professora' }
    const { value } = await put({ nickname: 'Dorinha', fields })
    expect(value).toMatchObject({ nickname: 'Dorinha', fields })
    expect(new Set(Object(value.locked))).toEqual(new Set([...Object(before.locked), 'fullname']))
    const other = await put({ fields: { fullname: 'Eva Lima' } })
    expect(other.value.fields).toEqual([{ field: 'fullname', reason: 'taken' }])
    expect((await act('GET /wps/member/profile')).value.fields).toMatchObject(fields)
  })

  it('[REG-07, FORM-02] a profile field is checked by the rule variant that matches the other values of the profile', async () => {
    const { act, publish } = await startAs('m-carla')
    const digits = { acceptedPattern: '^[0-9]+$', patternId: 'DIGITS_ONLY' } as const
    const when = { source: 'country', operator: 'equals', values: ['PT'] } as const
    const variant = { when: [{ ...when, values: [...when.values] }], ...digits }
    const variants = [{ ...variant, minLength: 9, maxLength: 9 }]
    const address = { ...digits, minLength: 11, maxLength: 11, variants }
    const enabled = { enabled: true, required: false } as const
    const nationality = { acceptedPattern: '*', patternId: 'LENGTH_ONLY' } as const
    await publish([
      { name: 'nationality', ...enabled, ...nationality, minLength: 0, maxLength: 20 },
      { name: 'address', ...enabled, ...address },
    ])
    const put = (fields: object) => act('PUT /wps/member/profile', { body: { fields } })
    const short = '123456789'
    expect((await put({ address: short, nationality: 'BR' })).code).toBe('FIELDS_INVALID')
    expect((await put({ address: short, nationality: 'PT' })).value.fields).toMatchObject({
      address: short,
    })
    expect((await put({ address: `${short}01` })).code).toBe('FIELDS_INVALID')
  })

  it('[REG-07] only the first of several concurrent changes to an identity field is stored', async () => {
    const { act, store } = await startAs('m-carla')
    await store.members.update('m-carla', { profile: {} })
    const put = (fullname: string) =>
      act('PUT /wps/member/profile', { body: { fields: { fullname } } })
    const answers = await Promise.all([put('Carla Dias'), put('Carla Reis'), put('Carla Nunes')])
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
    const refused = answers.filter(({ code }) => code === 'FIELDS_INVALID')
    expect(refused.map(({ value }) => value.fields)).toEqual(
      Array.from({ length: 2 }, () => [{ field: 'fullname', reason: 'taken' }]),
    )
  })

  it.each([
    ['a nickname with an invisible character', { nickname: 'a\u3164na' }],
    ['a full name with a control character', { fields: { fullname: 'Carla\u0007 Dias' } }],
    ['a payee name with a private-use character', { fields: { payeeName: 'Carla \uE000Dias' } }],
  ])('a profile rejects %s', async (_, body) => {
    const { act, store } = await startAs('m-carla')
    await store.members.update('m-carla', { profile: {} })
    const before = await act('GET /wps/member/profile')
    const refused = await act('PUT /wps/member/profile', { body })
    const [field] = 'nickname' in body ? ['nickname'] : Object.keys(body.fields)
    expect(refused).toMatchObject({
      code: 'FIELDS_INVALID',
      value: { fields: [{ field, reason: 'characters' }] },
    })
    expect((await act('GET /wps/member/profile')).value).toEqual(before.value)
  })

  it('[SAFE-09] a profile stores names without pasted direction marks and invisible characters', async () => {
    const { act, store } = await startAs('m-carla')
    await store.members.update('m-carla', { profile: {} })
    const fields = { payeeName: 'Carla \u2067Dias' }
    await act('PUT /wps/member/profile', { body: { nickname: 'Su\u202Eporte\u200B', fields } })
    expect(await store.members.get('m-carla')).toMatchObject({
      nickname: 'Suporte',
      profile: { payeeName: 'Carla Dias' },
    })
  })

  it('a profile keeps a nickname of any script and normalizes its spaces', async () => {
    const { act } = await startAs('m-carla')
    const nickname = ' फ़रहान\u00A0 👩‍👩‍👧 '
    const { value } = await act('PUT /wps/member/profile', { body: { nickname } })
    expect(value.nickname).toBe('फ़रहान 👩‍👩‍👧'.normalize('NFC'))
  })

  it('[CONST-10] a profile rejects the birthday of a person below the minimum age of the market', async () => {
    const { act, store } = await startAs('m-dora')
    await forgetIdentityForTests(store, 'm-dora')
    const body = { fields: { birthday: '2010-01-01' } }
    expect((await act('PUT /wps/member/profile', { body })).code).toBe('UNDER_AGE')
  })

  it('[CONST-10] the minimum age in a profile is computed by the calendar day of the market', async () => {
    const { platform, time, store } = await startAs('m-dora')
    await forgetIdentityForTests(store, 'm-dora')
    time.now = Date.parse('2026-11-22T02:59:59Z')
    const act = await actAs(platform, 'm-dora')
    const change = () =>
      act('PUT /wps/member/profile', { body: { fields: { birthday: '2008-11-22' } } })
    expect((await change()).code).toBe('UNDER_AGE')
    time.now = Date.parse('2026-11-22T03:00:00Z')
    expect((await change()).success).toBe(true)
  })
})

describe('consolidated call', () => {
  it('[API-12][CONTR-06] the consolidated funds endpoint lists each kind of contract, and rejects a trial member', async () => {
    const { act, setFlag } = await startAs('m-dora')
    const call = 'GET /wps/member/info/funds/consolidated'
    expect(Object.keys((await act(call)).value).toSorted()).toEqual([
      ...['contracthoursalinfo', 'contracthoursalreq', 'contractmrdailysalinfotype'],
      ...['dailysalinfotype', 'dailysalreqtype', 'divtypeinfo', 'divtypereq', 'realtimesalreqtype'],
    ])
    const trial = await startAs('m-bruno')
    expect(await trial.act(call)).toMatchObject({ status: 403, code: 'TRIAL_NOT_ALLOWED' })
    await setFlag('AGENTPOLICY3', false)
    expect(await act(call)).toMatchObject({ status: 403, code: 'MODULE_OFF' })
  })
})
