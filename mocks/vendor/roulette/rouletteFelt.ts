/**
 * HTML of roulette before its script runs: the wheel, and empty containers for layout and
 * racetrack.
 */

import { rouletteTexts } from '../../content/games/rouletteTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'
import { colorOf, wheelNumbers } from '../../rules/roulette/rouletteNumbers.ts'

const step = 360 / wheelNumbers.length

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** SVG path of a ring segment. `inner` and `outer` are radii, `middle` is an angle in degrees. */
function segment(inner: number, outer: number, middle: number): string {
  const [from, to] = [middle - step / 2, middle + step / 2]
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
}

const pocketFills = { red: '#b3152f', black: '#15171f', green: '#0b7a45' }

function pocket(number: number, at: number): string {
  const middle = at * step
  const fill = pocketFills[colorOf(number)]
  return `<path d="${segment(122, 150, middle)}" fill="${fill}"/><path d="${segment(94, 122, middle)}" fill="${fill}"/><text transform="rotate(${middle.toFixed(2)}) translate(0 -136)">${number}</text>`
}

const frets = wheelNumbers
  .map((_, at) => {
    const angle = (at + 0.5) * step
    return `M${point(94, angle)}L${point(150, angle)}`
  })
  .join('')

const base = `<svg viewBox="-200 -200 400 400" class="base" aria-hidden="true"><defs><radialGradient id="wood" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#9a6234"/><stop offset=".6" stop-color="#5c3317"/><stop offset="1" stop-color="#2c170a"/></radialGradient><radialGradient id="bowl"><stop offset=".74" stop-color="#23120a"/><stop offset=".86" stop-color="#6e4423"/><stop offset=".97" stop-color="#3a210f"/></radialGradient></defs><circle r="199" fill="url(#wood)"/><circle r="199" fill="none" stroke="#d9b36a" stroke-width="2"/><circle r="178" fill="url(#bowl)" stroke="#d9b36a" stroke-width="1.500"/>${Array.from({ length: 8 }, (_, at) => `<path d="M0-173l4 9-4 9-4-9z" fill="#e2c27d" transform="rotate(${at * 45})"/>`).join('')}</svg>`

const rotor = `<svg viewBox="-200 -200 400 400" aria-hidden="true"><defs><radialGradient id="cone" cx=".42" cy=".36" r=".7"><stop offset="0" stop-color="#a97142"/><stop offset=".7" stop-color="#5b3217"/><stop offset="1" stop-color="#371c0b"/></radialGradient><radialGradient id="gold" cx=".38" cy=".32" r=".75"><stop offset="0" stop-color="#fff3cf"/><stop offset=".5" stop-color="#d6ab54"/><stop offset="1" stop-color="#7d591d"/></radialGradient></defs><circle r="153" fill="#c99e4f"/>${wheelNumbers.map(pocket).join('')}<circle r="108" fill="none" stroke="#000" stroke-width="28" opacity=".34"/><path d="${frets}" stroke="#e8cb8b" stroke-width="1.400"/><circle r="122" fill="none" stroke="#e8cb8b" stroke-width="1"/><circle r="95" fill="url(#cone)" stroke="#e8cb8b" stroke-width="2"/>${Array.from({ length: 8 }, (_, at) => `<path d="M0 0L0-92" stroke="#3d2110" stroke-width="1.200" transform="rotate(${at * 45 + 22})"/>`).join('')}<g fill="url(#gold)"><path d="M-6-58h12l-3 52h-6zM-6 58h12L3 6h-6zM-58-6v12l52-3v-6zM58-6v12L6 3v-6z"/><circle cy="-58" r="9"/><circle cy="58" r="9"/><circle cx="-58" r="9"/><circle cx="58" r="9"/><circle r="22"/></g><circle r="12" fill="#8c6526"/><circle r="8" fill="url(#gold)"/></svg>`

/** HTML of the roulette table. */
export function rouletteFelt(language: EmulatorLanguage): string {
  const words = rouletteTexts[language]
  return `<div class="wheelSide"><div class="wheelBox" role="img" aria-label="${words.wheel}"><div class="wheel">${base}<div class="rotor" id="rotor">${rotor}<div class="ballArm" id="ballArm" hidden><div class="ballRail" id="ballRail"><i class="ball"></i></div></div></div></div><div class="drawn" id="drawn" hidden></div></div><dl class="heat"><div><dt>${words.hot}</dt><dd id="hot"></dd></div><div><dt>${words.cold}</dt><dd id="cold"></dd></div></dl></div>
<div class="layoutSide"><div class="layoutBox" id="layout"></div><div class="raceBox" id="race"></div></div>`
}
