/** Motifs of goods, sports and other everyday things, drawn like the motifs in `motifs.ts`. */

export const star = (points: number, outer: number, inner: number): string => {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${Math.round(radius * Math.cos(angle))} ${Math.round(radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}z`
}

export const objectMotifs = {
  jersey:
    '<path class="m" d="M-16-42L-46-28-38 0-26-5V44H26V-5L38 0 46-28 16-42C8-32-8-32-16-42z"/><path class="d" d="M-16-42C-8-32 8-32 16-42l-5-2C6-38-6-38-11-44zM-46-28l8 28 4-2-8-28zM46-28L38 0l-4-2 8-28z"/><text class="d" y="26" font-family="system-ui,sans-serif" font-size="36" font-weight="800" text-anchor="middle">10</text><path class="l" d="M-26 30h52v5h-52z"/>',
  phone:
    '<rect class="m" x="-26" y="-48" width="52" height="96" rx="11"/><rect class="d" x="-21" y="-38" width="42" height="72" rx="4"/><path class="l" d="M-21-34a4 4 0 0 1 4-4H6l-27 50z" opacity=".6"/><circle class="l" cy="41" r="4"/><path class="d" d="M-8-45H8v3H-8z"/><path class="m" d="M-12 8h24v5h-24zM-12 18H4v5h-16z"/>',
  cup: '<rect class="m" x="-30" y="-48" width="60" height="13" rx="5"/><path class="m" d="M-26-33h52L17 47h-34z"/><path class="d" d="M-28-36h56v4h-56zM-22-2h44l-3 26h-38z" opacity=".6"/><path class="l" d="M-18-32h9l5 72h-7z" opacity=".7"/>',
  headphones:
    '<path class="m" d="M-44 12C-50-62 50-62 44 12h-9C40-46-40-46-35 12z"/><rect class="m" x="-49" y="4" width="23" height="42" rx="10"/><rect class="m" x="26" y="4" width="23" height="42" rx="10"/><path class="d" d="M-26 9h7v32h-7zM19 9h7v32h-7z"/><path class="l" d="M-44 14h4v22h-4zM40 14h4v22h-4z"/>',
  watch:
    '<path class="m" opacity=".7" d="M-16-49h32l5 24h-42zM-21 25h42l-5 24h-32z"/><rect class="m" x="-31" y="-31" width="62" height="62" rx="16"/><rect class="d" x="-23" y="-23" width="46" height="46" rx="10"/><path class="m" d="M31-9h5v16h-5z"/><path class="l" d="M-2-17h4V-1L13 7l-3 4L-2 2z"/>',
  gift: '<path class="m" d="M-38-8h76v54h-76z"/><path class="m" d="M-45-26h90v18h-90z"/><path class="d" d="M-45-9h90v4h-90z" opacity=".4"/><path class="d" d="M-8-26H8v72H-8z"/><path class="m" d="M0-25C-40-30-34-56-16-48-4-42 0-36 0-25 0-36 4-42 16-48 34-56 40-30 0-25z"/><path class="l" d="M-39-22h26v5h-26zM-31 0h5v38h-5z" opacity=".7"/>',
  envelope: `<rect class="m" x="-46" y="-32" width="92" height="66" rx="7"/><path class="d" d="M-46-27L0 10l46-37v8L0 19-46-19z"/><circle class="m" cy="9" r="15"/><path class="l" transform="translate(0 9)" d="${star(5, 12, 5)}"/>`,
  ticket: `<path class="m" d="M-48-26h96v15a11 11 0 0 0 0 22v15h-96V11a11 11 0 0 0 0-22z"/><path class="d" d="M18-22h4v9h-4zM18-7h4v9h-4zM18 8h4v9h-4z"/><path class="l" transform="translate(-12 1)" d="${star(5, 18, 8)}"/>`,
  tree: `<path class="m" d="M0-38l22 24H13l19 24H20l22 26h-84l22-26h-12l19-24h-9z"/><path class="d" d="M-7 36H7v11H-7z"/><path class="l" transform="translate(0-38)" d="${star(5, 11, 5)}"/><g class="l"><circle cx="-7" cy="-12" r="4"/><circle cx="10" cy="2" r="4"/><circle cx="-12" cy="14" r="4"/><circle cx="-20" cy="29" r="4"/><circle cx="16" cy="25" r="4"/></g>`,
  trophy:
    '<path class="m" d="M-27-46h54v24c0 20-12 32-27 34-15-2-27-14-27-34z"/><path class="m" d="M-30-38h-18c0 22 9 34 26 36v-9c-10-2-15-8-16-18h8zM30-38h18c0 22-9 34-26 36v-9c10-2 15-8 16-18h-8z"/><path class="m" opacity=".8" d="M-5 11H5v17H-5zM-23 28h46v17h-46z"/><path class="l" d="M-20-41h7v20c0 10 3 16 6 20-9-4-13-12-13-22z"/><path class="d" d="M-14 33h28v6h-28z"/>',
  basketball:
    '<circle class="m" r="44"/><path class="d" d="M-2-44h4v88h-4zM-44-2h88v4h-88zM-33-30c20 16 20 44 0 60l-3-4c16-14 16-38 0-52zM33-30c-20 16-20 44 0 60l3-4C20 12 20-12 36-26z"/><path class="l" d="M-27-27a38 38 0 0 1 20-11c-8 6-12 10-18 14z"/>',
  racket:
    '<path class="m" opacity=".8" d="M10 17l7-7 31 31-7 7z"/><g transform="translate(-12-12)rotate(45)"><ellipse class="m" rx="36" ry="27"/><ellipse class="d" rx="29" ry="20"/><path class="l" d="M-28-1h56v2h-56zM-25-10h50v2h-50zM-25 8h50v2h-50zM-1-19h2v38h-2zM-13-18h2v36h-2zM11-18h2v36h-2z"/></g><circle class="m" cx="34" cy="-32" r="12"/><path class="l" d="M24-38c8 4 12 10 12 18h-4c0-6-4-11-10-14z"/>',
  volleyball:
    '<circle class="m" r="44"/><path class="d" d="M-1-1C-15-20-9-36 7-43l5 1C0-33-5-20 5-3zM1-1c22-3 34 8 41 17l-2 6C31 10 21 4 3 4zM-1 1c-8 20-22 26-38 22l-2-4c16 4 28-2 36-20z"/><path class="l" d="M-34-14A36 36 0 0 1-12-34c-8 8-14 12-22 20z"/>',
  plane:
    '<path class="m" d="M46-40c4 6-2 13-8 19L22-5l12 42-8 6L6 10-14 29l2 12-6 5-10-15-15-10 5-6 12 2L-8-5-41-27l6-7 41 12L22-38c6-6 18-8 24-2z"/><path class="l" d="M38-36c4 2 2 7-3 12L-16 27l-5-5L30-30c3-4 6-6 8-6z" opacity=".7"/>',
  target:
    '<circle class="m" r="38"/><circle class="d" r="29"/><circle class="m" r="20"/><circle class="l" r="8"/><path class="m" d="M-3-49h6v22h-6zM-3 27h6v22h-6zM-49-3h22v6h-22zM27-3h22v6H27z"/>',
  bomb: `<path class="m" opacity=".8" d="M6-32l16 10-8 12L-4-20z"/><circle class="m" cx="-8" cy="12" r="34"/><path class="l" d="M14-27C20-44 30-38 38-46l4 4c-8 9-16 3-22 18z"/><path class="l" transform="translate(40-42)" d="${star(6, 10, 4)}"/><path class="l" d="M-32 6c2-12 10-18 20-20-8 6-14 12-20 20z"/>`,
  flag: '<path class="m" opacity=".8" d="M-42-47h7v94h-7z"/><path class="m" d="M-35-42C-14-54 8-30 45-42V10C8 22-14-2-35 10z"/><path class="d" d="M-35-42c8-4 14-5 20-4v17c-6-1-12 0-20 4zM-15-29c8 1 14 4 20 6v17c-6-2-12-5-20-6zM5-40c8 2 14 4 20 3v17c-8 1-14-1-20-3zM25-20l20-3v17l-20 2z" opacity=".8"/>',
  friends:
    '<circle class="l" cx="22" cy="-16" r="15"/><path class="l" d="M4 36C4-10 48-10 48 36z"/><circle class="m" cx="-14" cy="-20" r="19"/><path class="m" d="M-48 40c0-56 68-56 68 0z"/><path class="d" d="M-24 40l10-26 10 26z" opacity=".5"/>',
  balloon:
    '<path class="m" d="M0-48c24 0 40 17 40 38C40 8 20 22 12 31h-24C-20 22-40 8-40-10-40-31-24-48 0-48z"/><path class="d" d="M-7 31C-18 12-21-4-19-20-17-35-8-45 0-48c8 3 17 13 19 28 2 16-1 32-12 51z" opacity=".4"/><path class="l" d="M-33-12c0-13 7-22 17-27-6 8-9 17-9 27 0 9 3 18 8 26-9-7-16-16-16-26z" opacity=".8"/><path class="d" d="M-11 31h2l2 7h-2zM9 31h2l-2 7H7z"/><path class="m" d="M-9 37H9L7 49H-7z"/>',
  calendar:
    '<rect class="m" x="-41" y="-36" width="82" height="80" rx="10"/><path class="d" d="M-41-17h82v6h-82zM-25-47h9v19h-9zM16-47h9v19h-9z"/><path class="l" d="M-28-2h15v13h-15zM-8-2H8v13H-8zM13-2h15v13H13zM-28 20h15v13h-15zM13 20h15v13H13z"/><path class="d" d="M-8 20H8v13H-8z"/>',
} as const
