/** Point of a character's stroke, in a box 1 wide and 1 high; y grows downwards. */
export type Point = readonly [x: number, y: number]
type Stroke = readonly Point[]

const quarter = Math.PI / 2

/** Part of an ellipse as a stroke; angles are quarter turns clockwise from three o'clock. */
function arc(centre: Point, radius: Point, from: number, to: number): Stroke {
  const steps = 14
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * quarter
    return [
      centre[0] + radius[0] * Math.cos(angle),
      centre[1] + radius[1] * Math.sin(angle),
    ] as const
  })
}

const bowl = (top: number, bottom: number): Stroke => [
  [0.1, top],
  ...arc([0.5, (top + bottom) / 2], [0.42, (bottom - top) / 2], -1, 1),
  [0.1, bottom],
]

/**
 * Characters of captchas, as strokes. Contains at most one character of each group that people
 * confuse: 0 O D Q, 1 I L J, 2 Z, 5 S, 6 G, 8 B, U V.
 */
export const captchaFont: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0.02, 1],
      [0.5, 0],
      [0.98, 1],
    ],
    [
      [0.2, 0.66],
      [0.8, 0.66],
    ],
  ],
  C: [arc([0.58, 0.5], [0.5, 0.5], 3.45, 0.55)],
  E: [
    [
      [0.92, 0],
      [0.12, 0],
      [0.12, 1],
      [0.92, 1],
    ],
    [
      [0.12, 0.48],
      [0.78, 0.48],
    ],
  ],
  F: [
    [
      [0.94, 0],
      [0.14, 0],
      [0.14, 1],
    ],
    [
      [0.14, 0.48],
      [0.78, 0.48],
    ],
  ],
  H: [
    [
      [0.1, 0],
      [0.1, 1],
    ],
    [
      [0.9, 0],
      [0.9, 1],
    ],
    [
      [0.1, 0.5],
      [0.9, 0.5],
    ],
  ],
  K: [
    [
      [0.1, 0],
      [0.1, 1],
    ],
    [
      [0.9, 0],
      [0.12, 0.58],
    ],
    [
      [0.38, 0.4],
      [0.94, 1],
    ],
  ],
  M: [
    [
      [0.02, 1],
      [0.1, 0],
      [0.5, 0.7],
      [0.9, 0],
      [0.98, 1],
    ],
  ],
  N: [
    [
      [0.1, 1],
      [0.1, 0],
      [0.9, 1],
      [0.9, 0],
    ],
  ],
  P: [
    [
      [0.1, 0],
      [0.1, 1],
    ],
    bowl(0, 0.54),
  ],
  R: [
    [
      [0.1, 0],
      [0.1, 1],
    ],
    bowl(0, 0.52),
    [
      [0.45, 0.52],
      [0.94, 1],
    ],
  ],
  T: [
    [
      [0.02, 0],
      [0.98, 0],
    ],
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
  W: [
    [
      [0, 0],
      [0.24, 1],
      [0.5, 0.25],
      [0.76, 1],
      [1, 0],
    ],
  ],
  X: [
    [
      [0.06, 0],
      [0.94, 1],
    ],
    [
      [0.94, 0],
      [0.06, 1],
    ],
  ],
  Y: [
    [
      [0.02, 0],
      [0.5, 0.5],
      [0.98, 0],
    ],
    [
      [0.5, 0.5],
      [0.5, 1],
    ],
  ],
  '3': [[...arc([0.46, 0.25], [0.4, 0.25], -1.8, 1), ...arc([0.46, 0.74], [0.46, 0.26], -1, 1.85)]],
  '4': [
    [
      [0.7, 1],
      [0.7, 0],
      [0.04, 0.7],
      [0.98, 0.7],
    ],
  ],
  '7': [
    [
      [0.04, 0],
      [0.94, 0],
      [0.36, 1],
    ],
    [
      [0.36, 0.5],
      [0.86, 0.5],
    ],
  ],
  '9': [
    arc([0.48, 0.32], [0.42, 0.32], 0, 4),
    [[0.9, 0.32], ...arc([0.34, 0.34], [0.56, 0.66], 0, 1.1)],
  ],
}
