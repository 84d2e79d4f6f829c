import classes from './art.module.css'

const centre = 280
const floor = 470
const arches = [0, 1, 2, 3, 4, 5]

/** Path of an arch of outer radius `radius` that stands on the floor. */
const arch = (radius: number) =>
  `M${centre - radius} ${floor}V${floor - radius * 0.8}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${floor}Z`

/** Lights around the doorway, placed deterministically by the golden angle. */
const lights = Array.from({ length: 22 }, (_, index) => {
  const turn = index * 2.39996
  const reach = 130 + 9 * index
  return {
    x: Math.round(centre + Math.cos(turn) * reach),
    y: Math.round(250 + Math.sin(turn) * reach * 0.75),
    radius: 1.5 + (index % 3),
    isGold: index % 4 === 0,
  }
})

/** Picture of the brand: a view through a colonnade towards the light. */
export function HeroArt() {
  return (
    <svg aria-hidden="true" className={classes.hero} viewBox="0 0 560 520" width="560" height="520">
      <defs>
        <radialGradient id="doorway" cx="0.5" cy="0.75" r="0.75">
          <stop offset="0" stopColor="var(--art-accent)" />
          <stop offset="1" stopColor="var(--art-accent)" stopOpacity="0.08" />
        </radialGradient>
        <linearGradient id="path" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--art-accent)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--art-accent)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path className={classes.floor} d={`M24 ${floor}h512l96 50H-72Z`} />
      {arches.map((step) => (
        <path key={step} className={classes.arch} data-step={step} d={arch(256 - step * 34)} />
      ))}
      <path d={arch(64)} fill="url(#doorway)" />
      <path d={`M216 ${floor}h128l140 50H76Z`} fill="url(#path)" />
      {lights.map((light) => (
        <circle
          key={light.x}
          cx={light.x}
          cy={light.y}
          r={light.radius}
          fill={light.isGold ? 'var(--art-gold)' : 'var(--art-accent)'}
          opacity="0.7"
        />
      ))}
      <Chip x={120} y={410} size={44} tone="gold" />
      <Chip x={452} y={378} size={34} tone="accent" />
      <Chip x={404} y={444} size={24} tone="gold" />
      <circle cx={centre} cy={floor - 34} r="30" fill="var(--art-gold)" />
      <path
        d={`M${centre} ${floor - 52}l5 13 13 5-13 5-5 13-5-13-13-5 13-5Z`}
        fill="var(--art-deep)"
      />
    </svg>
  )
}

type ChipProps = { x: number; y: number; size: number; tone: 'gold' | 'accent' }

/** A betting chip, seen from above. */
function Chip({ x, y, size, tone }: ChipProps) {
  const colour = `var(--art-${tone})`
  return (
    <g>
      <circle cx={x} cy={y} r={size} fill="var(--art-deep)" />
      <circle
        cx={x}
        cy={y}
        r={size * 0.84}
        fill="none"
        stroke={colour}
        strokeWidth={size * 0.26}
        strokeDasharray={`${size * 0.44} ${size * 0.44}`}
      />
      <circle cx={x} cy={y} r={size * 0.56} fill="var(--art-high)" />
      <circle cx={x} cy={y} r={size * 0.26} fill={colour} />
    </g>
  )
}
