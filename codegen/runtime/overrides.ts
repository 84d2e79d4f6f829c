/** Types of hand-written responses for any contract. This module is copied into generated code. */

type Content<Part> = Part extends { content: infer Media } ? Media[keyof Media] : undefined

/** Literal number of a documented status; `number` for a class such as `2XX` or for `default`. */
type StatusOf<Key> = Key extends number ? Key : number

/** Union of the documented responses of an operation. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Key in keyof Responses]: {
        status: StatusOf<Key>
        body: Content<Responses[Key]>
        headers?: Readonly<Record<string, string>>
      }
    }[keyof Responses]
  : never

type Part<Parameters, Place extends string> = Parameters extends { [Key in Place]: infer Values }
  ? Values
  : Parameters extends { [Key in Place]?: infer Values }
    ? NonNullable<Values>
    : Record<string, never>

/** Valid request with its values converted to the contract's types. */
export type RequestOf<Operation> = Operation extends { parameters: infer Parameters }
  ? {
      path: Part<Parameters, 'path'>
      query: Part<Parameters, 'query'>
      headers: Headers
      body: Operation extends { requestBody: infer Body }
        ? Content<Body>
        : Operation extends { requestBody?: infer Body }
          ? Content<NonNullable<Body>> | undefined
          : undefined
    }
  : never

/**
 * A fixed response, or a function of the request. Undefined means: send the generated response.
 * @public Generated code imports it.
 */
export type Override<Operation> =
  | AnswerOf<Operation>
  | ((
      request: RequestOf<Operation>,
    ) => AnswerOf<Operation> | undefined | Promise<AnswerOf<Operation> | undefined>)
