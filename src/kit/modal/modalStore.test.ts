// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { closeModal, openModal, startModals, syncModals, useModalStore } from './modalStore.ts'

const openNames = () => useModalStore.getState().modals.map((modal) => modal.name)

let stop = () => {}
beforeEach(() => {
  history.pushState({ idx: 7 }, '', '/')
  useModalStore.setState({ modals: [] })
  stop = startModals()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

async function goBack() {
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  )
  history.back()
  await arrived
}

describe('dialog store', () => {
  it('Back closes a dialog and keeps the page and the history state of the router', async () => {
    const entries = history.length
    openModal({ name: 'login', next: '/member' })
    expect(history.length).toBe(entries + 1)
    expect(history.state).toMatchObject({ idx: 7 })
    await goBack()
    expect(openNames()).toEqual([])
    expect(history.state).toEqual({ idx: 7 })
  })

  it('a dialog replaces the open one, so that a single Back closes it and leaves none open', async () => {
    openModal({ name: 'login' })
    openModal({ name: 'register' })
    expect(openNames()).toEqual(['register'])
    await goBack()
    expect(openNames()).toEqual([])
  })

  it('a dialog opened with `over: true` lies above the open one', async () => {
    openModal({ name: 'register' })
    openModal({ name: 'login' }, { over: true })
    expect(openNames()).toEqual(['register', 'login'])
    await closeModal()
    expect(openNames()).toEqual(['register'])
  })

  it('closing a dialog twice goes back only once', async () => {
    history.pushState({ idx: 8 }, '', '/register')
    openModal({ name: 'register' })
    await Promise.all([closeModal(), closeModal()])
    expect(location.pathname).toBe('/register')
    await closeModal()
    expect(location.pathname).toBe('/register')
  })

  it('startModals opens the dialogs of the history entry again after a reload', () => {
    openModal({ name: 'login' })
    useModalStore.setState({ modals: [] })
    stop()
    stop = startModals()
    expect(openNames()).toEqual(['login'])
  })

  it('syncModals closes all dialogs after a navigation to another page', () => {
    openModal({ name: 'login' })
    history.replaceState({ idx: 8 }, '', '/help')
    syncModals()
    expect(openNames()).toEqual([])
  })

  it('closing a dialog returns the focus to the element that opened it', async () => {
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    openModal({ name: 'login' })
    button.blur()
    await closeModal()
    await eventually(() => expect(document.activeElement).toBe(button))
  })

  it('closing an upper dialog returns the focus to its opener in the lower dialog', async () => {
    const [page, lower] = [document.createElement('button'), document.createElement('button')]
    document.body.append(page, lower)
    page.focus()
    openModal({ name: 'passkeys' })
    lower.focus()
    openModal({ name: 'addPasskey' }, { over: true })
    lower.blur()
    await closeModal()
    await eventually(() => expect(document.activeElement).toBe(lower))
    await closeModal()
    await eventually(() => expect(document.activeElement).toBe(page))
  })

  it('closing a dialog whose opener is gone moves the focus to the content of the page', async () => {
    const [button, content] = [document.createElement('button'), document.createElement('main')]
    Object.assign(content, { id: 'content', tabIndex: -1 })
    document.body.append(button, content)
    button.focus()
    openModal({ name: 'login' })
    button.remove()
    await closeModal()
    await eventually(() => expect(document.activeElement).toBe(content))
  })

  it('syncModals ignores invalid dialogs in the history entry', () => {
    history.replaceState({ modals: 'login' }, '')
    syncModals()
    expect(openNames()).toEqual([])
  })
})
