import type { Contract } from '../contract/contract.ts'
import { emitTypes } from '../emit/types.ts'
import { typeErrors } from './typeErrors.ts'

/**
 * A contract, and claims about its generated types. Each claim is a TypeScript type that must be
 * `true`.
 */
export type Claims = { contract: Contract; claims: readonly string[] }

/** Helper types for claims. `S` contains the component schemas. */
const vocabulary = `
export type S = components['schemas']
type Any<T> = 0 extends 1 & T ? true : false
type Alike<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Flat<T> = T extends readonly unknown[] ? T : T extends object ? { [Key in keyof T]: T[Key] } : T
/** True if both types are identical, however they are composed. */
export type Same<A, B> = Any<A> extends Any<B> ? Alike<Flat<A>, Flat<B>> : false
/** True if each type is assignable to the other. */
export type Match<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
export type Fits<A, B> = [A] extends [B] ? true : false
export type Differs<A, B> = [A] extends [B] ? false : true
type Holds<Claim extends true> = Claim
`

/**
 * Generates the types of each contract, and compiles all of them with their claims.
 * @returns TypeScript's errors by the name of the case.
 */
export async function typeErrorsOf(cases: Record<string, Claims>): Promise<Map<string, string[]>> {
  const files = Object.values(cases).map(
    async ({ contract, claims }, index): Promise<[string, string]> => {
      const held = claims.map((claim) => `  Holds<${claim}>,\n`).join('')
      const types = await emitTypes(contract)
      return [`${index}.ts`, `${types}${vocabulary}export type All = [\n${held}]\n`]
    },
  )
  const errors = typeErrors(new Map(await Promise.all(files)))
  return new Map(Object.keys(cases).map((name, index) => [name, errors.get(`${index}.ts`) ?? []]))
}
