/** Portraits of dealers, members and winners. */
import { numberFor, pick } from '../../platform/domain/base/chance/pickers.ts'
import { svg } from './pictures.ts'

const skins = ['#FFDFC4', '#F0C39A', '#D79B6C', '#B87545', '#8D5332', '#5F3520'] as const
const hairs = ['#1B1420', '#3B2417', '#6B3F1D', '#A8641F', '#D9A441', '#7A1F2B', '#4B5563'] as const
const clothes = [
  '#00C781',
  '#FFC24B',
  '#3B82F6',
  '#E11D48',
  '#8B5CF6',
  '#F97316',
  '#0EA5E9',
] as const
const grounds = ['#14304A', '#173B33', '#3A2350', '#4A2A1C', '#2A2F55', '#4A1D33'] as const

/** Hairstyles: hair behind the face and hair in front of it. */
const cuts: readonly ((colour: string) => [behind: string, before: string])[] = [
  (c) => ['', `<path d="M28 44c-2-26 42-30 42 0-4-10-10-14-16-14-10 4-20 4-26 14z" fill="${c}"/>`],
  (c) => [
    `<path d="M24 46c0-34 50-34 50 0v28H24z" fill="${c}"/>`,
    `<path d="M29 44c2-20 38-20 40 0-8-2-14-6-18-12-4 8-12 12-22 12z" fill="${c}"/>`,
  ],
  (c) => [
    `<circle cx="49" cy="17" r="11" fill="${c}"/>`,
    `<path d="M28 44c0-28 42-28 42 0-6-10-36-10-42 0z" fill="${c}"/>`,
  ],
  (c) => [
    `<circle cx="49" cy="36" r="27" fill="${c}"/>`,
    `<path d="M31 40c6-12 30-12 36 0-8-4-28-4-36 0z" fill="${c}"/>`,
  ],
  (c) => ['', `<path d="M29 38c2-16 36-18 40 2-6-6-10-4-14-8-8 6-20 2-26 6z" fill="${c}"/>`],
]

/** Head derived from a seed, centred at 49,46 in a picture of 96 by 96 pixels. */
function headOf(seed: string): { skin: string; behind: string; head: string } {
  const skin = pick(`${seed}/skin`, skins)
  const [behind, before] = pick(`${seed}/cut`, cuts)(pick(`${seed}/hair`, hairs))
  const smile = 56 + numberFor(`${seed}/smile`, 3)
  const head = [
    `<ellipse cx="49" cy="46" rx="18" ry="21" fill="${skin}"/>`,
    before,
    `<g fill="#1B1420"><circle cx="42" cy="47" r="2"/><circle cx="56" cy="47" r="2"/></g><path d="M43 ${smile}c4 4 8 4 12 0" fill="none" stroke="#1B1420" stroke-width="1.800" stroke-linecap="round"/>`,
  ]
  return { skin, behind, head: head.join('') }
}

/** Portrait of a person, 96 by 96 pixels. The same name always gets the same face. */
export function personPicture(name: string): string {
  const seed = `person/${name}`
  const { skin, behind, head } = headOf(seed)
  const cloth = pick(`${seed}/cloth`, clothes)
  return svg(
    96,
    96,
    [
      `<path fill="${pick(`${seed}/ground`, grounds)}" d="M0 0h96v96H0z"/><circle cx="70" cy="20" r="34" fill="#fff" opacity=".06"/>`,
      behind,
      `<path d="M12 96c2-22 20-26 37-26s35 4 37 26z" fill="${cloth}"/><path d="M41 60h16v14c-4 6-12 6-16 0z" fill="${skin}"/><path d="M41 66c5 4 11 4 16 0v3c-5 5-11 5-16 0z" opacity=".18"/>`,
      head,
    ].join(''),
  )
}

const shirt =
  '<path d="M30 78c6-6 12-8 19-8s13 2 19 8v62H30z" fill="#f4f6fb"/><path d="M49 82v58" stroke="#d5dbe8" stroke-width="1"/><g fill="#b9c2d6"><circle cx="49" cy="98" r="1.300"/><circle cx="49" cy="110" r="1.300"/></g>'
const vest =
  '<path d="M31 76l18 46 18-46 9 5v59H22V81z" fill="#171c2b"/><path d="M31 76l18 46 18-46" fill="none" stroke="#3c4763" stroke-width="1.500"/>'
const bow =
  '<path d="M49 79l-10-5v11zM49 79l10-5v11z" fill="#c9a24a"/><circle cx="49" cy="79" r="2.600" fill="#a9822f"/>'

/**
 * Dealer behind a table, 96 by 130 pixels, with a transparent background. It has the same face as
 * the portrait of that name.
 */
export function dealerPicture(name: string): string {
  const { skin, behind, head } = headOf(`person/${name}`)
  const sleeves =
    '<path d="M24 82C10 88 3 106 2 130h18l8-28zM74 82c14 6 21 24 22 48H78l-8-28z" fill="#e3e8f2"/>'
  const hands = `<ellipse cx="12" cy="128" rx="10" ry="6" fill="${skin}"/><ellipse cx="86" cy="128" rx="10" ry="6" fill="${skin}"/>`
  const neck = `<path d="M41 60h16v14c-4 7-12 7-16 0z" fill="${skin}"/><path d="M41 66c5 4 11 4 16 0v3c-5 5-11 5-16 0z" opacity=".18"/>`
  return svg(96, 130, [behind, sleeves, shirt, vest, neck, bow, head, hands].join(''))
}
