/** Logos of the social providers, in the colour of the text. */
import type { ReactNode } from 'react'

const Mark = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
    {children}
  </svg>
)

export const GoogleIcon = () => (
  <Mark>
    <path d="M10.2 8.5h7.4c.1.5.1 1 .1 1.5 0 4.6-3.1 7.8-7.7 7.8a7.8 7.8 0 1 1 5.3-13.5l-2.2 2.1A4.8 4.8 0 0 0 10 5.1a4.9 4.9 0 1 0 0 9.8c2.3 0 3.9-1.3 4.3-3.3h-4.1Z" />
  </Mark>
)
export const FacebookIcon = () => (
  <Mark>
    <path d="M18 10a8 8 0 1 0-9.3 7.9v-5.6h-2V10h2V8.2c0-2 1.2-3.1 3-3.1.9 0 1.8.2 1.8.2v2h-1c-1 0-1.3.6-1.3 1.2V10h2.2l-.3 2.3h-1.9v5.6A8 8 0 0 0 18 10Z" />
  </Mark>
)
export const GuestIcon = () => (
  <Mark>
    <path d="M6.2 3.6A1.2 1.2 0 0 0 4.4 4.6v10.8a1.2 1.2 0 0 0 1.8 1l9.4-5.4a1.2 1.2 0 0 0 0-2Z" />
  </Mark>
)
export const OneClickIcon = () => (
  <Mark>
    <path d="M11.6 1.9a.8.8 0 0 1 .5 1l-1.5 5.3h4.2c.8 0 1.2.9.7 1.5l-7 8.1a.8.8 0 0 1-1.4-.7l1.5-5.3H4.4a.9.9 0 0 1-.7-1.5l7-8.2a.8.8 0 0 1 .9-.2Z" />
  </Mark>
)
