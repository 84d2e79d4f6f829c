// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '../../platform/domain/accounts/messages/messages.ts'
import hostileHtml from '../../tests/corpora/hostileHtml.json' with { type: 'json' }
import { openModal } from '../kit/modal/modalStore.ts'
import { realtime } from '../kit/realtime/events.ts'
import { connectApi } from '../session/connectApi.ts'
import { followEvents } from '../session/realtime/followEvents.ts'
import { closePortal, openAs } from './gamesForTests.ts'
import { portalPerTest } from './portalForTests.ts'
import { openPortal } from './testing.tsx'

const mocks = portalPerTest()
const hit = vi.fn()
beforeEach(() => {
  hit.mockClear()
  vi.stubGlobal('hit', hit)
})

/**
 * Suffixes for the texts of a response: hostile texts short enough for any field, or plain words.
 */
const hostileTexts = hostileHtml.filter((text) => text.length <= 60)
const harmlessTexts = [' and a few harmless words']

type Write = (value: unknown, nextSuffix: () => string) => unknown

/** Appends a suffix to every text below a property in `keys`, at any depth. */
const behindTexts =
  (...keys: string[]): Write =>
  (value, nextSuffix) => {
    const within = (one: unknown, isText: boolean): unknown => {
      if (typeof one === 'string') return isText ? one + nextSuffix() : one
      if (Array.isArray(one)) return one.map((item) => within(item, isText))
      if (typeof one !== 'object' || one === null) return one
      const entries = Object.entries(one)
      return Object.fromEntries(
        entries.map(([key, inner]) => [key, within(inner, isText || keys.includes(key))]),
      )
    }
    return within(value, false)
  }

/** Gives every field of the rules a label and a hint that end with a suffix. */
const asLabels: Write = (value, nextSuffix) => {
  const answer = Object(value)
  const fields = answer.value.fields.map((field: object) => ({
    ...field,
    label: { en: `Label${nextSuffix()}` },
    hint: { en: `Hint${nextSuffix()}` },
  }))
  return { ...answer, value: { ...answer.value, fields } }
}

/** Adds `texts` to the responses of a path, like a platform that stores texts unescaped. */
function answerWith(path: string, write: Write, texts: readonly string[]): void {
  let written = 0
  const nextSuffix = () => texts[written++ % texts.length] ?? ''
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answered(request)
    if (!new URL(request.url).pathname.startsWith(path)) return response
    return Response.json(write(await response.json(), nextSuffix), { status: response.status })
  })
}

/** Structure of an element: its descendants and the names of their attributes. */
const madeOf = (part: Element): string[] =>
  [...part.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().sort().join(' ')}`,
  )

const timesIn = (part: Element, text: string): number =>
  (part.textContent ?? '').split(text).length - 1

type Page = {
  called: string
  path: string
  write: Write
  /** @returns the element that contains the texts, once it is rendered */
  open: () => Promise<Element>
}

const user = userEvent.setup()

const pages: Page[] = [
  {
    called: 'the inbox',
    path: '/wps/messages',
    write: behindTexts('title', 'body'),
    async open() {
      const { queryClient } = await openAs('ana', mocks.context, '/member/messages')
      connectApi(queryClient, () => 'en')
      const inbox = await screen.findByRole('list', { name: 'Inbox' })
      // Opens the body of the first message.
      const [first] = within(inbox).getAllByRole('button', { expanded: false })
      const line = first?.closest('li')
      if (!first || !line) throw new Error('The inbox has no message')
      await user.click(first)
      // The message counts as read once its body has loaded and the list has been refetched.
      await waitFor(() => expect(line.querySelector('p')).not.toBeNull())
      await waitFor(() => expect(line.dataset.unread).toBeUndefined())
      return inbox
    },
  },
  {
    called: 'the downlines of an agent',
    path: '/wps/agent/downline',
    write: behindTexts('nickname', 'account'),
    async open() {
      const { queryClient } = await openAs('carla', mocks.context, '/agentHome/downline')
      connectApi(queryClient, () => 'en')
      return within(await screen.findByRole('main')).findByRole('table')
    },
  },
  {
    called: 'the announcements to agents',
    path: '/wps/agent/announcements',
    write: behindTexts('title'),
    async open() {
      const { queryClient } = await openAs('carla', mocks.context, '/agentHome/announcements')
      connectApi(queryClient, () => 'en')
      const main = await screen.findByRole('main')
      await within(main).findAllByText(/\w+/, { selector: 'section p' })
      return main
    },
  },
  {
    called: 'the fields of the registration',
    path: '/wps/system/setting/register',
    write: asLabels,
    async open() {
      await openPortal('/nowhere')
      await act(async () => openModal({ name: 'register' }))
      const dialog = await screen.findByRole('dialog', { name: 'Create your account' })
      await within(dialog).findByRole('button', { name: 'Create account' })
      const form = dialog.querySelector('form')
      if (!form) throw new Error('There is no form')
      return form
    },
  },
]

describe.each(pages)('hostile texts of $called', ({ path, write, open }) => {
  it('hostile texts render the same elements as harmless ones, and appear verbatim', async () => {
    answerWith(path, write, harmlessTexts)
    const control = await open()
    await waitFor(() => expect(control.textContent).toContain(harmlessTexts[0]))
    await waitFor(() => expect(mocks.underWay.size).toBe(0))
    const wanted = madeOf(control)
    const wantedTimes = timesIn(control, harmlessTexts[0] ?? '')
    closePortal()

    answerWith(path, write, hostileTexts)
    const shown = await open()
    await waitFor(() => expect(madeOf(shown)).toEqual(wanted))
    const visible = hostileTexts.map((text) => timesIn(shown, text))
    expect(visible.reduce((sum, times) => sum + times, 0)).toBeGreaterThanOrEqual(wantedTimes)
    expect(hit).not.toHaveBeenCalled()
  })
})

it('a socket event about a message renders its text verbatim', { tags: 'full' }, async () => {
  const { queryClient } = await openAs('ana', mocks.context, '/member/messages')
  connectApi(queryClient, () => 'en')
  const stop = followEvents(queryClient)
  await waitFor(() => expect(realtime.getState().isLive).toBe(true))
  const inbox = await screen.findByRole('list', { name: 'Inbox' })
  const elementsOf = (title: string) => {
    const line = within(inbox).getByRole('button', { name: (name) => name.startsWith(title) })
    return madeOf(line)
  }
  const tell = (title: string) =>
    mocks.context.store.transaction((tables, announce) =>
      sendMessage(mocks.context, tables, announce, {
        memberId: 'm-ana',
        kind: 'MONEY',
        title: { en: title, pt: title },
        body: { en: title, pt: title },
        opens: undefined,
      }),
    )
  await tell('A few harmless words')
  const wanted = await waitFor(() => elementsOf('A few harmless words'))
  const title = '"><img src=x onerror=hit()><script>hit()</script>'
  await tell(title)
  await waitFor(() => expect(elementsOf(title)).toEqual(wanted))
  expect(hit).not.toHaveBeenCalled()
  stop()
})
