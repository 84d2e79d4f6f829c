/** Messages between the primary and its processes. */
export type ToPrimary =
  | { kind: 'ready' }
  | { kind: 'metricsWanted'; id: number }
  | { kind: 'metrics'; id: number; values: object[] | undefined }

export type ToProcess =
  | { kind: 'stop' }
  | { kind: 'readMetrics'; id: number }
  | { kind: 'metricsOfAll'; id: number; all: object[][] }
