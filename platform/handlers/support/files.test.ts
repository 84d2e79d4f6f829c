import { describe, expect, it } from 'vitest'
import { jpegForTests, pngForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import { claimFiles, findFile } from '../../domain/base/files/files.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { removeExpired } from '../../domain/housekeeping.ts'
import { startPlatform } from '../platformForTests.ts'

const hour = 3_600_000

async function startWithPeople() {
  const platform = await startPlatform()
  const tokenOf = async (name: string) => {
    const { body } = await platform.login(name, `portico-${name}-1`)
    return platform.asMember(body.value?.token)
  }
  const people = { ana: await tokenOf('ana'), edu: await tokenOf('edu') }
  const upload = async (headers: Record<string, string>, bytes: Uint8Array, type = 'image/png') => {
    const sent = { headers: { ...headers, 'Content-Type': type }, body: bytes }
    const { status, answer } = await platform.send('POST /wps/files', sent)
    return { status, answer, fileId: String(answer.value?.fileId) }
  }
  const fetchFile = async (headers: Record<string, string>, fileId: string) => {
    const url = `http://portico.test/wps/files/${fileId}`
    const response = await platform.server(new Request(url, { headers }), { ip: '203.0.113.9' })
    if (!response) throw new Error('Nothing answers')
    return response
  }
  return { ...platform, ...people, tokenOf, upload, fetchFile }
}

describe('uploaded picture', () => {
  it('[CONST-13] a png or jpg picture is stored and returned byte for byte', async () => {
    const { ana, upload, fetchFile, failures } = await startWithPeople()
    const pictures = [
      { bytes: pngForTests(1080, 2340), mediaType: 'image/png', width: 1080, height: 2340 },
      { bytes: jpegForTests(640, 480), mediaType: 'image/jpeg', width: 640, height: 480 },
    ]
    for (const { bytes, ...picture } of pictures) {
      const { answer, fileId } = await upload(ana, bytes)
      expect(answer.value).toMatchObject({ ...picture, size: bytes.length })
      const response = await fetchFile(ana, fileId)
      expect(response.headers.get('Content-Type')).toBe(picture.mediaType)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    }
    expect(failures).toEqual([])
  })

  it.each([
    ['a text file', new TextEncoder().encode('not a picture, whatever it is called')],
    ['empty', new Uint8Array()],
    ['a picture without pixels', pngForTests(0, 10)],
    ['a picture of excessive dimensions', pngForTests(60_000, 60_000)],
  ])('[CONST-13] an upload is rejected if it is %s', async (_name, bytes) => {
    const { ana, upload, store } = await startWithPeople()
    const { status, answer } = await upload(ana, bytes)
    expect(status).toBe(200)
    expect(answer.code).toBe('FILE_INVALID')
    expect(await store.files.count()).toBe(0)
  })

  it('another member or a visitor cannot read an uploaded picture', async () => {
    const { ana, edu, upload, fetchFile } = await startWithPeople()
    const { fileId } = await upload(ana, pngForTests(2, 2))
    const refused = await fetchFile(edu, fileId)
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ code: 'NOT_FOUND' })
    expect((await fetchFile({}, fileId)).status).toBe(401)
    expect((await fetchFile(ana, `f-${'0'.repeat(32)}`)).status).toBe(404)
  })

  it('[ROLE-14] an upload of a trial member is rejected', async () => {
    const { tokenOf, upload } = await startWithPeople()
    const { status, answer } = await upload(await tokenOf('bruno'), pngForTests(2, 2))
    expect(status).toBe(403)
    expect(answer.code).toBe('TRIAL_NOT_ALLOWED')
  })

  it('[SAFE-06] an uploaded file expires after a day unless it is used in another request', async () => {
    const { ana, upload, fetchFile, context, store, time } = await startWithPeople()
    const unused = await upload(ana, pngForTests(2, 2))
    const used = await upload(ana, pngForTests(3, 3))
    const name = () => claimFiles(store, 'm-ana', [used.fileId], 'feedback/fb-1')
    expect(await name()).toBe(true)
    // The session has to outlast the day.
    const keepSession = () =>
      store.sessions.find().then(async (rows) => {
        for (const { id } of rows) await store.sessions.update(id, { expiresAt: time.now + hour })
      })
    time.now += 24 * hour - 1
    await keepSession()
    await removeExpired(context)
    expect((await fetchFile(ana, unused.fileId)).status).toBe(200)
    time.now += 2
    await removeExpired(context)
    expect((await fetchFile(ana, unused.fileId)).status).toBe(404)
    expect((await fetchFile(ana, used.fileId)).status).toBe(200)
    expect(await store.fileContents.count()).toBe(1)
  })

  it('[SAFE-06] an upload beyond a member’s maximum number of files is rejected in any session', async () => {
    const { ana, edu, tokenOf, upload, context, store, time } = await startWithPeople()
    const bytes = pngForTests(2, 2)
    const second = await tokenOf('ana')
    await changePlatform(context, { memberFiles: { most: 3, megabytes: 1 } })
    const sent = await Promise.all([ana, second, ana, second].map((who) => upload(who, bytes)))
    const codes = sent.map(({ answer }) => answer.code)
    expect(codes.filter((code) => code === 'FILES_FULL')).toHaveLength(1)
    expect(await store.files.count({ memberId: 'm-ana' })).toBe(3)
    expect((await upload(edu, bytes)).answer.success).toBe(true)
    time.now += 24 * hour + 1
    await removeExpired(context)
    expect((await upload(await tokenOf('ana'), bytes)).answer.success).toBe(true)
  })

  it('[SAFE-06] an upload that exceeds the maximum total size of a member’s pictures is rejected', async () => {
    const { ana, upload, context, store } = await startWithPeople()
    const { fileId } = await upload(ana, pngForTests(2, 2))
    await store.files.update(fileId, { size: 1024 * 1024 })
    await changePlatform(context, { memberFiles: { most: 3, megabytes: 1 } })
    expect((await upload(ana, pngForTests(2, 2))).answer.code).toBe('FILES_FULL')
  })

  it('an uploaded file can be claimed once, and only by its owner', async () => {
    const { ana, upload, store } = await startWithPeople()
    const { fileId } = await upload(ana, pngForTests(2, 2))
    expect(await claimFiles(store, 'm-edu', [fileId], 'feedback/fb-1')).toBe(false)
    expect(await claimFiles(store, 'm-ana', [fileId], 'feedback/fb-2')).toBe(true)
    expect(await claimFiles(store, 'm-ana', [fileId], 'feedback/fb-3')).toBe(false)
    expect(await findFile(store, fileId)).toMatchObject({ usedFor: 'feedback/fb-2' })
  })
})
