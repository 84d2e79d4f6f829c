import classes from './art.module.css'

const frame = 'M10 160V60a50 50 0 0 1 100 0v100Z'

const Spade = () => (
  <path
    className={classes.light}
    d="M60 58c18 20 32 28 32 44 0 18-20 22-28 10 0 12 4 18 10 22H46c6-4 10-10 10-22-8 12-28 8-28-10 0-16 14-24 32-44Z"
  />
)

const Coins = () => (
  <g className={classes.gold}>
    {[0, 1, 2, 3].map((coin) => (
      <ellipse key={coin} cx={60 + (coin % 2) * 5} cy={128 - coin * 16} rx="32" ry="12" />
    ))}
  </g>
)

const Die = () => (
  <g className={classes.accent} transform="rotate(-14 60 98)">
    <rect x="30" y="68" width="60" height="60" rx="12" />
    <path
      className={classes.pips}
      d="M46 84h.1M74 84h.1M60 98h.1M46 112h.1M74 112h.1"
      strokeLinecap="round"
    />
  </g>
)

const Wheel = () => (
  <g className={classes.gold}>
    <circle cx="60" cy="98" r="38" />
    {[0, 90, 180, 270].map((turn) => (
      <path
        key={turn}
        className={classes.hole}
        d="M60 98V60a38 38 0 0 1 26.9 11.1Z"
        transform={`rotate(${turn} 60 98)`}
      />
    ))}
    <circle className={classes.rim} cx="60" cy="98" r="40" />
    <circle className={classes.light} cx="60" cy="98" r="9" />
  </g>
)

const Heart = () => (
  <path
    className={classes.accent}
    d="M60 134C40 116 26 104 26 88c0-20 26-26 34-6 8-20 34-14 34 6 0 16-14 28-34 46Z"
  />
)

const Cards = () => (
  <>
    <rect
      className={classes.accent}
      x="30"
      y="64"
      width="42"
      height="60"
      rx="6"
      transform="rotate(-12 51 94)"
    />
    <g transform="rotate(10 73 96)">
      <rect className={classes.light} x="52" y="66" width="42" height="60" rx="6" />
      <path className={classes.hole} d="m73 82 10 14-10 14-10-14Z" />
    </g>
  </>
)

const Crown = () => <path className={classes.gold} d="M26 126V78l18 18 16-30 16 30 18-18v48Z" />

const Diamond = () => (
  <>
    <path className={classes.accent} d="M60 58 92 96l-32 40-32-40Z" />
    <path className={classes.light} d="m60 58 12 38-12 40-12-40Z" opacity="0.6" />
  </>
)

const signs = { Spade, Coins, Die, Wheel, Heart, Cards, Crown, Diamond }
const rounds = ['first', 'second']

/** Decorative band of arches with icons of the games. */
export function Colonnade() {
  return (
    <div className={classes.band}>
      {rounds.flatMap((round) =>
        Object.entries(signs).map(([name, Sign], index) => (
          <svg
            key={`${round} ${name}`}
            aria-hidden="true"
            className={classes.column}
            viewBox="0 0 120 160"
            width="120"
            height="160"
          >
            <path className={classes.window} data-step={index % 3} d={frame} />
            <Sign />
          </svg>
        )),
      )}
    </div>
  )
}
