import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

const drawings: Readonly<Record<string, ReactNode>> = {
  TELEGRAM: (
    <path d="M17.500 3.500 2.500 9.300l4.700 1.700 1.800 5.500 2.600-3.300 4 2.800ZM7.200 11l7-4.500-4.200 5.500" />
  ),
  INSTAGRAM: (
    <>
      <rect x="3" y="3" width="14" height="14" rx="4" />
      <circle cx="10" cy="10" r="3.200" />
      <path d="M14 6h.01" />
    </>
  ),
  FACEBOOK: (
    <path d="M11 17.500V11h2.500l.5-3h-3V6.200C11 5.300 11.500 5 12.300 5H14V2.500h-2.500C9 2.500 8 4 8 6v2H6v3h2v6.500Z" />
  ),
  WHATSAPP: (
    <path d="m3 17 1-3.500A7 7 0 1 1 6.500 16Zm4.200-9.800c0 3 2.600 5.600 5.600 5.600l.7-1.600-2-.9-.9.8a5 5 0 0 1-1.700-1.700l.8-.9-.9-2Z" />
  ),
  EMAIL: <path d="M2.500 4.500h15v11h-15Zm0 .5 7.500 6 7.500-6" />,
  LIVECHAT: <path d="M3 3.500h14v10H9L5 17v-3.500H3ZM6.500 7.500h7M6.500 10h4.500" />,
  YOUTUBE: <path d="M2.500 5h15v10h-15Zm6 2.500v5l4-2.500Z" />,
}

const elsewhere = (
  <g className="mirrored">
    <path d="M8 4H4v12h12v-4M11 3.500h5.500V9M16.500 3.500 9 11" />
  </g>
)

/** Icon of a channel by its code, such as TELEGRAM; an outward arrow for an unknown code. */
export function ChannelIcon({ code }: { code: string }) {
  const known = Object.hasOwn(drawings, code)
  return <Icon>{known ? drawings[code] : elsewhere}</Icon>
}

export const BookIcon = () => (
  <Icon>
    <path d="M3 4.500c2.500-1 5-.8 7 .8 2-1.600 4.500-1.800 7-.8v11c-2.500-1-5-.8-7 .8-2-1.600-4.500-1.800-7-.8ZM10 5.300v11" />
  </Icon>
)
export const PenIcon = () => (
  <Icon>
    <path d="m3.500 16.500 1-4L13.500 3.500l3 3-9 9ZM11.500 5.500l3 3" />
  </Icon>
)
export const ChatIcon = () => (
  <Icon>
    <path d="M3 3.500h14v10H9L5 17v-3.500H3Z" />
  </Icon>
)
