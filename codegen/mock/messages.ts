/** Messages between the mock server and its worker thread. */

/** Operation in the list on the server's first page. */
export type ListedOperation = {
  /** Method and path: `GET /pets/{id}`. */
  key: string
  method: string
  path: string
  summary: string
  /**
   * Valid call, with a URL relative to the server; absent if the call cannot be written as text.
   */
  example?: ExampleCall
}

export type ExampleCall = { url: string; headers: Readonly<Record<string, string>>; body?: string }

/** Description of the loaded mocks. The worker thread sends it when the mocks are ready. */
export type Ready = {
  title: string
  operations: ListedOperation[]
  /** Path prefixes from the URLs in the contract's `servers`: `/v1`. */
  basePaths: string[]
  /** Bundled contract as JSON. */
  document: string
  /** Problems in the contract that do not prevent mocks. */
  warnings: string[]
}

export type SentRequest = {
  method: string
  url: string
  headers: [name: string, value: string][]
  body: ArrayBuffer
}

export type SentResponse = {
  status: number
  headers: [name: string, value: string][]
  body: ArrayBuffer
}

/** Message from the server to the worker thread. */
export type ToMocks = { id: number; request: SentRequest }

/** Message from the worker thread: `ready` or `failed` once, then a result for each request. */
export type FromMocks =
  | { kind: 'ready'; ready: Ready }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; response: SentResponse | undefined }
  | { kind: 'broken'; id: number; message: string }
