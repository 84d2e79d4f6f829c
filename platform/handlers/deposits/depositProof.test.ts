import { describe, expect, it } from 'vitest'
import { pngForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import { actAs, startAs } from '../memberForTests.ts'
import { keepFileForTests } from '../support/keepFileForTests.ts'

const second = 1000
const minute = 60 * second

describe('proof of a bank transfer', () => {
  async function transfer() {
    const platform = await startAs('m-ana')
    // The clock of the tests starts on a Saturday, when bank transfers are closed.
    platform.time.now += 48 * 60 * minute
    const act = await actAs(platform, 'm-ana')
    const body = { method: 'BANK_TRANSFER', amount: '500.00' }
    const { depositId } = (await act('POST /wps/deposits', { body })).value
    const path = `/wps/deposits/${String(depositId)}`
    const prove = (fileIds: string[], key?: string) =>
      act('POST /wps/deposits/{depositId}/proof', {
        path: `${path}/proof`,
        body: { fileIds },
        ...(key !== undefined && { key }),
      })
    const look = async () => (await act('GET /wps/deposits/{depositId}', { path })).value
    const file = () => keepFileForTests(platform.context, 'm-ana', pngForTests(9, 9))
    return { ...platform, act, prove, look, file }
  }

  it('a bank transfer with an uploaded proof is credited within seconds, and only once', async () => {
    const { prove, look, file, passTime, store } = await transfer()
    const fileIds = [await file(), await file()]
    const key = crypto.randomUUID()
    const { value } = await prove(fileIds, key)
    expect(value).toMatchObject({ status: 'PENDING', proof: { files: 2 } })
    expect((await prove(fileIds, key)).value).toEqual(value)
    await passTime(10 * second)
    expect(await look()).toMatchObject({ status: 'PROCESSING' })
    await passTime(3 * second)
    expect(await look()).toMatchObject({ status: 'PAID', credited: '500.00' })
    await passTime(10 * minute)
    const reference = String((await look()).depositId)
    expect(await store.ledgerEntries.count({ reference, memberId: 'm-ana' })).toBe(1)
    expect((await prove([await file()])).code).toBe('NOT_POSSIBLE_NOW')
  })

  it('a bank transfer accepts one proof, which has to consist of the member’s own files', async () => {
    const { context, prove, file } = await transfer()
    expect((await prove(['f-nobody'])).code).toBe('PROOF_UNKNOWN')
    const foreign = await keepFileForTests(context, 'm-dora', pngForTests(9, 9))
    expect((await prove([foreign])).code).toBe('PROOF_UNKNOWN')
    expect((await prove([await file()])).success).toBe(true)
    expect((await prove([await file()])).code).toBe('NOT_POSSIBLE_NOW')
  })
})
