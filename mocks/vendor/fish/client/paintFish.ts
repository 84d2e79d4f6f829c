import { type Fish, type Painting, paintFish, wave } from './fishBody.ts'
import { apart, downward, fill, inside, outward, oval, type Pen, stroke } from './paint.ts'

const sardine: Fish = {
  body: 'M51 1C42-12 16-19-10-15C-26-12-36-5-45 0C-36 6-26 12-10 15C16 19 42 13 51 1Z',
  tail: 'M-40 0C-48-6-56-17-63-21C-60-11-56-5-55 0C-56 5-60 11-63 21C-56 17-48 6-40 0Z',
  fins: [
    'M8-15C2-25-8-27-14-25C-12-20-11-17-10-14Z',
    'M-6 14C-10 21-17 23-22 22C-20 18-18 14-18 12Z',
  ],
  top: -18,
  bottom: 18,
  colors: ['#123f7a', '#2f7fc4', '#cfe9ff', '#ffffff', '#bcd6ec'],
  finColors: ['#5aa6de', '#bfe4ffb0'],
  outline: '#0b2b55',
  scaleColor: '#ffffff40',
  scaleStep: 7,
  marks: (pen) => {
    for (const x of [-24, -14, -4, 6, 16]) oval(pen, { x, y: -5, rx: 2.2 }, '#0e3566', 0.7)
    stroke(pen, 'M44 0C20-4-10-4-42 0', '#ffffff', 1.2, 0.5)
  },
  eye: { x: 36, y: -3, radius: 5.4 },
  gill: 'M27-9C23-3 23 4 27 10',
  mouth: 'M50 2C46 5 43 5 41 4',
  side: { x: 22, y: 4, length: 15, color: '#7fbdec' },
}

const whiteBand = (pen: Pen, d: string): void => {
  stroke(pen, d, '#1a1207', 15)
  stroke(pen, d, '#ffffff', 11)
  stroke(pen, d, '#d8e4f2', 3, 0.7)
}

const clownfish: Fish = {
  body: 'M50 3C44-18 20-30-8-27C-26-24-36-12-44-7C-46-3-46 4-44 8C-34 14-26 24-8 27C20 30 44 20 50 3Z',
  tail: 'M-40-6C-50-14-58-20-66-18C-70-8-70 10-66 19C-58 21-50 14-40 7Z',
  fins: [
    'M24-25C14-42-4-40-10-28C-14-40-28-36-34-18C-20-24 0-28 24-25Z',
    'M-2 27C-6 38-20 40-28 32C-30 26-30 22-30 18Z',
  ],
  top: -28,
  bottom: 28,
  colors: ['#c93a08', '#ff7a1a', '#ff9a3d', '#ff7a1a', '#d9480f'],
  finColors: ['#ff8a2b', '#ffb45e'],
  outline: '#3b1402',
  scaleColor: '#ffffff1f',
  scaleStep: 8,
  marks: (pen) => {
    whiteBand(pen, 'M25-30C18-12 18 14 25 32')
    whiteBand(pen, 'M-10-32C-2-10-2 10-12 32')
    whiteBand(pen, 'M-38-18C-35-6-35 6-38 18')
  },
  eye: { x: 38, y: -6, radius: 6.6, iris: '#8a3200' },
  mouth: 'M49 6C45 10 41 10 38 8',
  side: { x: 13, y: 8, length: 20, color: '#ff9a3d' },
}

const butterflyfish: Fish = {
  body: 'M53 4C46 0 42-8 36-18C26-36 0-42-20-32C-32-24-38-10-40 0C-38 12-32 26-20 33C0 42 26 34 38 18C43 12 48 8 53 4Z',
  tail: 'M-38-7C-46-12-54-14-60-12C-58-4-58 6-60 13C-54 15-46 12-38 8Z',
  fins: [
    'M22-32C16-50-8-56-28-46C-36-40-42-26-42-14C-30-28-6-38 22-32Z',
    'M22 33C14 48-8 54-28 46C-36 40-42 26-42 15C-30 28-6 38 22 33Z',
  ],
  top: -38,
  bottom: 38,
  colors: ['#f2b705', '#ffe14d', '#fff6bf', '#ffe14d', '#e0a100'],
  finColors: ['#ffcf26', '#fff0a0'],
  outline: '#4a3200',
  scaleColor: '#8a5a0030',
  scaleStep: 9,
  marks: (pen) => {
    for (const x of [-30, -20, -10, 0, 10]) {
      stroke(pen, `M${x + 10}-44L${x - 8} 44`, '#8a6a00', 1.3, 0.35)
    }
    stroke(pen, 'M34-34C28-14 28 14 34 32', '#111522', 9)
    oval(pen, { x: -22, y: -18, rx: 8.5 }, '#ffffff')
    oval(pen, { x: -22, y: -18, rx: 6.5 }, '#111522')
    oval(pen, { x: -20, y: -20, rx: 1.8 }, '#6fd3ff')
  },
  eye: { x: 31, y: -5, radius: 6 },
  mouth: 'M53 5L47 6',
  side: { x: 12, y: 8, length: 18, color: '#ffd84a' },
}

