/** Kinds of media types. Copied beside generated code. */

/** The media type of a form as browsers send it. */
export const formType = 'application/x-www-form-urlencoded'

/**
 * Whether a body of the type is JSON: `application/json`, `application/problem+json;
 * charset=utf-8`.
 */
export const isJson = (mediaType: string | undefined): boolean => /[/+]json\b/.test(mediaType ?? '')
