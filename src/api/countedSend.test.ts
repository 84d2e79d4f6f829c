// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendCounted } from './countedSend.ts'

const address = `${location.origin}/wps/files`
const network = setupServer(
  http.post(address, async ({ request }) => {
    const size = (await request.arrayBuffer()).byteLength
    const isNamed = request.headers.get('X-Module-Id') === 'FILE'
    return HttpResponse.json({ size, isNamed }, { status: 201, headers: { 'X-Told': 'yes' } })
  }),
)
beforeAll(() => network.listen())
afterAll(() => network.close())

const body = new Blob([new Uint8Array(5000)], { type: 'image/png' })
const requestWith = (signal?: AbortSignal) =>
  new Request(address, {
    method: 'POST',
    headers: { 'X-Module-Id': 'FILE' },
    ...(signal && { signal }),
  })

it('sendCounted returns the same response as fetch, and reports the upload progress', async () => {
  const shares: number[] = []
  const answer = await sendCounted(requestWith(), body, (share) => shares.push(share))
  expect(answer.status).toBe(201)
  expect(answer.headers.get('X-Told')).toBe('yes')
  expect(await answer.json()).toEqual({ size: 5000, isNamed: true })
  expect(shares.at(-1)).toBe(1)
})

it('a cancelled upload rejects with the reason of its signal', async () => {
  const cancel = new AbortController()
  const sending = sendCounted(requestWith(cancel.signal), body, () => {})
  const reason = new Error('cancelled')
  cancel.abort(reason)
  await expect(sending).rejects.toBe(reason)
  await expect(sendCounted(requestWith(cancel.signal), body, () => {})).rejects.toBe(reason)
})

it('sendCounted rejects with a TypeError on a network error, like fetch', async () => {
  network.use(http.post(address, () => HttpResponse.error()))
  await expect(sendCounted(requestWith(), body, () => {})).rejects.toBeInstanceOf(TypeError)
})
