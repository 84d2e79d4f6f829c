import { describe, expect, it, onTestFinished } from 'vitest'
import { demonstration } from '../../../../mocks/demonstration.ts'
import { startPlatform } from '../../../handlers/platformForTests.ts'
import { createSocketHub } from '../../../server/socket/hub.ts'
import { connectAndWelcome } from '../../../server/socket/hubForTests.ts'
import { changePlatform } from '../../base/platform/platformSettings.ts'
import { seedDomain } from '../../seed.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Connects a visitor to the socket at 9:00 in São Paulo; `heard` returns the announcements
 * received.
 */
async function connectVisitor() {
  const platform = await startPlatform()
  const hub = createSocketHub({ context: () => platform.context })
  onTestFinished(hub.close)
  const page = await connectAndWelcome(hub)
  const heard = () =>
    page.sentFrames
      .filter(({ event }) => event === 'announcementPublished')
      // The socket hub validates frames against the API contract.
      .map(({ data }) => (data as { announcementId: string }).announcementId)
  const listed = async () => {
    const { answer } = await platform.send('GET /wps/relay/MCSFE_getListAnnouncements')
    return JSON.stringify(answer.value)
  }
  return { ...platform, heard, listed }
}

describe('announcements', () => {
  it('[ROOT-16, ANN-12] visitors receive announcements for visitors at their publication hour, and no announcements for members', async () => {
    const { passTime, heard, listed } = await connectVisitor()
    // Advances the clock to 7:30 the next morning, half an hour before the second publication.
    await passTime(22.5 * hour)
    expect(heard()).toEqual(['a-5012'])
    await passTime(0.5 * hour)
    expect(heard()).toEqual(['a-5012', 'a-4012'])
    expect(await listed()).toContain('a-4012')
    await passTime(hour)
    expect(heard()).toHaveLength(2)
  })

  it('an announcement is sent once a day, and a downtime of several days does not send the announcements of past days', async () => {
    const { passTime, heard } = await connectVisitor()
    await passTime(5 * day)
    expect(heard()).toHaveLength(2)
    await passTime(day)
    expect(heard()).toHaveLength(4)
  })

  it('no announcement is sent while announcements are switched off on the platform', async () => {
    const { passTime, heard, context } = await connectVisitor()
    await changePlatform(context, { announcements: false })
    await passTime(day)
    expect(heard()).toEqual([])
    await changePlatform(context, { announcements: true })
    await passTime(day)
    expect(heard()).toHaveLength(2)
  })

  it('announcements are sent once a day even if the platform is started repeatedly', async () => {
    const { context, passTime, heard } = await connectVisitor()
    await seedDomain(context, { demonstration })
    await passTime(day)
    await seedDomain(context, { demonstration })
    await passTime(day)
    expect(heard()).toHaveLength(4)
  })
})
