import type { Contract } from 'contract-mocks/contract'
import { emitTypes } from 'contract-mocks/emitTypes'
import { readContract } from 'contract-mocks/readContract'
import { typeErrors } from 'contract-mocks/testing/typeErrors'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { describe, expect, it } from 'vitest'
import { portalContract } from '../support/portalProject.ts'

const contract = await readContract(portalContract)

/** Generates the types with the library `openapi-typescript` alone. */
async function typesOfLibrary(contract: Contract): Promise<string> {
  // `openapi-typescript` has its own type for this JSON, and modifies its argument.
  const document = structuredClone(contract) as unknown as Parameters<typeof openapiTypescript>[0]
  const options = { defaultNonNullable: false, emptyObjectsUnknown: true, silent: true }
  return astToString(await openapiTypescript(document, options))
}

const comparison = `
import type * as Library from './library.ts'
import type * as Own from './own.ts'

/** The names under which two types are not assignable to each other. */
type Different<A, B> = {
  [Name in keyof A | keyof B]: Name extends keyof A & keyof B
    ? [A[Name], B[Name]] extends [B[Name], A[Name]] ? never : Name
    : Name
}[keyof A | keyof B]
type None<Names extends never> = Names

export type Schemas = None<Different<Own.components['schemas'], Library.components['schemas']>>
export type Responses = None<Different<Own.components['responses'], Library.components['responses']>>
export type Parameters = None<Different<Own.components['parameters'], Library.components['parameters']>>
export type Headers = None<Different<Own.components['headers'], Library.components['headers']>>
export type Operations = None<Different<Own.operations, Library.operations>>
export type Paths = None<Different<Own.paths, Library.paths>>
export type Webhooks = None<Different<Own.webhooks, Library.webhooks>>
`

describe('the types of our contract', () => {
  it('[CARD-01] the generated types equal those that openapi-typescript makes of the contract', async () => {
    const errors = typeErrors(
      new Map([
        ['library.ts', await typesOfLibrary(contract)],
        ['own.ts', await emitTypes(contract)],
        ['comparison.ts', comparison],
      ]),
    )
    expect(Object.fromEntries(errors)).toEqual({
      'library.ts': [],
      'own.ts': [],
      'comparison.ts': [],
    })
  })
})
