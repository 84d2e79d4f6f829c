// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openAs } from '../../app/gamesForTests.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { connectApi } from '../../session/connectApi.ts'

const mocks = portalPerTest()

async function openAnnouncements() {
  const { queryClient } = await openAs('carla', mocks.context, '/agentHome/announcements')
  connectApi(queryClient, () => 'en')
  return within(await screen.findByRole('main'))
}

/**
 * Replaces the response to the announcements request; an undefined response passes the request
 * through.
 */
function answerAnnouncements(answer: () => Response | undefined) {
  const fetchNow = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : String(request))
    const isAsked = url.pathname === '/wps/agent/announcements'
    return (isAsked ? answer() : undefined) ?? fetchNow(request, init)
  })
}

describe('agent announcements', () => {
  it('[AGENT-05] the agent announcements are shown newest first, each with its title and date', async () => {
    const main = await openAnnouncements()
    const { agentAnnouncements } = mocks.context.content
    const [newest] = agentAnnouncements
    if (!newest) throw new Error('There are no announcements')
    const first = within(await main.findByRole('region', { name: newest.title.en }))
    expect(first.getByText(/^\w{3} \d+, 2026/).getAttribute('datetime')).toBe(newest.publishedAt)
    const titles = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(agentAnnouncements.map(({ title }) => title.en))
    const paragraphs = main.getAllByText(/\w+/, { selector: 'section p' })
    expect(paragraphs.length).toBeGreaterThanOrEqual(titles.length)
  })

  it('[AGENT-05] the agent announcements show an empty state when there are none', async () => {
    answerAnnouncements(() =>
      Response.json({ success: true, value: { items: [], page: 1, pageSize: 20, total: 0 } }),
    )
    const main = await openAnnouncements()
    expect(await main.findByText('No announcements yet.')).toBeDefined()
  })

  it('[AGENT-05] the agent announcements offer a retry after a failed request', async () => {
    let isBroken = true
    answerAnnouncements(() => (isBroken ? new Response('', { status: 500 }) : undefined))
    const main = await openAnnouncements()
    const again = await main.findByRole('button', { name: 'Try again' })
    isBroken = false
    await userEvent.click(again)
    expect((await main.findAllByRole('region')).length).toBeGreaterThan(0)
  })
})
