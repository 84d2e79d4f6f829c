import { type ElementHandle, type Frame, launch, type Page } from 'puppeteer-core'
import type {
  DrivenBrowser,
  DrivenDocument,
  DrivenElement,
  PageFunction,
  Tab,
} from './drivenBrowser.ts'

const viewport = { width: 1440, height: 900 }

type Choice = {
  /** Puppeteer drives Firefox by WebDriver BiDi and Chromium by the DevTools protocol. */
  browser: 'chrome' | 'firefox'
  executablePath: string
  args?: string[]
  env?: Record<string, string>
}

/**
 * Starts headless Chromium or Firefox.
 * @param baseUrl URL of the portal, without a trailing slash
 */
export async function startPuppeteerBrowser(
  baseUrl: string,
  choice: Choice,
): Promise<DrivenBrowser> {
  const browser = await launch({ ...choice, headless: true, defaultViewport: viewport })
  return {
    version: await browser.version(),
    openTab: async () => tabOf(await browser.newPage(), baseUrl),
    stop: () => browser.close(),
  }
}

function tabOf(page: Page, baseUrl: string): Tab {
  const errors: string[] = []
  // Both browsers report a violation of a security policy as one of these events, with the
  // directive.
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    ...documentOf(page),
    open: async (path) => {
      await page.goto(baseUrl + path)
    },
    show: () => page.bringToFront(),
    screenshot: async () => {
      // A tab in the background draws no frames.
      await page.bringToFront()
      return await page.screenshot()
    },
    errors: async () => [...errors],
  }
}

/** Puppeteer's types unwrap handles among a function's arguments; functions here take none. */
const withoutHandles = <Task extends PageFunction<never, unknown>>(task: Task) =>
  // Puppeteer only reads the function's source text.
  task as unknown as (...args: unknown[]) => ReturnType<Task>

function documentOf(place: Page | Frame): DrivenDocument {
  return {
    evaluate: async (task, ...args) => {
      // A function's result is serialised, so its type stays the same.
      return (await place.evaluate(withoutHandles(task), ...args)) as ReturnType<typeof task>
    },
    run: async (script) => {
      await place.evaluate(`${script};undefined`)
    },
    find: async (task, ...args) => {
      const found = await place.evaluateHandle(withoutHandles(task), ...args)
      const element = found.asElement()
      // The function returns an element or null, never another kind of node.
      return element ? elementOf(element as ElementHandle<Element>) : undefined
    },
  }
}

function elementOf(handle: ElementHandle<Element>): DrivenElement {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    evaluate: async (task, ...args) => {
      const result = await handle.evaluate(withoutHandles(task), ...args)
      return result as ReturnType<typeof task>
    },
    content: async () => {
      const frame = await handle.contentFrame()
      if (!frame) throw new Error('The element is no frame')
      return documentOf(frame)
    },
  }
}
