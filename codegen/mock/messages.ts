/** Messages between the server and its thread. */

/** Operation in the server's list. */
export type ListedOperation = {
  /** `GET /pets/{id}` */
  key: string
  method: string
  path: string
  summary: string
  /** Valid call of the operation, from its path on; absent if it is no plain text. */
  example?: ExampleCall
}

export type ExampleCall = { url: string; headers: Readonly<Record<string, string>>; body?: string }

/** Facts of mocks that are loaded. */
export type Ready = {
  title: string
  operations: ListedOperation[]
  /** Prefixes of the paths, from the contract's servers: `/v1`. */
  basePaths: string[]
  /** Bundled contract as JSON. */
  document: string
  /** Problems of the contract that do not prevent its mocks. */
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

/** Messages to the thread. */
export type ToMocks = { id: number; request: SentRequest }

/** Messages from the thread: ready or failed, then the responses. */
export type FromMocks =
  | { kind: 'ready'; ready: Ready }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; response: SentResponse | undefined }
  | { kind: 'broken'; id: number; message: string }
