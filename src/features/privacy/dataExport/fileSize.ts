/** A count of bytes in the unit that people read it in; `unit` is one of `Intl.NumberFormat`'s. */
export function sizeOf(bytes: number): { value: number; unit: 'kilobyte' | 'megabyte' } {
  // Nobody needs to know less than a thousand bytes exactly.
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? { value: kilobytes, unit: 'kilobyte' }
    : { value: bytes / 1_000_000, unit: 'megabyte' }
}
