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
  /** Firefox is driven by WebDriver BiDi, Chromium by its own protocol. */
  browser: 'chrome' | 'firefox'
  executablePath: string
  args?: string[]
  env?: Record<string, string>
}

/**
 * Starts Chromium or Firefox without a window.
 * @param baseUrl address of the portal, without a slash at its end
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
  // Both browsers report as one of these what a security policy refused, with the directive.
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
      // What is hidden draws nothing.
      await page.bringToFront()
      return await page.screenshot()
    },
    errors: async () => [...errors],
  }
}

/** Puppeteer's types look for handles among the arguments of a function; here are none. */
const withoutHandles = <Task extends PageFunction<never, unknown>>(task: Task) =>
  // It is only read as text.
  task as unknown as (...args: unknown[]) => ReturnType<Task>

function documentOf(place: Page | Frame): DrivenDocument {
  return {
    evaluate: async (task, ...args) => {
      // What the function returns travels as it is.
      return (await place.evaluate(withoutHandles(task), ...args)) as ReturnType<typeof task>
    },
    run: async (script) => {
      await place.evaluate(`${script};undefined`)
    },
    find: async (task, ...args) => {
      const found = await place.evaluateHandle(withoutHandles(task), ...args)
      const element = found.asElement()
      // A function that finds an element finds no bare node.
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
