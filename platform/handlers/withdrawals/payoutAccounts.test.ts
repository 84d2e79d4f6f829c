import { describe, expect, it } from 'vitest'
import { takeNumber } from '../../domain/accounts/identity/ownNumber.ts'
import { forgetIdentityForTests } from '../../domain/accounts/identity/verifyForTests.ts'
import { startAs } from '../memberForTests.ts'

const paymentPassword = '482915'

async function ana() {
  const started = await startAs('m-ana')
  const add = (keyType: string, key: string, more: object = {}) =>
    started.act('POST /wps/payoutAccounts', {
      isSealed: true,
      body: { keyType, key, holder: 'Ana Souza Lima', paymentPassword, ...more },
    })
  const list = async () => (await started.act('GET /wps/payoutAccounts')).value
  const remove = (id: unknown) =>
    started.act('DELETE /wps/payoutAccounts/{accountId}', {
      path: `/wps/payoutAccounts/${String(id)}`,
    })
  const makeDefault = (id: unknown) =>
    started.act('PUT /wps/payoutAccounts/{accountId}/default', {
      path: `/wps/payoutAccounts/${String(id)}/default`,
    })
  /** Adds an e-mail address as a Pix key, one second after the previous key. */
  const addLater = async (address: string) => {
    started.time.now += 1000
    return (await add('EMAIL', address)).value.accountId
  }
  return { ...started, add, addLater, list, remove, makeDefault }
}

describe('Pix keys of a member', () => {
  it('a Pix key is added with the transaction password, and shown masked', async () => {
    const { add, list } = await ana()
    const { value } = await add('EMAIL', 'Ana@Example.com', { holder: 'ANA SOUZA LIMA' })
    expect(value).toMatchObject({ key: 'a***@example.com', holder: 'ANA S*** L***' })
    const { items } = await list()
    expect(items).toMatchObject([{ key: '***.456.789-**' }, { accountId: value.accountId }])
    expect(JSON.stringify(items)).not.toContain('12345678909')
  })

  it("a Pix key is rejected if the holder's name has invisible characters", async () => {
    const { add, list } = await ana()
    const before = await list()
    const refused = await add('EMAIL', 'ana@example.com', { holder: 'Ana Souza Lima \uE000' })
    expect(refused).toMatchObject({
      code: 'FIELDS_INVALID',
      value: { fields: [{ field: 'holder', reason: 'characters' }] },
    })
    expect(await list()).toEqual(before)
  })

  it.each([
    ['a CPF with wrong check digits', 'CPF', '123.456.789-10', {}, 'PAYOUT_KEY_INVALID'],
    ['a landline', 'PHONE', '1134567890', {}, 'PAYOUT_KEY_INVALID'],
    [
      'held by another person',
      'EMAIL',
      'x@example.com',
      { holder: 'Xis da Silva' },
      'PAYOUT_HOLDER_DIFFERS',
    ],
    ['already added', 'CPF', '12345678909', {}, 'PAYOUT_KEY_TAKEN'],
    [
      'sent with a wrong password',
      'EMAIL',
      'a@example.com',
      { paymentPassword: '1' },
      'PAYMENT_PASSWORD_WRONG',
    ],
  ])('a Pix key is rejected if it is %s', async (_, keyType, key, more, code) => {
    const { add, list } = await ana()
    expect((await add(keyType, key, more)).code).toBe(code)
    expect(await list()).toMatchObject({ items: [{ accountId: 'k-past-ana' }] })
  })

  it('[SAFE-04] a CPF other than the verified one gets the same rejection whether or not another customer has it', async () => {
    const { add } = await ana()
    const known = await add('CPF', '529.982.247-25')
    const unknown = await add('CPF', '390.533.447-05')
    expect(known.code).toBe('PAYOUT_HOLDER_DIFFERS')
    const shown = ({ reference: _, ...answer }: typeof known) => answer
    expect(shown(known)).toEqual(shown(unknown))
  })

  it('[SAFE-04] a CPF is rejected as a Pix key until the member’s identity is verified; adding it afterwards removes the key from another member who had added it', async () => {
    const { add, store, list, context } = await ana()
    await store.payoutAccounts.update('k-past-ana', { memberId: 'm-gil' })
    await forgetIdentityForTests(store, 'm-ana')
    expect(await add('CPF', '123.456.789-09')).toMatchObject({
      code: 'IDENTITY_REQUIRED',
      value: { identityLevel: 1 },
    })
    const { identity: _, ...others } = context.providers
    context.providers = others
    expect((await add('CPF', '123.456.789-09')).code).toBe('IDENTITY_UNAVAILABLE')
    await takeNumber(store, { memberId: 'm-ana', number: '12345678909', now: 0 })
    expect((await add('CPF', '123.456.789-09')).success).toBe(true)
    expect((await list()).items).toMatchObject([{ keyType: 'CPF', isDefault: true }])
    expect(await store.payoutAccounts.count({ memberId: 'm-gil' })).toBe(0)
  })

  it('an e-mail address of another member is rejected as a Pix key', async () => {
    const { add, store } = await ana()
    await store.payoutAccounts.update('k-past-edu', { keyId: 'EMAIL:x@example.com' })
    expect((await add('EMAIL', 'x@example.com')).code).toBe('PAYOUT_KEY_TAKEN')
  })

  it('a Pix key of a member without a transaction password is rejected', async () => {
    const { act } = await startAs('m-dora')
    const body = { keyType: 'EMAIL', key: 'dora@example.com', holder: 'Dora Campos Vieira' }
    const sent = { isSealed: true, body: { ...body, paymentPassword } }
    expect((await act('POST /wps/payoutAccounts', sent)).code).toBe('PAYMENT_PASSWORD_MISSING')
  })

  it('a member has at most five Pix keys', async () => {
    const { add } = await ana()
    for (const letter of ['a', 'b', 'c', 'd']) {
      expect((await add('EMAIL', `${letter}@example.com`)).success).toBe(true)
    }
    expect((await add('EMAIL', 'e@example.com')).code).toBe('PAYOUT_ACCOUNTS_FULL')
  })

  it('[SAFE-09] a Pix key is stored without invisible characters and without a pasted `mailto:`', async () => {
    const { add, context } = await ana()
    const pasted = '\u2060mailto:ana3\u200b@example.com\ufeff'
    const added = await add('EMAIL', pasted, { paymentPassword: '\u200b482915' })
    const { accountId } = added.value
    const kept = await context.store.payoutAccounts.get(String(accountId))
    expect(kept).toMatchObject({ key: 'ana3@example.com', keyId: 'EMAIL:ana3@example.com' })
  })

  it('[SAFE-09] an old Pix key with invisible characters needs confirmation, and withdrawals to it are rejected', async () => {
    const { act, list, context } = await ana()
    await context.store.payoutAccounts.update('k-past-ana', {
      keyType: 'EMAIL',
      key: 'ana@example.com\u200b',
    })
    expect((await list()).items).toMatchObject([{ needsConfirmation: true }])
    const refused = await act('POST /wps/withdrawals', {
      isSealed: true,
      body: { accountId: 'k-past-ana', amount: '50.00', paymentPassword },
    })
    expect(refused.code).toBe('PAYOUT_ACCOUNT_UNKNOWN')
  })

  it('a Pix key can be removed if no withdrawal to it is open', async () => {
    const { add, remove, list } = await ana()
    expect((await remove('k-past-ana')).code).toBe('NOT_POSSIBLE_NOW')
    expect((await remove('k-past-edu')).status).toBe(404)
    const { accountId } = (await add('EMAIL', 'ana@example.com')).value
    expect((await remove(accountId)).success).toBe(true)
    expect((await list()).items).toHaveLength(1)
  })
})

