import { describe, expect, it } from 'vitest'
import { cpfForTests } from '../../../src/lib/cpfForTests.ts'
import { pngForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import { actAs } from '../memberForTests.ts'
import { marina, startIdentity } from './identityForTests.ts'

const hour = 3_600_000
const day = 24 * hour

describe('pictures of an identity check', () => {
  it('pictures of a document are accepted only once and only after the person step, and a selfie only after the document', async () => {
    const { document, selfie, reachLevel1 } = await startIdentity()
    expect((await document()).code).toBe('NOT_POSSIBLE_NOW')
    await reachLevel1()
    expect((await selfie()).code).toBe('NOT_POSSIBLE_NOW')
    expect((await document()).success).toBe(true)
    expect((await document()).code).toBe('NOT_POSSIBLE_NOW')
  })

  it('a selfie sent after a rejected document is reviewed once another document is accepted', async () => {
    const { document, selfie, review, reachLevel1, photo, status } = await startIdentity()
    await reachLevel1()
    await document({ frontFileId: await photo(pngForTests(1000, 640)) })
    await review()
    expect((await selfie()).success).toBe(true)
    await review()
    expect(await status()).toMatchObject({ level: 1 })
    await document()
    await review()
    expect(await status()).toMatchObject({ level: 3 })
  })

  it('pictures of an identity check have to be the member’s own files, and not used in another step', async () => {
    const { document, selfie, reachLevel1, photo, stepOf } = await startIdentity()
    await reachLevel1()
    const ofEdu = await photo(undefined, 'm-edu')
    expect((await document({ frontFileId: ofEdu })).code).toBe('PROOF_UNKNOWN')
    expect(await stepOf('DOCUMENT')).toMatchObject({ state: 'NOT_STARTED' })
    const frontFileId = await photo()
    await document({ frontFileId })
    expect((await selfie({ straightFileId: frontFileId })).code).toBe('PROOF_UNKNOWN')
  })

  const empty = pngForTests(1000, 640)
  it.each([
    ['of an empty sheet', 'BLURRED', () => empty],
    ['that are too small', 'TOO_SMALL', () => pngForTests(640, 400, { size: 30_000 })],
  ])('pictures %s are rejected (%s) and deleted', async (_name, reason, bytes) => {
    const { document, passport, review, reachLevel1, photo, stepOf, store } = await startIdentity()
    await reachLevel1()
    await document({ frontFileId: await photo(bytes()) })
    await review()
    expect(await stepOf('DOCUMENT')).toMatchObject({ state: 'REJECTED', reason })
    expect(await store.files.count({ memberId: 'm-dora' })).toBe(0)
    expect(await store.fileContents.count()).toBe(0)
    await passport()
    await review()
    expect(await stepOf('DOCUMENT')).toMatchObject({ state: 'ACCEPTED', documentType: 'PASSPORT' })
  })

  it('one picture is rejected as both sides of a document, and as both pictures of a selfie', async () => {
    const { document, selfie, review, reachLevel1, photo, stepOf } = await startIdentity()
    await reachLevel1()
    const twice = pngForTests(1000, 640, { size: 30_000, seed: 99 })
    const front = await photo(twice)
    await document({ frontFileId: front, backFileId: await photo(twice) })
    await review()
    expect(await stepOf('DOCUMENT')).toMatchObject({ reason: 'SIDES_SAME' })
    await document({ frontFileId: await photo(twice) })
    await selfie({ straightFileId: await photo(twice) })
    await review()
    expect(await stepOf('SELFIE')).toMatchObject({ state: 'REJECTED', reason: 'NOT_LIVE' })
  })

  it.each([
    ['908', 'DOCUMENT', 'OTHER_PERSON'],
    ['909', 'DOCUMENT', 'DOCUMENT_EXPIRED'],
    ['910', 'SELFIE', 'FACE_DIFFERS'],
  ] as const)(
    'pictures for a CPF with the digits %s are rejected: %s, %s',
    async (digits, step, reason) => {
      const { person, document, selfie, review, stepOf } = await startIdentity()
      await person({ number: cpfForTests(`529982${digits}`), ...marina })
      await review()
      await document()
      await selfie()
      await review()
      expect(await stepOf(step)).toMatchObject({ state: 'REJECTED', reason })
    },
  )

  it('a picture of an identity check is available for an hour, only to its owner, and is stored for five years', async () => {
    const { document, review, reachLevel1, photo, act, platform, store, time } =
      await startIdentity()
    await reachLevel1()
    const frontFileId = await photo()
    await document({ frontFileId })
    await review()
    const ask = async (caller: typeof act) =>
      (await caller('GET /wps/files/{fileId}', { path: `/wps/files/${frontFileId}` })).status
    expect(await ask(act)).toBe(200)
    expect(await ask(await actAs(platform, 'm-edu'))).toBe(404)
    time.now += hour
    expect(await ask(act)).toBe(404)
    const { expiresAt } = (await store.files.get(frontFileId)) ?? {}
    expect(((expiresAt ?? 0) - time.now) / (365.25 * day)).toBeCloseTo(5, 1)
  })

  it('an expired document has to be submitted again', async () => {
    const { person, document, review, passTime, status, stepOf } = await startIdentity()
    await person({ number: cpfForTests('529982911'), ...marina })
    await review()
    await document()
    await review()
    expect(await status()).toMatchObject({ level: 2 })
    await passTime(hour)
    expect(await stepOf('DOCUMENT')).toMatchObject({ state: 'EXPIRED' })
    expect(await status()).toMatchObject({ level: 1 })
    expect((await document()).success).toBe(true)
  })
})
