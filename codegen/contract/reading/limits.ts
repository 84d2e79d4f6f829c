/** Maximum size of a contract. The largest public contracts have about 20 MB. */
export const limits = {
  /** Size of one file in bytes. */
  file: 32 * 1024 * 1024,
  /** Size of all files in bytes. */
  all: 64 * 1024 * 1024,
  files: 20_000,
  /** Nesting depth of objects and lists. */
  depth: 100,
  /**
   * Number of objects and lists in a YAML file, with aliases expanded. For a file with more
   * characters than this number, the limit is its number of characters.
   */
  expanded: 200_000,
} as const
