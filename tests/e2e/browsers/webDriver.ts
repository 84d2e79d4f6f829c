/** Client of W3C WebDriver, limited to the commands that the tests need. */
import type { PageFunction } from './drivenBrowser.ts'

/** Key of a serialised element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Serialised element; function arguments and results may contain it. */
export type ElementReference = { [elementKey]: string }

/** Sends a command below the session's path and returns the command's value. */
export type Command = (
  method: 'POST' | 'GET' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

export type WebDriverSession = {
  /** Name and version of the browser. */
  version: string
  command: Command
}

/**
 * Sends a request to the driver. @throws with the driver's code first, such as `stale element
 * reference`.
 */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    headers: { 'Content-Type': 'application/json' },
  })
  // The standard wraps every response in `value`.
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/**
 * Starts a browser.
 * @param driverUrl URL of the driver, without a trailing slash
 */
export async function startSession(
  driverUrl: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const value = await send('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const { sessionId, capabilities: matched } = value as {
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }
  return {
    version: `${matched.browserName}/${matched.browserVersion}`,
    command: (method, path, body) => send(method, `${driverUrl}/session/${sessionId}${path}`, body),
  }
}

export const pathOf = (element: ElementReference): string => `/element/${element[elementKey]}`

/** Runs a function in the document that the session has selected. */
export const evaluate = (
  command: Command,
  task: PageFunction<never, unknown>,
  args: readonly unknown[],
): Promise<unknown> =>
  command('POST', '/execute/sync', { script: `return (${task}).apply(null, arguments)`, args })
