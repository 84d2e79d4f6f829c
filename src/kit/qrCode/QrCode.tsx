import { create, type QRCodeErrorCorrectionLevel } from 'qrcode'
import { type ReactNode, useMemo, useState } from 'react'
import { qrDefaults } from './qrDefaults.ts'

/** Dark modules of a QR code as one SVG path, with one module as the unit of length. */
type QrShape = { modules: number; path: string }

/** @returns undefined for a text that is too long for a QR code. */
function qrShape(text: string, level: QRCodeErrorCorrectionLevel): QrShape | undefined {
  try {
    const { modules } = create(text, { errorCorrectionLevel: level })
    const rows = Array.from({ length: modules.size }, (_, row) => rowPath(modules, row))
    return { modules: modules.size, path: rows.join('') }
  } catch {
    return undefined
  }
}

type Modules = { size: number; get: (row: number, column: number) => unknown }

/** Draws each run of dark modules as one segment, so that no gaps show between neighbours. */
function rowPath(modules: Modules, row: number): string {
  let path = ''
  for (let column = 0; column < modules.size; column += 1) {
    if (!modules.get(row, column)) continue
    const start = column
    while (column < modules.size && modules.get(row, column)) column += 1
    path += `M${start} ${row}h${column - start}v1h${start - column}z`
  }
  return path
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const characters = `${letters}0123456789`
const length = 32

/** Random element id of 32 characters; begins with a letter (CONST-52). */
export function randomElementId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte, index) => {
    const alphabet = index === 0 ? letters : characters
    return alphabet[byte % alphabet.length]
  }).join('')
}

export type QrCodeProps = {
  /** Encoded text. */
  text: string
  /** Accessible name that describes the target of the code. */
  label: string
  /** Width and height in CSS pixels, including the margin. */
  size?: number
  margin?: number
  dark?: string
  light?: string
  /** Draws a logo over the middle of the code, in a square with the given side. */
  logo?: (side: number) => ReactNode
  /** Side of the logo, relative to the side of the code without its margin. */
  logoScale?: number
  correctLevel?: 'L' | 'M' | 'Q' | 'H'
}

/**
 * QR code as one SVG. Import it through `LazyQrCode`, since its library is large. Nothing is
 * rendered for a text that is too long, so show a link beside the code.
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
