import type { ColumnKind } from '../../platform/domain/base/storage/store.ts'
import type { Scalar } from '../../platform/domain/base/storage/storedRow.ts'
import type { Engine } from './engine.ts'
import { decodeText, encodeText } from './textEncoding.ts'

export function encodeValue(value: Scalar, engine: Engine): unknown {
  if (typeof value === 'string') return encodeText(value)
  return typeof value === 'boolean' ? engine.encodeBoolean(value) : value
}

/** Some drivers return large integers as strings, and booleans as 0 and 1. */
const decoders: Record<ColumnKind, (value: unknown) => Scalar> = {
  text: (value) => decodeText(String(value)),
  json: (value) => decodeText(String(value)),
  integer: Number,
  time: Number,
  boolean: Boolean,
}

export const decodeValue = (kind: ColumnKind, value: unknown): Scalar =>
  value === null ? null : decoders[kind](value)
