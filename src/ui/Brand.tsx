/** Brand mark: a doorway with a coin, in the colours of the theme. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path
        fill="var(--art-accent)"
        d="M3 30V15a13 13 0 0 1 26 0v15h-6.5V15a6.5 6.5 0 0 0-13 0v15Z"
      />
      <circle cx="16" cy="25.5" r="4.5" fill="var(--art-gold)" />
    </svg>
  )
}
