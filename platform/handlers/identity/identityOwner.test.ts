import { describe, expect, it } from 'vitest'
import { cpfForTests } from '../../../src/lib/cpfForTests.ts'
import { forgetIdentityForTests } from '../../domain/accounts/identity/verifyForTests.ts'
import { actAs } from '../memberForTests.ts'
import { freeCpf, type IdentityStatus, marina, startIdentity } from './identityForTests.ts'

describe('verification of one CPF by several accounts', () => {
  const number = cpfForTests('529982001')

  async function startTwo() {
    const dora = await startIdentity()
    const { platform, store } = dora
    await forgetIdentityForTests(store, 'm-gil')
    await store.members.update('m-gil', { profile: {} })
    const act = await actAs(platform, 'm-gil')
    const submit = (body: object) => act('POST /wps/identity/person', { isSealed: true, body })
    const stateOf = async (id: string) => (await store.identitySteps.get(`${id}/PERSON`)) ?? {}
    return { ...dora, submit, stateOf }
  }

  it('[SAFE-04] a submitted CPF gets the same response whether a customer has it or not', async () => {
    const { person, submit } = await startTwo()
    const known = await person({ number: '12345678909', ...marina })
    const unknown = await submit({ number: freeCpf, ...marina })
    const shown = ({ value, ...answer }: typeof known) => {
      const { person: _, ...others } = value as IdentityStatus
      return { ...answer, value: others }
    }
    expect(shown(known)).toEqual(shown(unknown))
    expect(known.success).toBe(true)
  })

  it('[SAFE-04] a CPF that another account has verified is rejected without revealing the reason', async () => {
    const { person, review, stepOf, status, act, store } = await startTwo()
    await person({ number: '12345678909', ...marina })
    await review()
    expect(await stepOf('PERSON')).toMatchObject({ state: 'REJECTED', reason: 'NOT_CONFIRMED' })
    expect((await status()).person.locked).toEqual([])
    expect((await act('GET /wps/deposits/methods')).value).not.toHaveProperty('payer')
    expect((await store.payers.get('m-ana'))?.documentId).toBe('CPF:12345678909')
  })

  it('[SAFE-04] an unverified claim of a CPF does not keep its owner from verifying it', async () => {
    const { submit, review, stateOf, store } = await startTwo()
    const claim = { id: 'm-dora', document: 'CPF', number, documentId: null, createdAt: 0 }
    await store.payers.insert(claim)
    expect((await submit({ number, ...marina })).success).toBe(true)
    await review()
    expect(await stateOf('m-gil')).toMatchObject({ state: 'ACCEPTED' })
    expect(await store.payers.get('m-gil')).toMatchObject({ number, documentId: `CPF:${number}` })
    expect(await store.payers.get('m-dora')).toEqual(claim)
  })

  it('when two accounts submit the same CPF concurrently, only one of them is accepted', async () => {
    const { person, submit, review, stateOf } = await startTwo()
    await Promise.all([person({ number, ...marina }), submit({ number, ...marina })])
    await review()
    const steps = [await stateOf('m-dora'), await stateOf('m-gil')]
    expect(steps).toContainEqual(expect.objectContaining({ state: 'ACCEPTED' }))
    expect(steps).toContainEqual(expect.objectContaining({ reason: 'NOT_CONFIRMED' }))
  })

  it('an unclear result of the identity provider is reported as NOT_CONFIRMED, like a CPF of another account', async () => {
    const { person, review, stepOf } = await startTwo()
    await person({ number: cpfForTests('529982912'), ...marina })
    await review()
    expect(await stepOf('PERSON')).toMatchObject({ reason: 'NOT_CONFIRMED' })
  })
})
