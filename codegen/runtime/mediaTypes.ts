/** Classifies media types. This module is copied into generated code. */

/** Media type of forms with URL-encoded fields. */
export const formType = 'application/x-www-form-urlencoded'

/** True for JSON media types: `application/json`, `application/problem+json; charset=utf-8`. */
export const isJson = (mediaType: string | undefined): boolean => /[/+]json\b/.test(mediaType ?? '')
