import { describe, expect, it } from 'vitest'
import { linkPerson } from '../../domain/accounts/identity/linkPerson.ts'
import { openSession } from '../../domain/accounts/session/sessions.ts'
import { collections } from '../../domain/base/collections/collections.ts'
import { defineCollection, text } from '../../domain/base/storage/store.ts'
import { textIn } from '../../domain/base/texts/texts.ts'
import { removeExpired } from '../../domain/housekeeping.ts'
import { undecidedCollections } from '../../domain/people/privacy/sections/decisions.ts'
import { actAs, startAs } from '../memberForTests.ts'
import { withRule } from '../platformForTests.ts'

const day = 24 * 3_600_000
const password = 'portico-ana-1'

async function startExport() {
  const started = await startAs('m-ana')
  const { act, platform } = started
  const ask = (input = password) =>
    act('POST /wps/member/dataExport', { body: { password: input }, isSealed: true })
  const standing = async () => (await act('GET /wps/member/dataExport')).value
  const download = async (format: 'json' | 'html') => {
    const headers = platform.asMember(await openSession(platform.context, 'm-ana'))
    const url = `http://portico.test/wps/member/dataExport/${format}`
    const response = await platform.server(new Request(url, { headers }), { ip: '203.0.113.9' })
    return response?.text() ?? ''
  }
  return { ...started, ask, standing, download }
}

