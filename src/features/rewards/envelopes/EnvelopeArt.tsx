import classes from './envelopes.module.css'

/** Drawing of a sealed red envelope, or of an open one with a note in it. */
export const EnvelopeArt = ({ isOpen = false }: { isOpen?: boolean }) => (
  <svg
    aria-hidden="true"
    className={classes.envelope}
    data-open={isOpen || undefined}
    viewBox="0 -20 120 152"
  >
    <path className={classes.lifted} d="M18 39 53-11a9 9 0 0 1 14 0L102 39Z" />
    <g className={classes.slip}>
      <rect x="28" y="34" width="64" height="72" rx="5" />
      <path d="M60 46v24M66.5 51.5c-1-2.5-3.5-3.5-6.5-3.5-4 0-6.5 2-6.5 4.800 0 6.700 13.5 3.200 13.5 10 0 3-2.800 5-7 5-3.6 0-6.300-1.400-7.200-4.200" />
    </g>
    <rect className={classes.pocket} x="18" y="30" width="84" height="100" rx="9" />
    <path className={classes.fold} d="M18 96 60 74l42 22v25a9 9 0 0 1-9 9H27a9 9 0 0 1-9-9Z" />
    <path className={classes.flap} d="M18 39a9 9 0 0 1 9-9h66a9 9 0 0 1 9 9v5L60 82 18 44Z" />
    <g className={classes.seal}>
      <circle cx="60" cy="80" r="15" />
      <path d="m60 70.5 2.800 6.400 6.900.6-5.200 4.6 1.5 6.800-6-3.5-6 3.5 1.5-6.800-5.200-4.6 6.900-.6Z" />
    </g>
  </svg>
)
