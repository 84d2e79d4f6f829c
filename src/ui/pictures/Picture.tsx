import type { ReactNode } from 'react'

/**
 * Drawing for an empty list, in the theme's own colours. Decorative: the text below says the same.
 */
export const Picture = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    width="128"
    height="96"
    viewBox="0 0 128 96"
    fill="none"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <ellipse cx="64" cy="86" rx="46" ry="5" fill="var(--art-mid)" opacity="0.6" />
    {children}
    <path
      d="M14 30h6m-3-3v6M108 18h6m-3-3v6M112 54h.1M20 56h.1"
      stroke="var(--art-gold)"
      strokeWidth="2"
    />
  </svg>
)
