/** What the story asks of a browser, in whichever way that is driven. */

/** A function that runs in a page. It travels as text: it sees its arguments and the page alone. */
export type PageFunction<Arguments extends readonly unknown[], Result> = (
  ...args: Arguments
) => Result

/** An element of a page, as its browser's driver knows it. */
export type DrivenElement = {
  /** Presses its middle, as a mouse does. */
  click(): Promise<void>
  /** Presses the keys of a text while it has the focus; what is selected gives way. */
  type(text: string): Promise<void>
  /** Runs a function with the element before its other arguments. */
  evaluate<Arguments extends readonly unknown[], Result>(
    task: PageFunction<[Element, ...Arguments], Result>,
    ...args: Arguments
  ): Promise<Result>
  /** The document in a frame. */
  content(): Promise<DrivenDocument>
}

export type DrivenDocument = {
  evaluate<Arguments extends readonly unknown[], Result>(
    task: PageFunction<Arguments, Result>,
    ...args: Arguments
  ): Promise<Result>
  /** Runs a script for what it leaves behind in the document. */
  run(script: string): Promise<void>
  /** The element that a function finds. */
  find<Arguments extends readonly unknown[]>(
    task: PageFunction<Arguments, Element | null>,
    ...args: Arguments
  ): Promise<DrivenElement | undefined>
}

export type Tab = DrivenDocument & {
  /** @param path of the portal, with its slash. */
  open(path: string): Promise<void>
  /** Brings it in front of the others. */
  show(): Promise<void>
  /** A PNG of what it shows, once it is in front. */
  screenshot(): Promise<Uint8Array>
  /** What its pages threw, wrote as an error, or were refused by a security policy until now. */
  errors(): Promise<string[]>
}

export type DrivenBrowser = {
  /** As it calls itself, such as `firefox/153.7.0`. */
  version: string
  /** A new tab with nothing in it; what a session keeps is its own. */
  openTab(): Promise<Tab>
  stop(): Promise<void>
}
