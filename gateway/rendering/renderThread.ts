/**
 * Thread that renders pages with the portal's server bundle. The gateway handles the calls of the
 * thread like those of a visitor.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PageRenderer, SendCall } from '../../src/lib/pageRenderer.ts'
import { createCallMemory } from './callMemory.ts'
import type { CallAnswer, FromThread, ThreadOrder, ToThread } from './messages.ts'

type Bundle = { createPageRenderer: (send: SendCall) => PageRenderer }

function serve(port: MessagePort, bundleUrl: string): void {
  const waiting = new Map<number, (answer: CallAnswer['answer']) => void>()
  const tell = (message: FromThread) => port.postMessage(message)
  let calls = 0

  const ask = (target: string, headers: Headers): Promise<CallAnswer['answer']> => {
    calls += 1
    const id = calls
    tell({ kind: 'call', id, target, headers: [...headers] })
    return new Promise((resolve) => waiting.set(id, resolve))
  }
  const memory = createCallMemory(ask, performance.now.bind(performance))
  const send: SendCall = async (request) => {
    const answer = await memory(request)
    if (answer === undefined) throw new TypeError('The gateway could not answer')
    const { status, type, body } = answer
    return new Response(body, { status, headers: { 'Content-Type': type } })
  }
  // TypeScript cannot infer the type of an import whose URL is not constant.
  const loading: Promise<Bundle> = import(bundleUrl)
  const renderer = loading.then(({ createPageRenderer }) => createPageRenderer(send))
  renderer.catch(() => {})

  const render = async ({ id, ...order }: ThreadOrder) => {
    try {
      const page = await (await renderer).render(order)
      tell(page ? { kind: 'rendered', id, ...page } : { kind: 'unchanged', id })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      tell({ kind: 'failed', id, reason })
    }
  }
  port.on('message', (message: ToThread) => {
    if (message.kind === 'render') {
      void render(message)
      return
    }
    waiting.get(message.id)?.(message.answer)
    waiting.delete(message.id)
  })
}

if (parentPort) serve(parentPort, String(workerData))
