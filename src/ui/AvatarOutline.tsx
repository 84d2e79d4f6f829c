/** Placeholder of a profile picture that is not loaded. */
export const AvatarOutline = ({ size }: { size: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48">
    <circle cx="24" cy="24" r="24" fill="var(--surface-raised)" />
    <g fill="var(--text-faint)">
      <circle cx="24" cy="19" r="7.500" />
      <path d="M9 42a15 13.500 0 0 1 30 0 24 24 0 0 1-30 0Z" />
    </g>
  </svg>
)