describe('default Pix key', () => {
  it('the default Pix key is the first one until the member chooses another', async () => {
    const { addLater, list, makeDefault } = await ana()
    const older = await addLater('one@example.com')
    const newer = await addLater('two@example.com')
    expect((await list()).items).toMatchObject([
      { accountId: 'k-past-ana', isDefault: true },
      { accountId: newer, isDefault: false },
      { accountId: older, isDefault: false },
    ])
    const { value } = await makeDefault(older)
    expect(value.items).toMatchObject([
      { accountId: older, isDefault: true },
      { accountId: newer, isDefault: false },
      { accountId: 'k-past-ana', isDefault: false },
    ])
    expect((await makeDefault(older)).value).toEqual(value)
    expect(await list()).toEqual(value)
  })

  it('removing the default Pix key makes the newest one the default, and removing another key keeps the default', async () => {
    const { addLater, list, makeDefault, remove } = await ana()
    const one = await addLater('one@example.com')
    const two = await addLater('two@example.com')
    const three = await addLater('three@example.com')
    await makeDefault(one)
    await remove(two)
    expect((await list()).items).toMatchObject([
      { accountId: one, isDefault: true },
      { accountId: three, isDefault: false },
      { accountId: 'k-past-ana', isDefault: false },
    ])
    await remove(one)
    expect((await list()).items).toMatchObject([
      { accountId: three, isDefault: true },
      { accountId: 'k-past-ana', isDefault: false },
    ])
  })

  it("another member's Pix key cannot become the default", async () => {
    const { makeDefault, list } = await ana()
    const before = await list()
    expect((await makeDefault('k-past-edu')).status).toBe(404)
    expect(await list()).toEqual(before)
  })
})
