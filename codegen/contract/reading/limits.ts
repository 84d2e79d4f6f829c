/**
 * How much a contract may hold. Real ones stay far below: the largest public ones have some 20 MB.
 */
export const limits = {
  /** Bytes of one file. */
  file: 32 * 1024 * 1024,
  /** Bytes of all files together. */
  all: 64 * 1024 * 1024,
  /** Files of one contract. */
  files: 20_000,
  /** Levels of objects and lists within each other. */
  depth: 100,
  /**
   * Objects and lists that the aliases of a small YAML file may stand for; a larger one has its
   * length in characters.
   */
  expanded: 200_000,
} as const
