/** Response that a caller requests with the `Prefer` header (RFC 7240). */
export type Preference = {
  /** Requested status: `Prefer: code=404`. */
  code?: string
  /** Requested example: `Prefer: example=name`. */
  example?: string
  /** Value of the response header `Preference-Applied`. */
  appliedHeader?: string
}

/** Parses the preferences `code` and `example`, and ignores all others. */
export function readPreference(header: string | null): Preference {
  const preference: Preference = {}
  for (const [, name, quoted, plain] of (header ?? '').matchAll(
    /\b(code|example)\s*=\s*(?:"([^"]*)"|([^\s,;]+))/g,
  )) {
    const value = quoted ?? plain ?? ''
    if (name === 'example') preference.example = value
    else if (/^[1-5][0-9]{2}$/.test(value)) preference.code = value
  }
  const applied = (['code', 'example'] as const)
    .filter((name) => preference[name] !== undefined)
    .map((name) => `${name}=${preference[name]}`)
  return applied.length > 0 ? { ...preference, appliedHeader: applied.join(', ') } : preference
}
