import { Worker } from 'node:worker_threads'
import type { PageTexts, RenderOrder, SendCall } from '../../src/lib/pageRenderer.ts'
import type { FromThread, RenderEnd, ThreadOrder, ToThread } from './messages.ts'

export type Renderer = {
  /**
   * Renders a page. Pages of earlier calls are rendered first.
   * @returns undefined when `ifChanged` is set and the page did not change
   * @throws {RenderError} when the page cannot be rendered in time
   */
  render(order: RenderOrder): Promise<PageTexts | undefined>
  close(): Promise<void>
}

class RenderError extends Error {
  override name = 'RenderError'
}

type Options = {
  /** The build's server bundle, as a `file:` URL. */
  bundleUrl: string
  send: SendCall
  /** Milliseconds that a page may take, including its calls. */
  patience?: number
}

/**
 * Made-up origin: `Request` requires an absolute URL, but only the path and the query of a call are
 * used.
 */
const nowhere = 'http://gateway.invalid'

/**
 * Creates a renderer with a thread that renders pages one by one. The first page starts the thread.
 * If the thread has ended, the next page starts a new one.
 */
export function createRenderer({ bundleUrl, send, patience = 10_000 }: Options): Renderer {
  let thread: Worker | undefined
  let orders = 0
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const start = (): Worker => {
    const worker = new Worker(new URL('./renderThread.ts', import.meta.url), {
      workerData: bundleUrl,
      // Selects React's production build: the development build is ten times slower.
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    })
    worker.unref()
    worker.on('message', async (message: FromThread) => {
      if (message.kind !== 'call') return
      const { id, target, headers } = message
      const answer = await answerOf(send, new Request(nowhere + target, { headers }))
      worker.postMessage({ kind: 'answer', id, answer } satisfies ToThread)
    })
    // The failed render order reports the error. Without a listener, the event would end the
    // gateway.
    worker.on('error', () => {})
    worker.on('exit', () => {
      if (thread === worker) thread = undefined
    })
    return worker
  }
  const renderNow = (order: RenderOrder) => {
    if (isClosed) throw new RenderError('The gateway stops')
    thread ??= start()
    orders += 1
    const worker = thread
    const giveUp = () => {
      thread = undefined
      void worker.terminate()
    }
    const whole: ThreadOrder = { kind: 'render', id: orders, ...order }
    return follow(worker, whole, { patience, giveUp })
  }

  return {
    render(order) {
      const result = last.then(() => renderNow(order))
      last = result.catch(() => {})
      return result
    },
    async close() {
      isClosed = true
      await thread?.terminate()
    },
  }
}

type Limit = {
  /** Maximum milliseconds from a render order to its result. */
  patience: number
  giveUp: () => void
}

/**
 * Sends a render order to the thread and waits for its result. Ends a thread that exceeds the
 * limit.
 */
function follow(worker: Worker, order: ThreadOrder, { patience, giveUp }: Limit) {
  const ended = Promise.withResolvers<PageTexts | undefined>()
  const fail = (reason: string) => ended.reject(new RenderError(reason))
  const handleMessage = (message: FromThread) => {
    if (isEnd(message) && message.id === order.id) {
      if (message.kind === 'failed') fail(message.reason)
      else ended.resolve(message.kind === 'rendered' ? message : undefined)
    }
  }
  const handleError = ({ message }: Error) => fail(message)
  const handleExit = () => fail('The thread ended')
  const timer = setTimeout(() => {
    fail('Rendering took too long')
    giveUp()
  }, patience)
  timer.unref()
  worker.on('message', handleMessage).on('error', handleError).on('exit', handleExit)
  worker.postMessage(order)
  return ended.promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', handleMessage).off('error', handleError).off('exit', handleExit)
  })
}

const isEnd = (message: FromThread): message is RenderEnd => message.kind !== 'call'

async function answerOf(send: SendCall, request: Request) {
  try {
    const response = await send(request)
    const type = response.headers.get('content-type') ?? 'application/json'
    return { status: response.status, type, body: await response.text() }
  } catch {
    return undefined
  }
}
