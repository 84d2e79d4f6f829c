/** Types of hand-written behaviour for any contract. Copied beside generated code. */

type Content<Part> = Part extends { content: infer Media } ? Media[keyof Media] : undefined

/** Numbers of a documented status; any number for a class or the default. */
type StatusOf<Key> = Key extends number ? Key : number

/** Documented answer of an operation. */
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

/** Valid request, as typed by the contract. */
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
 * A fixed answer, or a function of the request; undefined leaves it to the generated answer.
 * @public Generated code imports it.
 */
export type Override<Operation> =
  | AnswerOf<Operation>
  | ((
      request: RequestOf<Operation>,
    ) => AnswerOf<Operation> | undefined | Promise<AnswerOf<Operation> | undefined>)
