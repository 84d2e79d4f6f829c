import { describe, expect, it } from 'vitest'
import { actAs } from '../memberForTests.ts'
import { type RuleDraft, startPlatform, userForTests, withRule } from '../platformForTests.ts'

const digits = { acceptedPattern: '^[0-9]+$', patternId: 'DIGITS_ONLY' as const, minLength: 3 }
const taxNumber: Partial<RuleDraft> = { required: true, askAt: 'firstDeposit', ...digits }

type Moment = 'firstDeposit' | 'firstWithdrawal'

/** Starts a platform with helpers to register a member and to answer the fields asked later. */
async function start(rules: RuleDraft[]) {
  const platform = await startPlatform()
  const rulesVersion = await platform.publish(rules)
  const member = async (username: string, more: object = {}) => {
    const user = userForTests({ username, rulesVersion, ...more })
    const { body } = await platform.register(user)
    const id = String(body.value?.memberId)
    const act = await actAs(platform, id)
    const asked = async (at: Moment = 'firstDeposit') =>
      (await act('GET /wps/member/askedFields', { query: `?at=${at}` })).value
    const answer = (values: object, at: Moment = 'firstDeposit', key?: string) =>
      act('PUT /wps/member/askedFields', {
        isSealed: true,
        body: { at, rulesVersion, ...values },
        ...(key !== undefined && { key }),
      })
    const row = () => platform.store.members.get(id)
    return { act, asked, answer, row }
  }
  return { ...platform, rulesVersion, member }
}

const namesOf = ({ fields }: Record<string, unknown>) =>
  (fields as { name: string }[]).map(({ name }) => name)

