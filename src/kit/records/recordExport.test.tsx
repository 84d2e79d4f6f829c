// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openAs } from '../../app/gamesForTests.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { paths } from '../../paths.ts'
import { connectApi } from '../../session/connectApi.ts'

const mocks = portalPerTest()
let savedFiles: { name: string; file: Blob }[] = []

beforeEach(() => {
  savedFiles = []
  const files = new Map<string, Blob>()
  // jsdom has no object URLs and does not save files.
  URL.createObjectURL = (file) => {
    const url = `blob:${files.size}`
    if (file instanceof Blob) files.set(url, file)
    return url
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href)
    if (file) savedFiles.push({ name: this.download, file })
  })
})

/** Opens the betting record of ana, a member, for a period with bets. */
async function openRecord(query = '?from=2026-10-01&to=2026-11-30') {
  const address = `${paths.member('bettingRecord')}${query}`
  const { queryClient } = await openAs('ana', mocks.context, address)
  connectApi(queryClient, () => 'en')
  const main = within(await screen.findByRole('main'))
  return { main, button: await main.findByRole('button', { name: 'Export CSV' }) }
}

/** Answers requests for files with the result of `answer` and returns the requests. */
function answerFiles(
  answer: (request: Request, pass: () => Promise<Response>) => Promise<Response>,
) {
  const requests: Request[] = []
  const fetchNow = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init)
    if (!request.url.includes('/wps/records/csv/')) return fetchNow(input, init)
    requests.push(request)
    return answer(request, () => fetchNow(input, init))
  })
  return requests
}

describe('export of records', () => {
  it('[REC-05] an export saves more than one page in a file named after the period, and sends the token in a header', async () => {
    const requests = answerFiles((_, pass) => pass())
    const { button } = await openRecord()
    await userEvent.click(button)
    await waitFor(() => expect(savedFiles).toHaveLength(1))
    const [{ name, file } = { name: '', file: new Blob() }] = savedFiles
    expect(name).toBe('bettingRecord-2026-10-01-2026-11-30.csv')
    const bets = await mocks.context.store.bets.count({ memberId: 'm-ana' })
    const lines = (await file.text()).trim().split('\r\n')
    expect(bets).toBeGreaterThan(20)
    expect(lines.length).toBeGreaterThan(21)
    expect(requests[0]?.headers.get('Authorization')).toMatch(/^Bearer /)
    expect(requests[0]?.url).not.toMatch(/token|page/i)
    expect(screen.getByText('Your file was downloaded.')).toBeDefined()
  })

  it('[REC-05] an export for Excel names the time zone in its column titles', async () => {
    const requests = answerFiles((_, pass) => pass())
    const { main } = await openRecord()
    await userEvent.click(main.getByRole('button', { name: 'Export for Excel' }))
    await waitFor(() => expect(savedFiles).toHaveLength(1))
    expect(requests[0]?.url).toContain('format=excel')
    const [title] = (await savedFiles[0]?.file.text())?.split('\r\n') ?? []
    expect(title).toContain('Placed (Brasília time),')
  })

  it('a failed export shows the failure, and its retry saves the file', async () => {
    let failures = 1
    answerFiles(async (_, pass) => (failures-- > 0 ? new Response('', { status: 500 }) : pass()))
    const { main, button } = await openRecord()
    await userEvent.click(button)
    const alert = within(await main.findByRole('alert'))
    expect(alert.getByText('The file could not be downloaded')).toBeDefined()
    expect(savedFiles).toEqual([])
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(savedFiles).toHaveLength(1))
    expect(main.queryByRole('alert')).toBeNull()
  })

  it('an export whose response is interrupted saves nothing', async () => {
    answerFiles(async () => {
      const broken = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('Placed,')),
        pull: (controller) => controller.error(new TypeError('network')),
      })
      return new Response(broken, { headers: { 'Content-Type': 'text/csv' } })
    })
    const { main, button } = await openRecord()
    await userEvent.click(button)
    expect(await main.findByText('The file could not be downloaded')).toBeDefined()
    expect(savedFiles).toEqual([])
  })

  it('an export can be cancelled while its response is pending', async () => {
    const requests = answerFiles(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    )
    const { main, button } = await openRecord()
    await userEvent.click(button)
    await userEvent.click(await main.findByRole('button', { name: 'Cancel' }))
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(main.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(main.queryByRole('alert')).toBeNull()
    expect(savedFiles).toEqual([])
  })
})
