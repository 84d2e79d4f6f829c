/** Kinds of media types. Copied beside generated code. */

/** Media type of a form in its default encoding. */
export const formType = 'application/x-www-form-urlencoded'

/** True for JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export const isJson = (mediaType: string | undefined): boolean => /[/+]json\b/.test(mediaType ?? '')
