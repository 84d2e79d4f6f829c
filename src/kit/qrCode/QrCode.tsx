import { type ReactNode, useMemo, useState } from 'react'
import { randomElementId } from './elementId.ts'
import { qrDefaults } from './qrDefaults.ts'
import { qrShape } from './qrShape.ts'

export type QrCodeProps = {
  /** Encoded text. */
  text: string
  /** Accessible name: the target of the code. */
  label: string
  /** CSS pixels, including the margin. */
  size?: number
  margin?: number
  dark?: string
  light?: string
  /** Drawn over the middle, in a square with the given side. */
  logo?: (side: number) => ReactNode
  /** Side of the logo, as a share of the code's side without its margin. */
  logoScale?: number
  correctLevel?: 'L' | 'M' | 'Q' | 'H'
}

/**
 * QR code as one SVG. Import it through `LazyQrCode`, since it contains the library. It renders
 * nothing for a text too long for any code, so every use shows a link beside it.
 */
export function QrCode({
  text,
  label,
  size = qrDefaults.size,
  margin = qrDefaults.margin,
  dark = qrDefaults.dark,
  light = qrDefaults.light,
  logo,
  logoScale = qrDefaults.logoScale,
  correctLevel = qrDefaults.correctLevel,
}: QrCodeProps) {
  const [id] = useState(randomElementId)
  const shape = useMemo(() => qrShape(text, correctLevel), [text, correctLevel])
  if (shape === undefined) return null
  const width = size - 2 * margin
  const scale = width / shape.modules
  return (
    <svg
      id={id}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect width={size} height={size} fill={light} />
      <path
        d={shape.path}
        fill={dark}
        shapeRendering="crispEdges"
        transform={`translate(${margin} ${margin}) scale(${scale})`}
      />
      {logo && <Logo size={size} side={width * logoScale} light={light} draw={logo} />}
    </svg>
  )
}

type LogoProps = { size: number; side: number; light: string; draw: (side: number) => ReactNode }

function Logo({ size, side, light, draw }: LogoProps) {
  const start = (size - side) / 2
  const inner = side * 0.8
  return (
    <g transform={`translate(${start} ${start})`}>
      <rect width={side} height={side} rx={side / 6} fill={light} />
      <g transform={`translate(${(side - inner) / 2} ${(side - inner) / 2})`}>{draw(inner)}</g>
    </g>
  )
}
