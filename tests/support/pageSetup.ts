import './quickElements.ts'
import './longLimits.ts'
import { cleanup, configure } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, vi } from 'vitest'
import { longestWait } from './eventually.ts'
import { registering, resetStores } from './initialStores.ts'
import { trackTimers } from './longTimers.ts'

const printsDocument = Number(process.env.DEBUG_PRINT_LIMIT) > 0

configure({
  asyncUtilTimeout: longestWait,
  // Testing Library prints the document at each attempt of a waiting query. This takes a quarter of
  // a component test's time, even if the limit cuts the output off.
  ...(!printsDocument && {
    getElementError: (message: string | null) => new Error(message ?? 'No element was found'),
  }),
})

// React records a stack trace for each element that it creates, up to 10,000 a second, and uses it
// only in warnings. The traces took a quarter of the CPU time of opening a page.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => {} },
)

vi.mock('zustand', async (load: () => Promise<typeof import('zustand')>) => {
  const { create, createStore, useStore } = await load()
  return { create: registering(create), createStore: registering(createStore), useStore }
})
vi.mock('zustand/vanilla', async (load: () => Promise<typeof import('zustand/vanilla')>) => {
  const { createStore } = await load()
  return { createStore: registering(createStore) }
})

// Packages stay loaded for all files of a worker, and add their listeners to the document only
// once.
userEvent.setup()
createRoot(document.createElement('div'))
const endTimers = trackTimers()

afterEach(cleanup)

// Resets the document and the portal's modules. All files of a worker share the modules, since
// loading them for each file took a fifth of the time.
afterAll(() => {
  endTimers()
  resetStores()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`
  }
  localStorage.clear()
  sessionStorage.clear()
  // A new history entry removes the entries ahead of it, so that the next file counts only its own.
  history.pushState(null, '', '/')
})
