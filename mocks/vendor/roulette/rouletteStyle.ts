/** CSS of the wheel, the layout and the racetrack. */
export const rouletteStyle = `
.roulette .felt{display:grid;grid-template-columns:minmax(240px,30%) minmax(0,1fr);gap:12px 20px;align-items:center;--red:#b3152f;--black:#15171f;--green:#0b7a45}
.wheelSide{display:grid;gap:6px;justify-items:center;min-inline-size:0}
.wheelBox{position:relative;inline-size:min(100%,100dvh - 440px,560px);min-inline-size:200px;aspect-ratio:1;perspective:1100px}
.wheel{position:absolute;inset:0;transform:rotateX(24deg);filter:drop-shadow(0 18px 18px rgb(0 0 0/.5))}
.wheel svg{display:block;position:absolute;inset:0;inline-size:100%;block-size:100%}
.rotor{position:absolute;inset:0;will-change:transform;animation:turn 16s linear infinite}
.rotor text{fill:#fff;font:700 14px system-ui,sans-serif;text-anchor:middle;dominant-baseline:central}
@keyframes turn{to{transform:rotate(1turn)}}
.ballArm,.ballRail{position:absolute;inset:0;will-change:transform}
.ball{position:absolute;inset-inline-start:48.200%;inset-block-start:-1.800%;inline-size:3.600%;aspect-ratio:1;border-radius:50%;background:radial-gradient(circle at 35% 30%,#fff,#d9dee8 55%,#8d95a6);box-shadow:0 1px 3px rgb(0 0 0/.7)}
.drawn{position:absolute;inset:0;margin:auto;inline-size:34%;aspect-ratio:1;border-radius:50%;display:grid;place-items:center;color:#fff;font-weight:900;font-size:clamp(1.75rem,4vw,3.25rem);font-variant-numeric:tabular-nums;box-shadow:0 0 0 4px #f0d38d,0 10px 30px rgb(0 0 0/.6)}
.drawn.red,.bead.red,.heat .red{background:var(--red)!important}
.drawn.black,.bead.black,.heat .black{background:var(--black)!important}
.drawn.green,.bead.green,.heat .green{background:var(--green)!important}
.roulette .results{--red:#b3152f;--black:#15171f;--green:#0b7a45}
.heat{display:flex;gap:14px;margin:0;font-size:.75rem}
.heat div{display:flex;align-items:center;gap:6px}
.heat dt{color:#dcefe5}
.heat dd{display:flex;gap:3px;margin:0}
.heat span{display:grid;place-items:center;min-inline-size:22px;block-size:22px;border-radius:6px;font-weight:700}
.layoutSide{display:grid;gap:10px;justify-items:center;min-inline-size:0}
.layoutBox{inline-size:min(100%,(100dvh - 385px)*2.1);min-inline-size:min(100%,480px);aspect-ratio:836/276}
.raceBox{inline-size:min(100%,(100dvh - 385px)*2.1);min-inline-size:min(100%,480px);aspect-ratio:836/116}
.layoutBox svg,.raceBox svg{display:block;inline-size:100%;block-size:100%;overflow:visible}
.cell{stroke:var(--felt-line);stroke-width:1.500;fill:transparent}
.cell.red{fill:var(--red)}.cell.black{fill:var(--black)}.cell.green{fill:var(--green)}
.cell.lit{stroke:#ffe08a;stroke-width:3.500}
.cell.drawn{stroke:#fff;stroke-width:4}
.cell.outside{fill:rgb(255 255 255/.06)}
.cell.outside:hover,.hit:hover{fill:rgb(255 224 138/.28)}
.hit{fill:transparent}
.layoutBox .spot:focus-visible,.track [role=button]:focus-visible{outline:none}
.layoutBox .spot:focus-visible{stroke:#7df0c8;stroke-width:5}
.hit.won.mine{fill:rgb(255 224 138/.5)}
.cell.won{stroke:#ffe08a;stroke-width:4}
.cell.outside.won{fill:rgb(255 224 138/.45)}
.layoutBox text,.track text{fill:#fff;font-weight:700;text-anchor:middle;dominant-baseline:central;pointer-events:none;font-family:inherit}
.layoutBox text{font-size:20px}
.layoutBox text.small{font-size:15px}
.diamond{pointer-events:none;stroke:#fff;stroke-width:1.500}
.diamond.red{fill:var(--red)}.diamond.black{fill:var(--black)}
.dolly{pointer-events:none;filter:drop-shadow(0 4px 3px rgb(0 0 0/.6))}
.raceCell,.sector{cursor:pointer;-webkit-tap-highlight-color:transparent}
.raceCell path,.sector path{stroke:var(--felt-line);stroke-width:1.200}
.raceCell.red path{fill:var(--red)}.raceCell.black path{fill:var(--black)}.raceCell.green path{fill:var(--green)}
.sector path{fill:rgb(255 255 255/.07)}
.sector:hover path{fill:rgb(255 224 138/.28)}
.raceCell:hover path{stroke:#ffe08a;stroke-width:3}
.track [role=button]:focus-visible path{stroke:#7df0c8;stroke-width:4}
.track text{font-size:13px}
.table:not([data-phase=BETTING]) .track,.isPlaced .track{opacity:.55}
@media(max-width:1023px){.roulette .felt{grid-template-columns:minmax(0,1fr)}.wheelBox{inline-size:min(300px,64vw)}.layoutBox,.raceBox{inline-size:100%;min-inline-size:0}}
@media(max-width:767px){.wheelSide{grid-template-columns:auto auto;align-items:center;gap:12px}.heat{flex-direction:column}.heat div{display:grid}.wheelBox{inline-size:min(210px,52vw);min-inline-size:0}.layoutBox{aspect-ratio:336/668}.raceBox{aspect-ratio:336/252}.layoutBox text{font-size:19px}.layoutBox text.small{font-size:14px}.track text{font-size:12px}}
@media(prefers-reduced-motion:reduce){.rotor{animation:none}}
`
