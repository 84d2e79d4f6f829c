import type { Layout } from './layout.ts'

/** Callers of the operations that a security scheme protects. */
export type SchemeCallers = {
  /** Name of the caller with the scheme's credential. */
  caller: string
  /** Name of the caller where the credential is optional; `caller` by default. */
  openCaller?: string
  /** Property of an endpoint whose calls carry the credential. */
  mark: string
}

/** A project whose client and server are written by hand against the contract. */
export type Project = {
  layout: Layout
  /** Module that exports the type `Handler<OperationId>`, below the output folder. */
  handlerModule: string
  /** Module that exports `describeRejection`, below the output folder. */
  rejectionModule: string
  /** Callers by security scheme; the first entry among an operation's schemes decides. */
  callers: Readonly<Record<string, SchemeCallers>>
}
