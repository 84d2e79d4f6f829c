/** Seals of licensing authorities. */
import { svg } from './pictures.ts'

const rays = Array.from({ length: 24 }, (_, at) => {
  const angle = (at / 24) * 2 * Math.PI
  const point = (radius: number) =>
    `${(36 + radius * Math.cos(angle)).toFixed(1)} ${(36 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${point(29)}L${point(33)}`
}).join('')

/** Round seal with the market's letters, 72 by 72 pixels; undefined for an invalid market code. */
export function licencePicture(market: string): string | undefined {
  if (!/^[a-z]{2}$/.test(market)) return undefined
  return svg(
    72,
    72,
    `<circle cx="36" cy="36" r="35" fill="#0F3D2E"/><path d="${rays}" stroke="#E9C46A" stroke-width="2" stroke-linecap="round"/><circle cx="36" cy="36" r="26" fill="#14543F" stroke="#E9C46A" stroke-width="1.500"/><path d="M36 16l13 5v10c0 9-5.500 15-13 18-7.500-3-13-9-13-18V21z" fill="#E9C46A"/><text x="36" y="37" text-anchor="middle" font-family="system-ui,Segoe UI,Roboto,sans-serif" font-size="13" font-weight="900" fill="#0F3D2E">${market.toUpperCase()}</text>`,
  )
}
