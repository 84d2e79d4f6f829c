/**
 * CSS of the dice and the layout. Grid areas place the large buttons in the middle. The dice derive
 * their size from `--cup` and not from container query units. A size container would be laid out
 * again whenever text on the page changes.
 */
export const sicBoStyle = `
:root{--felt:#7a1f2e;--felt-deep:#2c0a12;--felt-line:#f3d9a4}
.sicBo .felt{display:grid;grid-template-columns:minmax(220px,24%) minmax(0,1fr);gap:10px 16px;align-items:center}
.faces{position:absolute}
.diceSide{display:grid;grid-template-rows:auto 34px;place-items:center;gap:8px}
.cup{--cup:min(300px,24vw - 11px);position:relative;inline-size:min(100%,var(--cup));aspect-ratio:1;display:flex;align-items:center;justify-content:center;gap:9%;perspective:900px}
.plate{position:absolute;inset:8% 2% 2%;border-radius:50%;background:radial-gradient(circle at 50% 38%,#3d8a63,#0f4a31 62%,#06251a);box-shadow:0 0 0 6px #b8893a,0 0 0 9px #5c3d12,0 18px 28px rgb(0 0 0/.5);transform:scaleY(.82)}
.dome{position:absolute;inset:0;border-radius:50% 50% 46% 46%;background:radial-gradient(circle at 32% 22%,rgb(255 255 255/.5),transparent 26%),radial-gradient(circle at 50% 60%,transparent 58%,rgb(190 225 255/.24) 74%,transparent 76%);pointer-events:none}
.hop{position:relative;inline-size:calc(var(--cup)*.21);block-size:calc(var(--cup)*.21);transform-style:preserve-3d;transform:rotateX(-24deg) rotateY(-12deg);will-change:transform}
.hop:nth-of-type(3){margin-block-start:calc(var(--cup)*.16)}
.cube{position:absolute;inset:0;transform-style:preserve-3d;will-change:transform}
.side{position:absolute;inset:0;inline-size:100%;block-size:100%;backface-visibility:hidden}
.side1{transform:translateZ(calc(var(--cup)*.104))}
.side6{transform:rotateY(180deg) translateZ(calc(var(--cup)*.104))}
.side3{transform:rotateY(90deg) translateZ(calc(var(--cup)*.104))}
.side4{transform:rotateY(-90deg) translateZ(calc(var(--cup)*.104))}
.side2{transform:rotateX(90deg) translateZ(calc(var(--cup)*.104))}
.side5{transform:rotateX(-90deg) translateZ(calc(var(--cup)*.104))}
.sum{font-weight:900;font-size:1.25rem;padding:2px 18px;border-radius:999px;background:rgb(0 0 0/.45);box-shadow:0 0 0 2px var(--felt-line)}
.bets{display:grid;gap:6px;min-inline-size:0}
.bets>div{display:grid;gap:4px}
.chances{grid-template-columns:1.5fr 1fr repeat(6,minmax(0,.8fr)) 1.2fr repeat(6,minmax(0,.8fr)) 1fr 1.5fr}
.totals{grid-template-columns:repeat(14,minmax(0,1fr))}
.pairs{grid-template-columns:repeat(15,minmax(0,1fr))}
.singles{grid-template-columns:repeat(6,minmax(0,1fr))}
.bet{position:relative;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:2px;min-inline-size:0;min-block-size:60px;padding:3px;border:1px solid color-mix(in srgb,var(--felt-line) 60%,transparent);border-radius:8px;background:linear-gradient(180deg,rgb(255 255 255/.1),rgb(0 0 0/.14));color:#fff;font:inherit;line-height:1.15;overflow:visible}
.bet:hover{background:rgb(255 224 138/.26)}
.bet b{font-size:.9375rem}
.bet span,.bet small{font-size:.75rem;color:#ffe9bd}
.bet .face{inline-size:24px;block-size:24px;flex:none}
.chances .bet{min-block-size:136px}
.small,.big{background:linear-gradient(180deg,rgb(255 211 110/.32),rgb(160 90 20/.28))}
.anyTriple b{font-size:.8125rem}
.totals .bet b{font-size:1.25rem}
.pairs .bet{min-block-size:72px}
.singles .bet{flex-direction:row}
.singles .face{inline-size:34px;block-size:34px}
.bet.won{background:rgb(255 224 138/.6);box-shadow:0 0 0 2px #ffe08a,0 0 18px rgb(255 224 138/.55)}
.bet .stack{position:absolute;inset:0;margin:auto;inline-size:36px;block-size:49px}
.note{font-size:.75rem;color:#ffe9bd;text-align:center}
.bead.smallBead{background:#1b62c4}.bead.bigBead{background:#c01d38}.bead.tripleBead{background:#0e7642}
@media(max-width:1023px){.sicBo .felt{grid-template-columns:minmax(0,1fr)}.cup{--cup:min(210px,56vw)}}
@media(max-width:719px){.chances{grid-template-columns:repeat(6,minmax(0,1fr))}.chances .small,.chances .big{grid-column:span 3;order:-2;min-block-size:60px}.chances .odd,.chances .even{grid-column:span 3;order:-1;min-block-size:44px}.chances .anyTriple{grid-column:1/-1;order:1;min-block-size:44px}.chances .bet{min-block-size:72px}.chances .triple{order:2}.bet.small,.bet.big,.bet.odd,.bet.even,.bet.anyTriple{min-block-size:52px!important}.totals{grid-template-columns:repeat(7,minmax(0,1fr))}.pairs{grid-template-columns:repeat(5,minmax(0,1fr))}.pairs .bet{flex-direction:row;min-block-size:44px}.singles{grid-template-columns:repeat(6,minmax(0,1fr))}.singles .face{inline-size:28px;block-size:28px}.cup{--cup:min(180px,48vw)}.diceSide{grid-template-rows:none}}
`
