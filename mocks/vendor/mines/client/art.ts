/** Drawings of the tiles. */

import { svg } from '../../frame/client/dom.ts'

let drawings = 0

/** Gradient with its own id, because ids must be unique in the document. */
function gradient(from: string, to: string): { id: string; node: SVGElement } {
  drawings += 1
  const id = `paint${drawings}`
  const node = svg(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0.4, y2: 1 },
    svg('stop', { offset: 0, 'stop-color': from }),
    svg('stop', { offset: 1, 'stop-color': to }),
  )
  return { id, node }
}

const picture = (...children: SVGElement[]) =>
  svg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, ...children)

const path = (d: string, fill: string, opacity = 1) => svg('path', { d, fill, opacity })

function gem(): SVGElement {
  const paint = gradient('#5ff2ff', '#0a62d8')
  return picture(
    paint.node,
    path('M-24-32h48l20 24L0 40-44-8z', `url(#${paint.id})`),
    path('M-24-32L-14-8h28l10-24z', '#fff', 0.55),
    path('M-44-8h30L0 40z', '#fff', 0.2),
    path('M44-8H14L0 40z', '#001d5c', 0.3),
    path('M-14-8h28L0 40z', '#aef6ff', 0.35),
    path('M-24-32-44-8h30zM24-32 44-8H14z', '#fff', 0.28),
    path('M-19-28h16l-4 6h-14z', '#fff', 0.9),
  )
}

function coin(): SVGElement {
  const rim = gradient('#fff1a8', '#b06a00')
  const face = gradient('#ffd95a', '#e08a00')
  return picture(
    rim.node,
    face.node,
    svg('ellipse', { cx: 0, cy: 5, rx: 38, ry: 37, fill: '#7a4500' }),
    svg('circle', { r: 38, fill: `url(#${rim.id})` }),
    svg('circle', { r: 30, fill: `url(#${face.id})` }),
    path('M0-20l6 13 14 1-11 9 4 14L0 9l-13 8 4-14-11-9 14-1z', '#fff3b8', 0.95),
    path('M-26-20A33 33 0 0 1 2-33 30 30 0 0 0-26-20z', '#fff', 0.8),
  )
}

function nugget(): SVGElement {
  const paint = gradient('#ffe88c', '#c97800')
  return picture(
    paint.node,
    path('M-38 12-28-18-6-34 20-28 40-4 34 22 8 36-24 30z', `url(#${paint.id})`),
    path('M-28-18-6-34 20-28 4-10z', '#fff', 0.5),
    path('M4-10 20-28 40-4 16 8z', '#fff', 0.22),
    path('M-38 12-28-18 4-10-10 14z', '#7a4300', 0.18),
    path('M16 8 40-4 34 22 8 36z', '#7a4300', 0.35),
    path('M-18-19-6-28l6 2-10 9z', '#fff', 0.85),
  )
}

export function drawMine(): SVGElement {
  drawings += 1
  const id = `paint${drawings}`
  const spikes = Array.from({ length: 8 }, (_, at) =>
    svg('path', { d: 'M-6-26 0-46 6-26z', fill: '#5a6380', transform: `rotate(${45 * at})` }),
  )
  return picture(
    svg(
      'radialGradient',
      { id, cx: 0.35, cy: 0.3, r: 0.8 },
      svg('stop', { offset: 0, 'stop-color': '#c3cbe0' }),
      svg('stop', { offset: 0.45, 'stop-color': '#565f7c' }),
      svg('stop', { offset: 1, 'stop-color': '#1b2032' }),
    ),
    ...spikes,
    svg('circle', { r: 30, fill: `url(#${id})` }),
    svg('circle', { r: 11, fill: '#1a0608' }),
    svg('circle', { class: 'lamp', r: 8, fill: '#ff4a52' }),
    svg('circle', { cx: -2.5, cy: -2.5, r: 2.5, fill: '#ffd7d9' }),
    path('M-21-14A26 26 0 0 1-2-26 28 28 0 0 0-21-14z', '#fff', 0.6),
  )
}

/** Drawing of a safe tile, by the motif of the game. */
export function treasure(motif: string): SVGElement {
  if (motif === 'chest') return coin()
  return motif === 'pick' ? nugget() : gem()
}