const spikes = (radius: number): string =>
  Array.from({ length: 22 }, (_, at) => {
    const angle = (at / 22) * 2 * Math.PI
    const point = (distance: number, turn: number) =>
      `${((radius + distance) * Math.cos(angle + turn)).toFixed(1)} ${((radius + distance) * 0.86 * Math.sin(angle + turn)).toFixed(1)}`
    return `M${point(-4, -0.1)}L${point(9, 0)}L${point(-4, 0.1)}Z`
  }).join('')

const pufferfish: Fish = {
  body: 'M46 2C46-22 24-38 0-38C-24-38-44-22-44 0C-44 22-24 39 0 39C24 39 46 24 46 2Z',
  tail: 'M-40-6C-48-12-56-16-62-14C-60-4-60 6-62 15C-56 17-48 12-40 7Z',
  fins: [
    'M-8-36C-14-50-28-50-32-42C-30-36-28-34-26-30Z',
    'M-10 37C-16 48-28 48-32 42C-30 36-28 34-26 31Z',
  ],
  top: -38,
  bottom: 39,
  colors: ['#8a5a1c', '#c98d2c', '#f0c765', '#fff6dc', '#ffffff'],
  finColors: ['#d9a03a', '#ffdf8f'],
  outline: '#3d2405',
  marks: (pen) => {
    for (const [x, y, rx] of [
      [-26, -20, 6],
      [-8, -28, 5],
      [10, -24, 6],
      [-34, -4, 4],
      [-14, -10, 5],
      [4, -8, 4],
      [26, -28, 4],
    ] as const) {
      oval(pen, { x, y, rx, ry: rx * 0.8 }, '#5c3608', 0.65)
    }
  },
  eye: { x: 26, y: -8, radius: 9, iris: '#2b7a5b' },
  mouth: 'M46 8C41 6 38 10 41 14C44 15 46 13 46 10',
  side: { x: 2, y: 8, length: 20, color: '#e8b64e' },
}

const bombFish: Fish = {
  body: 'M46 4C46-20 26-36 0-36C-26-36-44-20-44 2C-44 24-24 38 0 38C26 38 46 26 46 4Z',
  tail: 'M-40-6C-50-16-58-20-65-18C-62-6-62 8-65 19C-58 20-50 14-40 7Z',
  fins: ['M-14-34C-20-46-34-46-40-34C-36-30-34-26-32-22Z'],
  top: -36,
  bottom: 38,
  colors: ['#5b6478', '#2b3346', '#171d2c', '#0d111c', '#2a3040'],
  finColors: ['#e0322f', '#ff8a5c'],
  outline: '#05070d',
  marks: (pen) => {
    for (const x of [-52, -36, -20, -4, 12, 28, 44]) {
      stroke(pen, `M${x} 22L${x + 14} 8`, '#ffc21f', 7)
    }
    stroke(pen, 'M-48 24L48 24M-48 6L48 6', '#0a0d16', 3.4)
  },
  eye: { x: 27, y: -11, radius: 8, iris: '#d9241f' },
  mouth: 'M45 12C40 8 35 9 31 12',
  side: { x: 2, y: 10, length: 18, color: '#ff5a3c' },
}

/** Burning fuse of the bomb fish. */
function fuse(pen: Pen, phase: number): void {
  fill(pen, 'M-8-32L8-32L7-42L-7-42Z', downward(pen, -42, -32, '#aab4c8', '#4a5468'))
  stroke(pen, 'M0-42C2-54 14-52 18-58', '#e8d3a0', 3.4)
  stroke(pen, 'M0-42C2-54 14-52 18-58', '#7a5a20', 1, 0.6)
  const size = 12 + 3 * wave(phase * 3)
  oval(
    pen,
    { x: 18, y: -58, rx: size },
    outward(pen, 18, -58, size, '#ffffff', '#ffd84a', '#ff6a1f90', '#ff3a0000'),
  )
}

