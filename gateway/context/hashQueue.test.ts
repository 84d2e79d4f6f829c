import { expect, it } from 'vitest'
import { createHashQueue } from './hashQueue.ts'

const context = { ip: '198.51.100.7', requestId: 'r-1', host: 'portico.test' }

it('if a call is aborted while it waits in the queue, its password is not hashed', async () => {
  const queue = createHashQueue()
  const started: string[] = []
  const running = Promise.withResolvers<void>()
  const server = queue.knowCallers(async (request) => {
    queue.admit()
    await queue.run(async () => {
      started.push(new URL(request.url).pathname)
      await running.promise
    })
    return new Response('done')
  })
  const gone = new AbortController()
  const call = (path: string, signal?: AbortSignal) =>
    server(new Request(`http://portico.test${path}`, signal && { signal }), context)
  const first = [call('/1'), call('/2')]
  const abandoned = call('/3', gone.signal)
  const last = call('/4')
  expect([queue.countRunning(), queue.countWaiting()]).toEqual([2, 2])
  gone.abort()
  await expect(abandoned).rejects.toThrow('TEMPORARILY_UNAVAILABLE')
  running.resolve()
  await Promise.all([...first, last])
  expect(started).toEqual(['/1', '/2', '/4'])
  expect([queue.countRunning(), queue.countWaiting()]).toEqual([0, 0])
})

it('a call that ends without hashing a password releases its place in the queue', async () => {
  const queue = createHashQueue()
  const waiting: number[] = []
  const server = queue.knowCallers(async () => {
    queue.admit()
    waiting.push(queue.countWaiting())
    return undefined
  })
  await server(new Request('http://portico.test/'), context)
  expect([waiting, queue.countWaiting()]).toEqual([[1], 0])
})