describe('[MEM-24] data export', () => {
  it('a data export requires the password, runs in the background, and notifies when it is ready', async () => {
    const { ask, standing, passTime, store, context, outbox } = await startExport()
    await store.members.update('m-ana', { email: 'ana@example.com' })
    expect(await standing()).toEqual({ asksPassword: true })
    expect((await ask('wrong')).code).toBe('PASSWORD_WRONG')
    expect(await ask()).toMatchObject({ value: { status: 'QUEUED', percent: 0 } })
    expect(await standing()).toMatchObject({ export: { status: 'QUEUED' } })
    await passTime(1000)
    await context.background.waitUntilIdle()
    const files = [
      { format: 'json', size: expect.any(Number) },
      { format: 'html', size: expect.any(Number) },
    ]
    expect(await standing()).toMatchObject({ export: { status: 'READY', percent: 100, files } })
    const told = await store.messages.find({ where: { memberId: 'm-ana', kind: 'SYSTEM' } })
    expect(told.map(({ title }) => textIn(title, 'en'))).toContain('Your data is ready')
    expect(outbox.mails()[0]).toMatchObject({ to: 'ana@example.com', purpose: 'notice/SYSTEM' })
  })

  it('a data export has two files of the announced sizes, without secrets', async () => {
    const { ask, standing, passTime, download, store } = await startExport()
    await store.favourites.insert({
      id: 'f-odd',
      memberId: 'm-ana',
      nodeId: '<script>alert(1)</script>',
      vendor: 'PG',
      gameType: 'RNG',
      createdAt: 0,
    })
    await ask()
    await passTime(1000)
    const json = await download('json')
    const { account, sections } = JSON.parse(json)
    expect(account).toBe('ana')
    expect(sections.profile[0]).toMatchObject({ username: 'ana', nickname: 'Ana' })
    const bets = await store.bets.find({ where: { memberId: 'm-ana' } })
    expect(sections.bets).toHaveLength(bets.length)
    const entries = await store.ledgerEntries.find({ where: { memberId: 'm-ana' } })
    expect(sections.ledger).toHaveLength(entries.length)
    const html = await download('html')
    expect(html).toContain('<html lang="pt-BR">')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script')
    const member = await store.members.get('m-ana')
    const settings = await store.memberSettings.get('m-ana')
    const secrets = [
      ...[member?.passwordHash, member?.profile.paymentPassword, settings?.paymentPasswordHash],
      ...(await store.sessions.find({ where: { memberId: 'm-ana' } })).map(({ id }) => id),
    ]
    for (const secret of secrets) {
      if (!secret) continue
      expect(json).not.toContain(secret)
      expect(html).not.toContain(secret)
    }
    const sizes = [json, html].map((content) => Buffer.byteLength(content))
    const { files } = (await standing()).export as { files: { size: number }[] }
    expect(files.map(({ size }) => size)).toEqual(sizes)
  })

  it('[FORM-05] a data export has the answers that were given before the first deposit', async () => {
    const { ask, act, passTime, download, publish } = await startExport()
    const rulesVersion = await publish(withRule('tax', { required: true, askAt: 'firstDeposit' }))
    const body = { at: 'firstDeposit', rulesVersion, custom: { tax: '48291734' } }
    await act('PUT /wps/member/askedFields', { isSealed: true, body })
    await ask()
    await passTime(1000)
    expect(await download('json')).toContain('48291734')
    expect(await download('html')).toContain('48291734')
  })

  it('[SAFE-02] a data export lists the limits that also apply to other accounts of the person, and explains the reason', async () => {
    const { act, ask, passTime, download, store, context } = await startExport()
    const { id: memberId, number } = (await store.payers.get('m-ana')) ?? { id: '', number: '' }
    await store.transaction((tables) =>
      linkPerson(context, tables, { memberId, number, evidence: 'IDENTITY' }),
    )
    const path = '/wps/member/limits/BET_DAY'
    const body = { amount: '70.00' }
    await act('PUT /wps/member/limits/{limitId}', { path, body })
    await ask()
    await passTime(1000)
    const json = await download('json')
    const { sections } = JSON.parse(json)
    expect(sections.limits).toMatchObject([{ kind: 'BET', period: 'DAY', amount: '70.00' }])
    expect(sections.person).toMatchObject([{ evidence: 'IDENTITY' }])
    expect(json).not.toContain((await store.personAccounts.get('m-ana'))?.personId ?? 'nobody')
    expect(await download('html')).toContain('seguem você')
  })

  it('concurrent requests create one data export', async () => {
    const { ask, passTime, store } = await startExport()
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()))
    expect(await store.dataExports.count({ memberId: 'm-ana' })).toBe(1)
    // Some requests exceeded the limit of password checks. All others get the same export.
    const asked = answers.filter(({ success }) => success)
    expect(new Set(asked.map(({ value }) => value.requestedAt)).size).toBe(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([undefined, 'TOO_MANY_REQUESTS']),
    )
    await passTime(1000)
    expect(await store.jobs.count({ kind: 'writeExport' })).toBe(0)
    expect(await store.dataExports.count({ memberId: 'm-ana', status: 'READY' })).toBe(1)
  })

  it('a data export can be requested once a day', async () => {
    const { ask, standing, passTime, time, platform } = await startExport()
    await ask()
    await passTime(1000)
    const until = new Date(time.now - 1000 + day).toISOString()
    expect(await ask()).toMatchObject({ code: 'EXPORT_TOO_SOON', value: { until } })
    expect(await standing()).toMatchObject({ nextAt: until })
    await passTime(day)
    // The previous session has expired.
    const act = await actAs(platform, 'm-ana')
    const again = await act('POST /wps/member/dataExport', { body: { password }, isSealed: true })
    expect(again).toMatchObject({ value: { status: 'QUEUED' } })
  })

  it('a data export is deleted after seven days', async () => {
    const { ask, passTime, store, platform } = await startExport()
    await ask()
    await passTime(1000)
    await passTime(7 * day)
    const act = await actAs(platform, 'm-ana')
    expect((await act('GET /wps/member/dataExport')).value).toEqual({ asksPassword: true })
    await removeExpired(platform.context)
    expect(await store.dataExports.count()).toBe(0)
    expect(await store.dataExportParts.count()).toBe(0)
  })

  it('a data export cannot be read by other members, or before it is ready', async () => {
    const { ask, act, passTime, platform } = await startExport()
    const path = '/wps/member/dataExport/json'
    const get = 'GET /wps/member/dataExport/{format}'
    await ask()
    expect((await act(get, { path })).status).toBe(404)
    await passTime(1000)
    const other = await actAs(platform, 'm-carla')
    expect((await other(get, { path })).status).toBe(404)
  })

  it('a data export that is not written in time fails and can be requested again', async () => {
    const { ask, standing, passTime, store } = await startExport()
    await ask()
    await store.jobs.remove({ kind: 'writeExport' })
    await passTime(10 * 60_000)
    expect(await standing()).toMatchObject({ export: { status: 'FAILED' } })
    expect(await store.dataExportParts.count()).toBe(0)
    expect(await ask()).toMatchObject({ value: { status: 'QUEUED' } })
    await passTime(1000)
    expect(await standing()).toMatchObject({ export: { status: 'READY' } })
  })
})

describe('exported collections', () => {
  it('every collection with a member id has a decision about its export', () => {
    expect(undecidedCollections(collections)).toEqual([])
    const diaries = defineCollection({ columns: { id: text(), memberId: text() } })
    expect(undecidedCollections({ ...collections, diaries })).toEqual(['diaries'])
  })
})
