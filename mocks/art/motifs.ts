/**
 * Motifs of pictures, drawn around the point 0,0 within 100 by 100 units. The picture defines the
 * fill classes of a motif: `m` for metal, `l` for light and `d` for shade.
 */
import { objectMotifs, star } from './objectMotifs.ts'

const spokes = `<path class="d" d="${star(8, 40, 3)}"/>`

export const motifs = {
  paw: '<path class="m" d="M0 2c18 0 34 20 30 34-4 13-20 6-30 6s-26 7-30-6C-34 22-18 2 0 2z"/><g class="m"><ellipse cx="-33" cy="-4" rx="10" ry="14" transform="rotate(-24-33-4)"/><ellipse cx="-13" cy="-26" rx="11" ry="17"/><ellipse cx="13" cy="-26" rx="11" ry="17"/><ellipse cx="33" cy="-4" rx="10" ry="14" transform="rotate(24 33-4)"/></g><path class="l" d="M-18 20c4-8 10-12 18-12-8 4-12 8-18 12z"/>',
  flame:
    '<path class="m" d="M4-48c4 20 32 30 32 60 0 22-17 36-36 36s-36-14-36-34c0-18 12-26 16-40 6 6 8 10 9 16 10-10 15-22 15-38z"/><path class="l" d="M2-8c4 14 16 18 16 32 0 12-8 20-18 20s-18-8-18-18c0-14 16-18 20-34z"/>',
  moon: '<path class="m" d="M14-46a46 46 0 1 0 32 64A40 40 0 0 1 14-46z"/><path class="l" d="M-36 0a36 36 0 0 0 20 32A44 44 0 0 1-28-24a36 36 0 0 0-8 24z"/><path class="m" d="M30-30l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/>',
  horns:
    '<path class="m" d="M-16-4C-40-6-48-24-42-46c6 16 14 22 30 24h24c16-2 24-8 30-24 6 22-2 40-26 42l4 22c0 18-12 28-20 28s-20-10-20-28z"/><path class="d" d="M-12 6l8 6-8 2zM12 6l-8 6 8 2zM-6 34h12l-6 8z"/><path class="l" d="M-40-36c4 14 12 20 24 22-14 2-24-6-24-22z"/>',
  coins:
    '<g class="m"><ellipse cx="-16" cy="34" rx="30" ry="11"/><ellipse cx="-16" cy="22" rx="30" ry="11"/><ellipse cx="-16" cy="10" rx="30" ry="11"/></g><g class="d" opacity=".35"><path d="M-46 22v12a30 11 0 0 0 60 0V22a30 11 0 0 1-60 0z"/></g><circle class="m" cx="16" cy="-16" r="30"/><circle class="d" cx="16" cy="-16" r="23" opacity=".3"/><path class="l" d="M16-38l6 15 16 1-12 10 4 16-14-9-14 9 4-16-12-10 16-1z"/>',
  wave: '<path class="m" d="M-48 30C-40-20-10-46 22-38c20 6 28 26 16 38-8 8-22 4-22-6 0-6 6-8 10-6-2-10-20-8-24 8-4 18 14 34 46 34v10h-96z"/><path class="l" d="M-36 24c6-30 20-48 44-54-18 10-28 28-28 54z"/>',
  feather:
    '<path class="m" d="M40-46C2-42-34-14-34 22l-8 24 6 2 8-18C10 32 40-4 40-46z"/><path class="l" d="M34-40C8-28-14-6-28 26l4 2C-6 0 12-18 34-40z"/><path class="d" d="M-14 12l24-2-20 10zM0-6l22-4-18 10z" opacity=".5"/>',
  crown:
    '<path class="m" d="M-44-22l22 20L0-38l22 36 22-20-8 50h-72z"/><path class="d" d="M-36 32h72l-2 10h-68z"/><g class="l"><circle cx="-44" cy="-25" r="5"/><circle cy="-41" r="6"/><circle cx="44" cy="-25" r="5"/><path d="M0 2l8 10-8 10-8-10z"/></g>',
  lotus:
    '<path class="m" d="M0-44c16 18 22 44 0 74-22-30-16-56 0-74z"/><path class="m" d="M-8 30c-30-4-38-26-38-50 20 4 36 22 38 50zM8 30C38 26 46 4 46-20 26-16 10 2 8 30z" opacity=".85"/><path class="l" d="M0-30c6 14 8 30 0 48-8-18-6-34 0-48z"/><path class="d" d="M-36 34h72c-10 14-62 14-72 0z"/>',
  fruit:
    '<path class="d" d="M-2 4C0-18 12-34 34-44l2 4C22-30 12-18 8 4zM34-42c-18-6-30 0-36 10 14 6 28 2 36-10z"/><circle class="m" cx="-18" cy="20" r="24"/><circle class="m" cx="20" cy="26" r="20"/><path class="l" d="M-32 8a18 18 0 0 1 16-8c-8 4-12 8-16 8zM8 18a14 14 0 0 1 12-6c-6 2-8 4-12 6z"/>',
  bamboo:
    '<g class="m"><rect x="-28" y="-46" width="16" height="92" rx="4"/><rect x="-2" y="-46" width="16" height="92" rx="4"/></g><path class="d" d="M-28-18h16v5h-16zM-28 14h16v5h-16zM-2-2h16v5H-2zM-2 28h16v5H-2z"/><path class="l" d="M16-10c4-18 18-26 30-24-2 16-14 26-30 24zM16 18c8-12 20-16 30-10-6 12-20 16-30 10z"/>',
  fish: '<path class="m" d="M-44 0C-26-34 10-34 26-4L46-26v52L26 4C10 34-26 34-44 0z"/><path class="l" d="M-34-4c12-18 28-22 42-14-14 0-26 6-30 16z"/><circle class="d" cx="-26" cy="-4" r="5"/><path class="d" d="M-6-14c8 8 8 20 0 28 4-10 4-18 0-28z" opacity=".6"/>',
  mask: '<path class="m" d="M-48-16c20-14 34-4 48-4s28-10 48 4c2 24-10 46-26 46C10 30 8 20 0 20s-10 10-22 10c-16 0-28-22-26-46z"/><path class="d" d="M-34-2c8-8 18-6 24 2-8 10-20 8-24-2zM34-2c-8-8-18-6-24 2 8 10 20 8 24-2z"/><path class="l" d="M-8-22L0-48l8 26zM-26-24l-10-22 22 18zM26-24l10-22-22 18z"/>',
  horseshoe:
    '<path class="m" d="M-36-34C-48 24-24 46 0 46s48-22 36-80H18c10 42-2 60-18 60s-28-18-18-60z"/><g class="d"><circle cx="-30" cy="-10" r="3"/><circle cx="-26" cy="14" r="3"/><circle cy="36" r="3"/><circle cx="26" cy="14" r="3"/><circle cx="30" cy="-10" r="3"/></g>',
  gem: '<path class="m" d="M-24-36h48l22 26L0 44-46-10z"/><path class="l" d="M-24-36h48L0-10zM-46-10h28L0 44z" opacity=".55"/><path class="d" d="M46-10H18L0 44z" opacity=".35"/>',
  shield:
    '<path class="m" d="M0-46l40 12v28c0 26-18 42-40 52-22-10-40-26-40-52v-28z"/><path class="d" d="M0-34v68c-16-8-28-22-28-42v-18z" opacity=".4"/><path class="l" d="M0-22l5 12h13L8-2l4 14-12-8-12 8 4-14-10-8h13z"/>',
  pearl:
    '<path class="m" d="M-46 14c4-40 88-40 92 0C30 34 8 24 0 24s-30 10-46-10z"/><path class="d" d="M-46 18c12 34 80 34 92 0-16 16-38 10-46 10s-30 6-46-10z"/><circle class="l" cy="4" r="18"/><path class="d" d="M-30 4l-8-14M0-18v-6M30 4l8-14" opacity=".4"/>',
  heart:
    '<path class="m" d="M0 42C-60 4-48-36-22-36-10-36-2-28 0-20c2-8 10-16 22-16 26 0 38 40-22 78z"/><path class="l" d="M-32-12c0-12 8-16 14-14-6 4-8 8-8 18z"/>',
  sword:
    '<path class="m" d="M40-48L46-42-6 16l-10-10z"/><path class="l" d="M40-48l3 3-54 56-5-5z"/><path class="d" d="M-26-2l28 28-6 6-28-28z"/><path class="m" d="M-20 14l8 8-22 22-10-10z"/><path class="m" d="M-40-48L-46-42l30 34 10-10z" opacity=".6"/><path class="m" d="M20 14l-8 8 22 22 10-10z" opacity=".6"/>',
  star: `<path class="m" d="${star(5, 48, 20)}"/><path class="l" d="M0-46L11-15 0 0zM0 0l-46-14 35-2z"/>`,
  anchor:
    '<path class="m" d="M-5-20h10v52c16-2 26-12 28-26l-10 4 16-22 12 22-8-4C42 30 20 44 0 46c-20-2-42-16-43-40l-8 4 12-22 16 22-10-4c2 14 12 24 28 26z"/><circle class="m" cy="-34" r="13"/><circle class="d" cy="-34" r="6"/><path class="l" d="M-20-16h40v7h-40z"/>',
  wand: `<path class="d" d="M-44 40l50-50 7 7-50 50z"/><path class="m" d="M-4 0L8-12l7 7L3 7z"/><path class="m" transform="translate(20-20)" d="${star(5, 27, 11)}"/><path class="l" d="M-30-30l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM34 20l2 7 7 2-7 2-2 7-2-7-7-2 7-2z"/>`,
  potion:
    '<path class="d" d="M-12-46h24v8h-24z"/><path class="m" d="M-9-38H9v22c22 8 32 24 32 38 0 18-18 24-41 24s-41-6-41-24c0-14 10-30 32-38z"/><path class="l" d="M-32 14c12-6 22 6 34 0s22-2 30 2c4 16-10 24-32 24s-34-8-32-26z" opacity=".6"/><circle class="l" cx="-8" cy="4" r="4"/><circle class="l" cx="10" cy="-6" r="3"/>',
  pyramid:
    '<path class="m" d="M-8-40l-40 76h62z"/><path class="d" d="M-8-40l56 76H14z" opacity=".75"/><path class="l" d="M-8-40l-8 16 12 2z"/><circle class="l" cx="30" cy="-30" r="12"/>',
  eye: '<path class="m" d="M-48 0C-26-34 26-34 48 0 26 34-26 34-48 0z"/><circle class="d" r="20"/><circle class="l" r="10"/><path class="m" d="M-20 26l-8 20 14-8zM14 28c0 12 10 18 20 14-8 0-12-6-12-16z"/>',
  bolt: '<path class="m" d="M12-48L-34 8h26l-10 40L36-12H8z"/><path class="l" d="M12-48L-34 8h12L16-36z"/>',
  pick: '<path class="d" d="M-34 46L18-22l8 6-52 68z"/><path class="m" d="M-30-34C0-52 36-38 46 8 34-16 6-30-30-34z"/><path class="l" d="M-20-36C4-44 30-32 40-8 26-26 6-34-20-36z"/><path class="m" d="M18 20l12 4 6 14-10 8-14-4-4-12z"/>',
  compass:
    '<circle class="m" r="46"/><circle class="d" r="36" opacity=".55"/><path class="l" d="M22-24L6 6-6-6z"/><path class="m" d="M-22 24L-6-6 6 6z"/><path class="l" d="M-2-34h4v8h-4zM-2 26h4v8h-4zM26-2h8v4h-8zM-34-2h8v4h-8z"/>',
  lamp: '<path class="m" d="M-46 4c14-6 22-6 30-4 4-10 28-10 32 0 12-2 22-8 32-18 0 26-14 44-38 46l10 12h-40L-10 28c-18-2-26-14-36-24z"/><path class="d" d="M-20 40h40v6h-40z"/><path class="l" d="M-14 4c8-6 20-6 26 0z"/><path class="l" d="M36-22c-10-8 4-14-2-26 14 6 16 18 2 26z"/>',
  temple:
    '<path class="m" d="M0-46l46 24v8h-92v-8z"/><g class="m"><path d="M-38-10h14v40h-14zM-7-10H7v40H-7zM24-10h14v40H24z"/></g><path class="d" d="M-46 32h92v10h-92z"/><path class="l" d="M0-40l28 16h-56zM-36-10h4v40h-4zM-5-10h4v40h-4zM26-10h4v40h-4z"/>',
  book: '<path class="d" d="M-48-32h96v68h-96z"/><path class="m" d="M0-26c-14-10-30-10-44-6v60c14-4 30-4 44 6z"/><path class="m" d="M0-26c14-10 30-10 44-6v60c-14-4-30-4-44 6z" opacity=".8"/><path class="l" d="M-22-18l6 12 12 2-9 9 2 13-11-7-11 7 2-13-9-9 12-2z" transform="scale(.8)"/>',
  chest:
    '<path class="m" d="M-46-8c0-22 10-30 22-30h48c12 0 22 8 22 30z"/><path class="m" d="M-46-2h92v42h-92z"/><path class="d" d="M-46-8h92v7h-92zM-30-38h8v78h-8zM22-38h8v78h-8z" opacity=".6"/><path class="l" d="M-9-12H9v18l-9 8-9-8z"/>',
  wheel: `<circle class="m" r="46"/>${spokes}<circle class="l" r="12"/><path class="d" d="M-8-50H8L0-34z"/>`,
  candy:
    '<path class="m" d="M-22 0l-26-20v40zM22 0l26-20v40z"/><circle class="m" r="27"/><path class="l" d="M-26-6C-10-20 8 14 26-2 24-22 6-28 0-27c-14 0-24 8-26 21z" opacity=".7"/>',
  bell: '<path class="m" d="M-6-42a6 6 0 0 1 12 0c18 6 24 22 24 40 0 14 6 20 14 28h-88c8-8 14-14 14-28 0-18 6-34 24-40z"/><path class="d" d="M-44 28h88v6h-88z"/><circle class="m" cy="38" r="9"/><path class="l" d="M-20-2c0-16 4-26 14-30-6 8-8 18-8 30z"/>',
  seven:
    '<path class="m" d="M-38-44h76v18C18-4 8 18 6 46h-28c2-28 12-48 28-68h-26v12h-18z"/><path class="l" d="M-32-38h64v8h-64z"/>',
  clover:
    '<path class="d" d="M-2 4h6c0 18 8 30 18 38l-6 4C4 36-2 22-2 4z"/><g class="m"><path id="k" d="M0 0c-26-4-34-22-22-34 8-8 18-4 22 6 4-10 14-14 22-6C34-22 26-4 0 0z" transform="translate(0-2)"/><use href="#k" transform="rotate(90)"/><use href="#k" transform="rotate(-90)"/><use href="#k" transform="rotate(180)"/></g><path class="l" d="M-16-26c4-6 10-6 12-2z"/>',
  volcano:
    '<path class="m" d="M-14-12h28l34 56h-96z"/><path class="l" d="M-14-12h28l4 8c-6 14-10-4-16 8-6 14-8-6-14-2-4 2-6-2-6-6z"/><path class="l" d="M0-20c-16-6-2-16-8-28 14 4 20 18 8 28z"/><path class="d" d="M14-4l34 48H24z" opacity=".4"/>',
  planet:
    '<circle class="m" r="30"/><path class="l" d="M-24-10a26 26 0 0 1 20-16c-8 8-12 12-20 16z"/><path class="d" d="M-28 8c18 8 40 6 56-2a30 30 0 0 1-56 2z" opacity=".4"/><path class="m" d="M-28-4c-16 10-22 18-18 22 8 8 44-4 72-22S54-34 46-40c-4-2-12-2-22 2 10-2 14 0 14 2 0 6-20 22-40 34s-38 18-40 14c-2-2 2-8 14-16z"/>',
  rocket:
    '<path class="m" d="M44-46C18-46-4-30-14-6l20 20C30 4 46-18 44-46z"/><path class="d" d="M-14-6l-22 4 14-16h14zM6 14l-4 22 16-14V8z"/><circle class="l" cx="18" cy="-20" r="8"/><path class="l" d="M-18 8l10 10c-8 18-20 24-34 24 0-14 6-26 24-34z"/>',
  dice: '<rect class="m" x="-44" y="-18" width="50" height="50" rx="9" transform="rotate(-14-20 8)"/><rect class="m" x="2" y="-34" width="44" height="44" rx="8" transform="rotate(18 24-12)"/><g class="d"><circle cx="-32" cy="-4" r="5"/><circle cx="-19" cy="7" r="5"/><circle cx="-6" cy="18" r="5"/><circle cx="18" cy="-22" r="4.500"/><circle cx="34" cy="-16" r="4.500"/><circle cx="14" cy="-8" r="4.500"/><circle cx="30" cy="-2" r="4.500"/></g>',
  cards:
    '<rect class="m" x="-44" y="-34" width="48" height="68" rx="7" transform="rotate(-16-20 0)"/><rect class="l" x="-4" y="-34" width="48" height="68" rx="7" transform="rotate(12 20 0)"/><path class="d" d="M22-16c6 10 16 14 16 24 0 8-10 10-14 4l4 12H14l6-12c-6 6-15 2-14-6 1-10 12-12 16-22z"/>',
  ball: '<circle class="m" r="44"/><path class="d" d="M0-18L17-5 11 15h-22L-17-5zM0-44l12 8-12 8-12-8zM40-18l4 14-11 3-4-15zM-40-18l-4 14 11 3 4-15zM26 36L14 42l-1-13 11-4zM-26 36l12 6 1-13-11-4z"/><path class="l" d="M-34-20a40 40 0 0 1 26-20c-12 8-20 12-26 20z"/>',
  gamepad:
    '<path class="m" d="M-28-24h56c16 0 22 34 20 46-2 12-14 14-22 4L14 10h-28l-12 16c-8 10-20 8-22-4-2-12 4-46 20-46z"/><path class="d" d="M-32-8h7v-7h8v7h7v8h-7v7h-8V0h-7z"/><g class="l"><circle cx="20" cy="-12" r="4"/><circle cx="30" cy="-4" r="4"/><circle cx="20" cy="4" r="4"/></g>',
  balls:
    '<g class="m"><circle cx="-22" cy="14" r="24"/><circle cx="24" cy="18" r="22"/><circle cx="2" cy="-22" r="24"/></g><g class="l"><circle cx="-22" cy="14" r="12"/><circle cx="24" cy="18" r="11"/><circle cx="2" cy="-22" r="12"/></g><g class="d" font-family="system-ui,sans-serif" font-size="15" font-weight="800" text-anchor="middle"><text x="-22" y="19">7</text><text x="24" y="23">21</text><text x="2" y="-17">38</text></g>',
  ...objectMotifs,
} as const

export type Motif = keyof typeof motifs

export const motifNames: readonly Motif[] = Object.keys(motifs).filter(
  // `Object.keys` does not return the type of the keys.
  (name): name is Motif => name in motifs,
)

/** SVG content of the motif with a name; a star if there is no such motif. */
export const motifOf = (name: string): string =>
  motifs[motifNames.find((motif) => motif === name) ?? 'star']
