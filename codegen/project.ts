import type { Layout } from './layout.ts'

/**
 * Callers of the operations that require a security scheme, and the scheme's flag in endpoint
 * tables.
 */
export type SchemeCallers = {
  /** Name of the caller who has a credential of the scheme. */
  caller: string
  /**
   * Name of the caller in operations for which the credential is optional; the default is `caller`.
   */
  openCaller?: string
  /** Name of the flag in the endpoint table for calls that carry the credential. */
  mark: string
}

/** Project with a client and a server that are hand-written against the contract. */
export type Project = {
  layout: Layout
  /**
   * Path of the module that exports the type `Handler<OperationId>`, relative to the output folder.
   */
  handlerModule: string
  /** Path of the module that exports `describeRejection`, relative to the output folder. */
  rejectionModule: string
  /**
   * Callers by security scheme. If an operation requires several schemes, the caller of the scheme
   * that is listed first here applies.
   */
  callers: Readonly<Record<string, SchemeCallers>>
}