describe('fields that are asked at the first deposit', () => {
  it('[FORM-05] a field of the first deposit is not asked at registration, and its answer is checked by its rule', async () => {
    const { member, rulesVersion } = await start(withRule('tax', taxNumber))
    const { asked, answer, row } = await member('marina92', { custom: { tax: '999' } })
    expect((await row())?.profile).not.toHaveProperty('tax')
    expect(await asked()).toMatchObject({ rulesVersion, fields: [{ name: 'tax', required: true }] })
    expect(await asked('firstWithdrawal')).toMatchObject({ fields: [] })
    expect(await answer({ custom: { tax: 'abc' } })).toMatchObject({
      code: 'FIELDS_INVALID',
      value: { fields: [{ field: 'tax', reason: 'pattern' }] },
    })
    expect(await answer({})).toMatchObject({
      value: { fields: [{ field: 'tax', reason: 'required' }] },
    })
    expect(await answer({ email: 'a@b.co' })).toMatchObject({ code: 'REQUEST_INVALID' })
    const stored = await answer({ custom: { tax: '123', other: 'x' } })
    expect(stored).toMatchObject({ success: true, value: { fields: [] } })
    expect(await row()).toMatchObject({ email: null, profile: { tax: '123' } })
    expect((await row())?.profile).not.toHaveProperty('other')
    expect(await asked()).toMatchObject({ fields: [] })
  })

  it('[FORM-05] an optional field is asked once, even if it is left empty', async () => {
    const { member } = await start(withRule('tax', { ...taxNumber, required: false }))
    const { asked, answer } = await member('marina92')
    expect(namesOf(await asked())).toEqual(['tax'])
    expect(await answer({})).toMatchObject({ success: true, value: { fields: [] } })
    expect(namesOf(await asked())).toEqual([])
  })

  it('a birthday below the minimum age is rejected when it is asked later', async () => {
    const { member } = await start(withRule('birthday', { askAt: 'firstDeposit' }))
    const { answer, row } = await member('marina92')
    expect(await answer({ birthday: '2020-01-01' })).toMatchObject({
      code: 'UNDER_AGE',
      value: { fields: [{ field: 'birthday', reason: 'underAge' }] },
    })
    expect((await row())?.profile).not.toHaveProperty('birthday')
  })

  it('[FORM-05] an answer given at registration is not asked again', async () => {
    const { member, publish } = await start(withRule('tax', digits))
    const answered = await member('marina92', { custom: { tax: '123' } })
    const silent = await member('joana92')
    await publish(withRule('tax', taxNumber))
    expect(namesOf(await answered.asked())).toEqual([])
    expect(namesOf(await silent.asked())).toEqual(['tax'])
  })

  it('the server evaluates conditions on stored answers, and the form evaluates conditions on the fields of the form', async () => {
    const rules = withRule('tax', {
      ...taxNumber,
      showWhen: [{ source: 'age', operator: 'less', values: ['40'] }],
    })
    const reason = {
      ...taxNumber,
      name: 'reason',
      showWhen: [
        { source: 'field' as const, field: 'tax', operator: 'equals' as const, values: ['123'] },
      ],
    }
    const plain = rules.at(-1)
    if (!plain) throw new Error('The rules are empty')
    const { member } = await start([...rules, { ...plain, ...reason }])
    const young = await member('marina92')
    const fields = (await young.asked()).fields as { name: string; showWhen?: object }[]
    expect(fields.map(({ name, showWhen }) => [name, showWhen !== undefined])).toEqual([
      ['tax', false],
      ['reason', true],
    ])
    const custom = { tax: '124', reason: '77777' }
    expect(await young.answer({ custom })).toMatchObject({ success: true })
    expect((await young.row())?.profile).toMatchObject({ tax: '124' })
    expect((await young.row())?.profile).not.toHaveProperty('reason')
    const old = await member('joana92', { birthday: '1960-01-01' })
    expect(namesOf(await old.asked())).toEqual([])
  })

  it('invalid answers to a form of older rules get the current rules of the asked fields', async () => {
    const { member, publish } = await start(withRule('tax', taxNumber))
    const { answer } = await member('marina92')
    const version = await publish(withRule('tax', { ...taxNumber, minLength: 5 }))
    expect(await answer({ custom: { tax: '123' } })).toMatchObject({
      code: 'RULES_CHANGED',
      value: {
        fields: [{ field: 'tax', reason: 'length' }],
        rules: { version, fields: [{ name: 'tax', minLength: 5 }] },
      },
    })
  })

  it('answers to a field that was turned off meanwhile are ignored', async () => {
    const { member, publish } = await start(withRule('tax', taxNumber))
    const { answer, asked, row } = await member('marina92')
    await publish(withRule('tax', { ...taxNumber, enabled: false }))
    expect(await answer({ custom: { tax: '123' } })).toMatchObject({ success: true })
    expect((await row())?.profile).not.toHaveProperty('tax')
    expect(namesOf(await asked())).toEqual([])
  })

  it('answers to a field are stored once, and the response has the fields that are still asked', async () => {
    const { member } = await start(withRule('tax', taxNumber))
    const { answer, row } = await member('marina92')
    const key = crypto.randomUUID()
    const custom = { tax: '123' }
    const both = await Promise.all([
      answer({ custom }, 'firstDeposit', key),
      answer({ custom }, 'firstDeposit', key),
    ])
    expect(both.map(({ success }) => success)).toEqual([true, true])
    const other = await answer({ custom: { tax: '456' } })
    expect(other).toMatchObject({ success: true, value: { fields: [] } })
    expect((await row())?.profile).toMatchObject({ tax: '123' })
  })

  it("another member's answers are not visible", async () => {
    const { member } = await start(withRule('tax', taxNumber))
    const [marina, joana] = [await member('marina92'), await member('joana92')]
    await marina.answer({ custom: { tax: '123456' } })
    expect(namesOf(await joana.asked())).toEqual(['tax'])
    expect(JSON.stringify(await joana.asked())).not.toContain('123456')
    expect((await joana.row())?.profile).not.toHaveProperty('tax')
  })
})