const shark: Fish = {
  body: 'M52 2C42-10 22-19-2-17C-22-15-38-7-50-2C-38 5-24 10-4 13C20 17 42 13 52 2Z',
  tail: 'M-46-1C-54-12-60-24-70-32C-66-18-60-8-58 0C-62 6-64 12-66 20C-58 14-52 6-46 1Z',
  fins: [
    'M4-16C-2-30-10-36-18-38C-16-28-16-20-18-13Z',
    'M-34-6C-38-12-42-14-46-14C-45-10-44-7-43-4Z',
    'M-26 9C-30 14-35 16-39 16C-38 12-37 9-36 6Z',
  ],
  top: -18,
  bottom: 16,
  colors: ['#3d4c63', '#6d819c', '#8ea2bb', '#f3f8ff', '#dfe9f5'],
  finColors: ['#5a6d88', '#43536b'],
  outline: '#141d2c',
  marks: (pen) => {
    fill(pen, 'M54 4C30 9 0 9-50 0L-50 30L54 30Z', '#f4f9ff', 0.85)
    for (const x of [14, 18, 22, 26])
      stroke(pen, `M${x}-5C${x - 3} 0 ${x - 3} 4 ${x - 1} 8`, '#24324a', 1.2, 0.7)
  },
  eye: { x: 36, y: -5, radius: 3.2, iris: '#10151f' },
  mouth: 'M48 5C43 9 37 10 31 9',
  side: { x: 14, y: 9, length: 26, color: '#566a86' },
}

const teeth = (pen: Pen): void =>
  fill(
    pen,
    'M47 5L45 8.400L43.500 6.800L41.500 9.800L40 7.600L37.500 10.400L36 8.200L33.500 10.400L32 9L35 7.600C40 8 44 7 47 5Z',
    '#ffffff',
  )

const whale: Fish = {
  body: 'M52 0C50-17 30-25 6-24C-18-23-36-12-50-8C-40-2-36 4-26 12C-10 24 24 26 40 18C48 13 52 8 52 0Z',
  tail: 'M-46-7C-54-8-60-16-70-20C-72-12-66-6-60-3C-66 2-70 8-68 16C-58 12-52 2-46-4Z',
  fins: ['M-16-19C-20-26-26-28-30-27C-29-22-28-18-27-15Z'],
  top: -25,
  bottom: 24,
  colors: ['#173f86', '#2a63c4', '#3f7fe0', '#2f6ad0', '#9cc4f5'],
  finColors: ['#2a63c4', '#1d4a98'],
  outline: '#081d45',
  marks: (pen) => {
    const belly = 'M56 6C36 10 6 10-26 8C-20 26 20 32 56 24Z'
    fill(pen, belly, downward(pen, 6, 26, '#e8f3ff', '#b5d2f5'))
    inside(pen, belly, () => {
      for (let at = 0; at < 7; at += 1) {
        stroke(
          pen,
          `M54 ${9 + at * 2.6}C30 ${13 + at * 2.6} 4 ${12 + at * 2.6}-26 ${9 + at * 1.4}`,
          '#7ea6d9',
          0.9,
          0.7,
        )
      }
    })
    for (const [x, y, rx] of [
      [20, -16, 1.8],
      [27, -14, 1.2],
      [12, -18, 1.4],
      [-8, -14, 1.6],
      [-14, -11, 1.1],
    ] as const) {
      oval(pen, { x, y, rx }, '#a9cbff', 0.55)
    }
  },
  eye: { x: 31, y: 2, radius: 3, iris: '#0b1c3a' },
  mouth: 'M52 4C44 8 36 8 28 6',
  side: { x: 14, y: 12, length: 24, color: '#2457b0' },
}

export const fishPaintings = {
  sardine: (pen, phase) => paintFish(pen, sardine, phase),
  clownfish: (pen, phase) => paintFish(pen, clownfish, phase),
  butterflyfish: (pen, phase) => paintFish(pen, butterflyfish, phase),
  pufferfish: (pen, phase) => {
    fill(pen, spikes(43), downward(pen, -50, 50, '#6b420e', '#e9c884'))
    paintFish(pen, pufferfish, phase)
  },
  bombFish: (pen, phase) => {
    const glow = 58 + 4 * wave(phase)
    oval(
      pen,
      { x: 0, y: 0, rx: glow },
      outward(pen, 0, 0, glow, '#ff3a1f90', '#ff3a1f40', '#ff3a1f00'),
    )
    paintFish(pen, bombFish, phase)
    apart(pen, () => fuse(pen, phase))
  },
  shark: (pen, phase) => {
    paintFish(pen, shark, phase)
    teeth(pen)
  },
  whale: (pen, phase) => paintFish(pen, whale, phase),
} satisfies Readonly<Record<string, Painting>>
