import { AvatarOutline } from './AvatarOutline.tsx'
import { avatars, defaultAvatar, type Ears } from './avatars.ts'

const ears: Record<Ears, string> = {
  pointed: 'M11 24 9 7l12 8Zm26 0 2-17-12 8Z',
  round: 'M8 16a6 6 0 1 1 12 0a6 6 0 1 1-12 0Zm20 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z',
  long: 'M14 20C9 4 18 1 21 15Zm20 0C39 4 30 1 27 15Z',
  tufts: 'M10 10l11 6-8 9Zm28 0-11 6 8 9Z',
  horns: 'M13 20C6 15 8 7 12 6c-1 5 3 7 7 9Zm22 0c7-5 5-13 1-14 1 5-3 7-7 9Z',
  mane: 'M6 27a18 18 0 1 1 36 0a18 18 0 1 1-36 0Z',
  crest: 'M24 4c6 2 8 7 7 12H17c0-4 3-4 7-12Z',
}

const faces = {
  snout: 'M17 33a7 5 0 1 1 14 0a7 5 0 1 1-14 0Z',
  beak: 'M18 28h12l-6 9Z',
  bill: 'M20 27c12-2 18 3 18 9-8-3-14-2-18-3Z',
  wide: 'M14 33c6 5 14 5 20 0-1 7-19 7-20 0Z',
}

/**
 * Profile picture of a member, the head of an animal (`GET /wps/member/info/icon`); decorative,
 * without an accessible name. An outline is rendered until the icon is loaded, since a default
 * animal could differ from the member's.
 */
export function Avatar({ icon, size }: { icon: string | undefined; size: number }) {
  if (icon === undefined) return <AvatarOutline size={size} />
  const { ground, coat, detail, ear, face } = avatars[icon] ?? defaultAvatar
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="24" fill={ground} />
      <path d={ears[ear]} fill={detail} />
      <circle cx="24" cy="27" r="14" fill={coat} />
      <path d={faces[face]} fill={detail} />
      <g fill="var(--on-avatar)">
        <circle cx="18.500" cy="25" r="2" />
        <circle cx="29.500" cy="25" r="2" />
        {face === 'snout' && <path d="M22 30.500h4l-2 2.500Z" />}
      </g>
    </svg>
  )
}
