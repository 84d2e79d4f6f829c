/** Size in a readable unit; `unit` is a unit of `Intl.NumberFormat`. */
export function sizeOf(bytes: number): { value: number; unit: 'kilobyte' | 'megabyte' } {
  // Sizes below 1,000 bytes are shown as one kilobyte.
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? { value: kilobytes, unit: 'kilobyte' }
    : { value: bytes / 1_000_000, unit: 'megabyte' }
}
