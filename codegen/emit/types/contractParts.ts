import type { OperationObject, Parameter, Reference } from '../../contract/contract.ts'

export type RequestBody = Exclude<NonNullable<OperationObject['requestBody']>, Reference>

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const

/** A path's operations, and the parameters that they share. */
export type PathItem = { parameters?: (Parameter | Reference)[] } & {
  [Method in (typeof methods)[number]]?: OperationObject
}
