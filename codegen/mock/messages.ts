/** What the server and the thread that answers for it say to each other. */

/** An operation as the server lists it. */
export type ListedOperation = {
  /** `GET /pets/{id}` */
  key: string
  method: string
  path: string
  summary: string
  /** A call of it that keeps the contract, from its path on; left out where it is no plain text. */
  example?: ExampleCall
}

export type ExampleCall = { url: string; headers: Readonly<Record<string, string>>; body?: string }

/** Mocks that are ready to answer. */
export type Ready = {
  title: string
  operations: ListedOperation[]
  /** What may stand before each path, as the contract's servers have it: `/v1`. */
  basePaths: string[]
  /** The bundled contract, as JSON. */
  document: string
  /** What is wrong with the contract, but keeps nothing from being answered. */
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

/** What the thread is told. */
export type ToMocks = { id: number; request: SentRequest }

/** What the thread tells: that it can answer or why it cannot, and then each answer. */
export type FromMocks =
  | { kind: 'ready'; ready: Ready }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; response: SentResponse | undefined }
  | { kind: 'broken'; id: number; message: string }
