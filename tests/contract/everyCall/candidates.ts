import { type Parts, sampleParts } from './calls/calls.ts'
import { bodyOf, type ContractOperation, contract, isJson, schemaOf } from './calls/document.ts'
import { judgeBody, judgeParameter } from './calls/peer.ts'
import { type Mutation, mutationsOf, parameterMutations } from './mutations.ts'

export type Violation = { what: string; parts: Parts }
/** A request that may violate the contract; `isValid` is the independent validator's result. */
export type Candidate = Violation & { isValid: boolean }

type Choose = (changes: Mutation[]) => Mutation[]

const chooseAll: Choose = (changes) => changes

/**
 * Chooses the first mutation of each kind: its description after the place or the parameter's name.
 * `requests.test.ts` tries all mutations on the validators, without a server.
 */
export function chooseSome<Change extends { what: string }>(changes: Change[]): Change[] {
  const kinds = new Set<string>()
  return changes.filter(({ what }) => {
    const kind = what.replace(/^\S* /, '')
    const isNew = !kinds.has(kind)
    kinds.add(kind)
    return isNew
  })
}

/**
 * Copies of the sample request, each with one mutation of its JSON body; none for other bodies.
 * @param choose selects mutations.
 */
export async function bodyCandidates(
  operation: ContractOperation,
  choose: Choose = chooseAll,
): Promise<Candidate[]> {
  const described = bodyOf(operation)
  const good = sampleParts(operation)
  if (!described || !isJson(described.mediaType)) return []
  const all = mutationsOf(contract, described.schema, good.body)
  const mutations = choose(all)
  return Promise.all(
    mutations.map(async ({ what, value }) => ({
      what,
      parts: { ...good, body: value },
      isValid: (await judgeBody(operation, described.mediaType, value)).length === 0,
    })),
  )
}

const hasDefault = (schema: unknown) => /"default":/.test(JSON.stringify(schema))
const isNumeric = (schema: unknown) => /"(integer|number)"/.test(JSON.stringify(schema))
const isList = (schema: unknown) => /"type":"array"/.test(JSON.stringify(schema))

const places = { query: 'query', path: 'path', header: 'headers', cookie: undefined } as const
export type Place = 'query' | 'path' | 'headers'

/** Parameters that are not lists, and their place in a request. */
const parametersOf = ({ parameters }: ContractOperation) =>
  parameters.flatMap((parameter, index) => {
    const place: Place | undefined = places[parameter.in]
    const schema = schemaOf(parameter)
    return place === undefined || isList(schema) ? [] : [{ parameter, index, place, schema }]
  })

/** Copies of the sample request, each without one of its required parameters. */
export function withoutParameters(operation: ContractOperation): Violation[] {
  const good = sampleParts(operation)
  return parametersOf(operation)
    .filter(
      ({ parameter, place, schema }) =>
        parameter.required === true && place !== 'path' && !hasDefault(schema),
    )
    .map(({ parameter: { name }, place }) => {
      const { [name]: _, ...rest } = good[place]
      return { what: `no ${name}`, parts: { ...good, [place]: rest } }
    })
}

/** Copies of the sample request, each with one changed parameter, given by `place` and `name`. */
export async function parameterCandidates(
  operation: ContractOperation,
): Promise<(Candidate & { place: Place; name: string; text: string })[]> {
  const good = sampleParts(operation)
  const candidates = parametersOf(operation).flatMap(({ parameter, index, place, schema }) =>
    parameterMutations(contract, schema)
      // Outside the query, only visible ASCII texts are sent: an empty path segment changes the
      // path, and a header cannot contain outer spaces or non-ASCII characters.
      .filter(([, text]) => place === 'query' || /^[\x21-\x7e]+$/.test(text))
      .map(async ([what, text]) => {
        const { name } = parameter
        const value = isNumeric(schema) && text.trim() !== '' ? Number(text) : text
        const changed = { ...good[place], [name]: text }
        return {
          what: `${name} ${what}`,
          place,
          name,
          text,
          parts: { ...good, [place]: changed },
          isValid: (await judgeParameter(operation, index, value)).length === 0,
        }
      }),
  )
  return Promise.all(candidates)
}
