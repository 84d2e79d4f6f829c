import type { ReactNode } from 'react'

const phoneScenes = {
  scan: (
    <>
      <path d="M36 26v-4h4M56 22h4v4M60 46v4h-4M40 50h-4v-4" stroke="var(--art-accent)" />
      <path
        d="M41 27h5v5h-5zM50 27h5v5h-5zM41 40h5v5h-5zM50 40h2v2h-2zM53 43h2v2h-2zM47 35h3v3h-3z"
        fill="var(--text)"
        stroke="none"
      />
    </>
  ),
  profile: (
    <>
      <path d="M36 22h14M36 30h24M36 54h24M36 61h18" stroke="var(--art-high)" />
      <rect x="34" y="36" width="28" height="12" rx="3" fill="var(--art-accent)" stroke="none" />
      <path d="M41 39v5m-2.2-2 2.2 2.2 2.2-2.2M47 42h11" stroke="var(--art-deep)" strokeWidth="2" />
    </>
  ),
  trust: (
    <>
      <path
        d="M48 22c4 3 8 4 12 4 0 12-4 20-12 24-8-4-12-12-12-24 4 0 8-1 12-4z"
        fill="var(--art-mid)"
        stroke="var(--art-accent)"
      />
      <path d="m42.5 36 4 4 7-8" stroke="var(--art-gold)" />
    </>
  ),
  file: (
    <>
      <path d="M48 20v20m-7-7 7 7 7-7" stroke="var(--art-accent)" />
      <path d="M36 46v6h24v-6" stroke="var(--text)" />
    </>
  ),
  allow: (
    <>
      <path d="M36 22h24M36 54h16" stroke="var(--art-high)" />
      <rect x="36" y="31" width="24" height="13" rx="6.5" fill="var(--art-accent)" stroke="none" />
      <circle cx="53.5" cy="37.5" r="5" fill="var(--art-light)" stroke="none" />
    </>
  ),
  install: (
    <>
      <AppSign x={39} y={20} />
      <rect x="36" y="46" width="24" height="10" rx="5" fill="var(--art-accent)" stroke="none" />
      <path d="M43 51h10" stroke="var(--art-deep)" strokeWidth="2" />
    </>
  ),
  share: (
    <>
      <path d="M36 20h24M36 27h16" stroke="var(--art-high)" />
      <circle cx="48" cy="52" r="11" fill="var(--art-mid)" stroke="none" />
      <path d="M44 50h-1.5v8h11v-8H52" stroke="var(--text)" strokeWidth="2" />
      <path d="M48 54V44m-3.2 3 3.2-3.2 3.2 3.2" stroke="var(--art-gold)" strokeWidth="2" />
    </>
  ),
  home: (
    <>
      {[
        [35, 18],
        [51, 18],
        [35, 34],
      ].map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="10"
          height="10"
          rx="3"
          fill="var(--art-high)"
          stroke="none"
        />
      ))}
      <rect x="48" y="31" width="16" height="16" rx="5" fill="var(--art-accent)" stroke="none" />
      <path d="M56 35v8M52 39h8" stroke="var(--art-light)" strokeWidth="2" />
      <path d="M38 62h20" stroke="var(--art-high)" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

const computerScenes = {
  browser: (
    <>
      <Window />
      <rect x="34" y="18" width="34" height="6" rx="3" fill="var(--art-accent)" stroke="none" />
      <AppSign x={39} y={32} />
    </>
  ),
  menu: (
    <>
      <Window />
      <rect x="46" y="22" width="34" height="34" rx="4" fill="var(--art-light)" stroke="none" />
      <path d="M52 29h16M52 50h20" stroke="var(--art-high)" strokeWidth="2" />
      <rect x="48" y="34" width="30" height="11" rx="3" fill="var(--art-accent)" stroke="none" />
      <path d="M54 37v4.5m-2-1.8 2 2 2-2M60 39.5h13" stroke="var(--art-deep)" strokeWidth="2" />
    </>
  ),
  launch: (
    <>
      <rect x="30" y="18" width="36" height="28" rx="4" fill="var(--art-mid)" stroke="none" />
      <AppSign x={39} y={23} />
      <path d="M16 54h64" stroke="var(--art-high)" strokeWidth="6" />
      <path d="M46 54h4" stroke="var(--art-gold)" strokeWidth="5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

type PhoneScene = keyof typeof phoneScenes
export type StepScene = PhoneScene | keyof typeof computerScenes

const isPhone = (scene: StepScene): scene is PhoneScene => Object.hasOwn(phoneScenes, scene)

/** Drawing of the screen at a step of a guide. The step's text has the same content. */
export function StepPicture({ scene }: { scene: StepScene }) {
  return (
    <svg
      aria-hidden="true"
      width="96"
      height="80"
      viewBox="0 0 96 80"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {isPhone(scene) ? <Phone /> : <Screen />}
      {isPhone(scene) ? phoneScenes[scene] : computerScenes[scene]}
    </svg>
  )
}

const Phone = () => (
  <>
    <rect x="28" y="4" width="40" height="72" rx="8" fill="var(--art-deep)" />
    <rect x="28" y="4" width="40" height="72" rx="8" stroke="var(--art-high)" />
    <path d="M44 10h8" stroke="var(--art-high)" />
  </>
)

const Screen = () => (
  <>
    <rect x="8" y="8" width="80" height="54" rx="6" fill="var(--art-deep)" />
    <rect x="8" y="8" width="80" height="54" rx="6" stroke="var(--art-high)" />
    <path d="M48 62v10M34 73h28" stroke="var(--art-high)" />
  </>
)

function Window() {
  return (
    <>
      <path d="M10 28h76" stroke="var(--art-high)" strokeWidth="1.5" />
      <path d="M16 21h.1M22 21h.1M28 21h.1" stroke="var(--art-gold)" strokeWidth="4" />
    </>
  )
}

/** The application's icon: the arch of the brand. */
function AppSign({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="18" height="18" rx="5" fill="var(--art-high)" />
      <path d="M5.5 14V8.5a3.5 3.5 0 0 1 7 0V14" stroke="var(--art-accent)" strokeWidth="2.5" />
      <circle cx="9" cy="12.5" r="1.6" fill="var(--art-gold)" />
    </g>
  )
}
