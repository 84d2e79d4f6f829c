/** Maximum sizes of a contract. The largest public contracts have some 20 MB. */
export const limits = {
  /** Bytes per file. */
  file: 32 * 1024 * 1024,
  /** Bytes in total. */
  all: 64 * 1024 * 1024,
  /** Number of files. */
  files: 20_000,
  /** Nesting of objects and lists. */
  depth: 100,
  /**
   * Objects and lists that the aliases of a small YAML file may expand to; a larger file may expand
   * to its length in characters.
   */
  expanded: 200_000,
} as const
