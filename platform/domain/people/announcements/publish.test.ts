import { describe, expect, it, onTestFinished } from 'vitest'
import { demonstration } from '../../../../mocks/demonstration.ts'
import { startPlatform } from '../../../handlers/platformForTests.ts'
import { createSocketHub } from '../../../server/socket/hub.ts'
import { connectAndWelcome } from '../../../server/socket/hubForTests.ts'
import { changePlatform } from '../../base/platform/platformSettings.ts'
import { seedDomain } from '../../seed.ts'

const hour = 3_600_000
const day = 24 * hour

/** A visitor's page at nine in the morning in Sao Paulo, and what it hears of announcements. */
async function listening() {
  const platform = await startPlatform()
  const hub = createSocketHub({ context: () => platform.context })
  onTestFinished(hub.close)
  const page = await connectAndWelcome(hub)
  const heard = () =>
    page.sentFrames
      .filter(({ event }) => event === 'announcementPublished')
      // The hub's frames are held against the contract.
      .map(({ data }) => (data as { announcementId: string }).announcementId)
  const listed = async () => {
    const { answer } = await platform.send('GET /wps/relay/MCSFE_getListAnnouncements')
    return JSON.stringify(answer.value)
  }
  return { ...platform, heard, listed }
}

describe('an announcement', () => {
  it('[ROOT-16] is told on the socket at the hour at which it comes out, and is in the list then', async () => {
    const { passTime, heard, listed } = await listening()
    // To half past seven the next morning, and half an hour beyond.
    await passTime(22.5 * hour)
    expect(heard()).toEqual(['a-5011', 'a-5012'])
    await passTime(0.5 * hour)
    expect(heard()).toEqual(['a-5011', 'a-5012', 'a-4011', 'a-4012'])
    expect(await listed()).toContain('a-4012')
    await passTime(hour)
    expect(heard()).toHaveLength(4)
  })

  it('is told once a day, and after a long stop those of that day alone', async () => {
    const { passTime, heard } = await listening()
    await passTime(5 * day)
    expect(heard()).toHaveLength(4)
    await passTime(day)
    expect(heard()).toHaveLength(8)
  })

  it('is told to nobody while the platform has its announcements off', async () => {
    const { passTime, heard, context } = await listening()
    await changePlatform(context, { announcements: false })
    await passTime(day)
    expect(heard()).toEqual([])
    await changePlatform(context, { announcements: true })
    await passTime(day)
    expect(heard()).toHaveLength(4)
  })

  it('is planned once, however often the platform is started', async () => {
    const { context, passTime, heard } = await listening()
    await seedDomain(context, { demonstration })
    await passTime(day)
    await seedDomain(context, { demonstration })
    await passTime(day)
    expect(heard()).toHaveLength(8)
  })
})
