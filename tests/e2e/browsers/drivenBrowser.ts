/** Interface through which the story test drives a browser, independent of the protocol. */

/**
 * Function that runs in a page. It is sent as source text, so it can use only its arguments and the
 * page.
 */
export type PageFunction<Arguments extends readonly unknown[], Result> = (
  ...args: Arguments
) => Result

/** Handle of an element in a page. */
export type DrivenElement = {
  /** Clicks the centre of the element with the mouse. */
  click(): Promise<void>
  /** Types a text into the focused element, replacing its selection. */
  type(text: string): Promise<void>
  /** Runs a function in the page with the element as its first argument. */
  evaluate<Arguments extends readonly unknown[], Result>(
    task: PageFunction<[Element, ...Arguments], Result>,
    ...args: Arguments
  ): Promise<Result>
  /** Returns the document inside a frame element. */
  content(): Promise<DrivenDocument>
}

export type DrivenDocument = {
  evaluate<Arguments extends readonly unknown[], Result>(
    task: PageFunction<Arguments, Result>,
    ...args: Arguments
  ): Promise<Result>
  /** Runs a script in the document for its side effects. */
  run(script: string): Promise<void>
  /** Returns the element that a function finds in the page. */
  find<Arguments extends readonly unknown[]>(
    task: PageFunction<Arguments, Element | null>,
    ...args: Arguments
  ): Promise<DrivenElement | undefined>
}

export type Tab = DrivenDocument & {
  /** @param path of the portal, with a leading slash */
  open(path: string): Promise<void>
  /** Brings the tab to the front. */
  show(): Promise<void>
  /** Brings the tab to the front and returns a PNG of its viewport. */
  screenshot(): Promise<Uint8Array>
  /**
   * Uncaught errors, console errors and violations of a security policy in the tab's pages until
   * now.
   */
  errors(): Promise<string[]>
}

export type DrivenBrowser = {
  /** Name and version that the browser reports, such as `firefox/153.7.0`. */
  version: string
  /** Opens an empty tab with a session storage of its own. */
  openTab(): Promise<Tab>
  stop(): Promise<void>
}
