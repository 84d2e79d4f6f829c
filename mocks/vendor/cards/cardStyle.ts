/** Style of card tables. The board of the roads has the colour of paper in both themes. */
export const cardStyle = `
:root{--side-red:#d8263c;--side-blue:#1f6fe0;--side-tie:#12925a;--paper:#f7f4ec;--paper-line:#d9d3c4;--card-back:#8f1530}
.results .beadLabel{border-radius:50%;padding:0;color:#fff}.beadLabel.red{background:var(--side-red)}.beadLabel.blue{background:var(--side-blue)}.beadLabel.tie{background:var(--side-tie)}
.felt{min-block-size:372px}
.cardTable{--gap:40px;--hand:calc((min(100vw,1440px) - 668px - var(--gap))/2);--w:min(calc(var(--hand)*.31),14.2vh,136px);position:absolute;inset:10px;contain:strict;display:grid;gap:10px;grid-template:"left scene right" minmax(0,1fr) "left bets right" minmax(min-content,min(36%,200px))/minmax(200px,264px) minmax(0,1fr) minmax(240px,340px)}
.scene{grid-area:scene;position:relative;display:flex;justify-content:center;gap:var(--gap);align-items:stretch;perspective:1100px;min-block-size:168px;border-radius:14px;background:radial-gradient(60% 90% at 50% 0,rgb(255 255 255/.12),transparent 70%)}
.shoe{position:absolute;inset-block-start:-2px;inset-inline-start:50%;inline-size:clamp(44px,5vw,72px);transform:translateX(-50%);filter:drop-shadow(0 6px 8px rgb(0 0 0/.5))}
.shoeBody{fill:#151a26}.shoeLid{fill:#2b3346}.shoeCards{fill:#f4f1ea}.shoeEdge{stroke:#c8c1b2;stroke-width:1.5;fill:none}.shoeMouth{fill:#0a0d15}
.hand{flex:1;display:grid;grid-template-rows:auto 1fr;gap:6px;min-inline-size:0;--tone:var(--side-blue)}
.hand.red{--tone:var(--side-red)}
.hand p{display:flex;align-items:center;gap:10px;font-weight:800;font-size:clamp(.875rem,1.5vw,1.25rem);text-transform:uppercase;letter-spacing:.04em;text-shadow:0 1px 3px rgb(0 0 0/.6);min-block-size:40px}
.hand:first-of-type p{flex-direction:row-reverse;padding-inline-end:clamp(20px,3vw,48px)}
.hand:last-of-type p{padding-inline-start:clamp(20px,3vw,48px)}
.total{display:grid;place-items:center;min-inline-size:40px;block-size:40px;padding-inline:6px;border-radius:20px;background:var(--tone);font-size:1.375rem;font-variant-numeric:tabular-nums;box-shadow:inset 0 0 0 2px rgb(255 255 255/.6),0 3px 8px rgb(0 0 0/.45);opacity:0;letter-spacing:0}
.total.isShown{opacity:1}
.cards{position:relative;isolation:isolate}
.card,.cards::before,.cards::after{position:absolute;inline-size:var(--w);block-size:calc(var(--w)*1.4);inset-block-start:calc(50% - var(--w)*.7)}
.cards::before,.cards::after{content:"";border:2px dashed rgb(255 255 255/.3);border-radius:8px;z-index:-2}
.card{perspective:700px;will-change:translate,rotate,scale}
.hand:first-of-type .card:nth-child(1),.hand:first-of-type .cards::before{inset-inline-end:calc(var(--w)*1.08)}
.hand:first-of-type .card:nth-child(2),.hand:first-of-type .cards::after{inset-inline-end:0}
.hand:first-of-type .card:nth-child(3){inset-inline-end:calc(var(--w)*1.94);rotate:90deg;z-index:-1}
.hand:last-of-type .card:nth-child(1),.hand:last-of-type .cards::before{inset-inline-start:0}
.hand:last-of-type .card:nth-child(2),.hand:last-of-type .cards::after{inset-inline-start:calc(var(--w)*1.08)}
.hand:last-of-type .card:nth-child(3){inset-inline-start:calc(var(--w)*1.94);rotate:-90deg}
.turn{position:absolute;inset:0;transform-style:preserve-3d;transform:rotateY(180deg)}
.isUp .turn{transform:none}
.face,.back{position:absolute;inset:0;inline-size:100%;block-size:100%;border-radius:7%/5%;backface-visibility:hidden;-webkit-backface-visibility:hidden;box-shadow:0 1px 1px rgb(0 0 0/.4),0 5px 12px rgb(0 0 0/.4)}
.face{background:linear-gradient(135deg,#fff 40%,#ece9e1);fill:#15181f;color:#15181f}
.face.red{fill:#cf1730}
.face .rank{font:800 21px/1 Georgia,"Times New Roman",serif;text-anchor:middle}
.face .wide{font-size:18px;letter-spacing:-2px}
.panel{fill:#fbf7ec;stroke:#b99a4a;stroke-width:1.2}
.figure{stroke:rgb(0 0 0/.35);stroke-width:.8;stroke-linejoin:round}
.warm .robe{fill:#c2213a}.cold .robe{fill:#243f86}
.trim{fill:#e8b93f}.skin{fill:#f2c9a1}.hair{fill:#6b4423}.warm .hair{fill:#a86a24}.lips{fill:#c2213a}.eyes{fill:none;stroke:#222;stroke-width:1.6;stroke-linecap:round}
.back{transform:rotateY(180deg);border:5px solid #fff;background:radial-gradient(circle at 50% 50%,#f0c45c 0 9%,transparent 9.500%),repeating-linear-gradient(45deg,rgb(255 255 255/.14) 0 3px,transparent 3px 9px),repeating-linear-gradient(-45deg,rgb(255 255 255/.14) 0 3px,transparent 3px 9px),linear-gradient(150deg,var(--card-back),#4c0717)}
.cover{position:absolute;inset:0;overflow:hidden;border-radius:7%/5%;transform:translateZ(1px)}
.coverInner{position:absolute;inset:0}
.cover .back{transform:none;box-shadow:none}
.curl{position:absolute;inset-inline:0;inset-block-end:0;block-size:13%;background:linear-gradient(0deg,rgb(0 0 0/.35),#fffdf8 24%,#d9d3c6 58%,#8b8374 92%,rgb(0 0 0/.4))}
.isSqueezed .index{opacity:0}
.hand.isWinner .total{background:#f4c542;color:#201600;scale:1.15;transition:scale .3s cubic-bezier(.3,1.6,.5,1)}
.hand.isWinner .face{box-shadow:0 0 0 3px #f4c542,0 0 26px rgb(244 197 66/.75)}
.isDealt .hand:not(.isWinner) p{opacity:.6}.isDealt .hand:not(.isWinner) .face{filter:brightness(.6) saturate(.75)}
.bets{grid-area:bets;display:grid;gap:8px;grid-template-columns:1fr 1.7fr 1.25fr 1.7fr 1fr;min-block-size:104px}
.bet{position:relative;display:flex;flex-direction:column;align-items:center;justify-content:flex-start;gap:2px;padding:10px 4px 6px;min-inline-size:0;border:2px solid color-mix(in srgb,var(--tone) 60%,#fff);border-radius:14px;background:linear-gradient(180deg,color-mix(in srgb,var(--tone) 58%,transparent),color-mix(in srgb,var(--tone) 26%,transparent));color:#fff;font:inherit;line-height:1.2;--tone:var(--side-blue);transition:filter .15s;text-shadow:0 1px 2px rgb(0 0 0/.65)}
.bet.red{--tone:var(--side-red)}.bet.tie{--tone:var(--side-tie)}
.bet b{font-size:clamp(.8125rem,1.5vw,1.3125rem);font-weight:800;overflow-wrap:anywhere}
.bet span{font-size:.8125rem;font-weight:600;font-variant-numeric:tabular-nums}
.bet small{font-size:.6875rem}
:where(.bets[aria-disabled=true]) .bet{filter:saturate(.7)}
.bets[aria-disabled=false] .bet:hover{filter:brightness(1.18)}
.bet:focus-visible{outline:3px solid #fff;outline-offset:-5px}
.place{position:relative;flex:1;inline-size:100%;min-block-size:34px}
.place .stack{position:absolute;inset-inline-start:calc(50% - 22px);inset-block-end:-4px;inline-size:44px;block-size:60px}
.bet.won{border-color:#ffe08a;background:linear-gradient(180deg,color-mix(in srgb,var(--tone) 88%,#fff 12%),color-mix(in srgb,var(--tone) 62%,transparent));box-shadow:0 0 0 2px #ffe08a,0 0 26px rgb(255 214 102/.7);animation:lit .8s ease-in-out 3;filter:none}
@keyframes lit{50%{opacity:.72}}
.board{display:flex;flex-direction:column;gap:6px;min-inline-size:0;min-block-size:0;overflow:hidden}
.board.left{grid-area:left}.board.right{grid-area:right}
.road{display:block;contain:strict;inline-size:100%;background:var(--paper);border-radius:6px;min-block-size:0}
.road.bead{flex:0 1 132px}.road.big{flex:2 1 96px;max-block-size:132px}.road.bigEye,.road.small,.road.cockroach{flex:1 1 48px;max-block-size:66px}
.lines{stroke:var(--paper-line);stroke-width:.5;fill:none}
.road .red,.question .red{--tone:var(--side-red)}.road .blue,.question .blue{--tone:var(--side-blue)}.road .tie{--tone:var(--side-tie)}
path.bead{fill:var(--tone)}
.ring{fill:none;stroke:var(--tone);stroke-width:1.6}
.slash{stroke:var(--tone);stroke-width:1.8;stroke-linecap:round}
.dot{fill:var(--tone);stroke:#fff;stroke-width:.6}
.tieLine{stroke:var(--side-tie);stroke-width:1.5;stroke-linecap:round}
.letter{fill:#fff;font:700 5.5px/1 system-ui,sans-serif;text-anchor:middle;dominant-baseline:central}
.count{fill:#0c5f39;font:800 5px/1 system-ui,sans-serif;text-anchor:middle;dominant-baseline:central}
.cell{transform-box:fill-box;transform-origin:50% 50%}
.isNew{animation:pop .5s cubic-bezier(.3,1.8,.5,1)}
.isAsked{animation:blink .5s steps(2,jump-none) infinite alternate}
@keyframes pop{from{transform:scale(0)}}
@keyframes blink{to{opacity:.15}}
.statistics{font-size:.75rem;font-variant-numeric:tabular-nums}
.shares{display:flex;block-size:8px;border-radius:4px;overflow:hidden;background:rgb(0 0 0/.4)}
.shares i{flex:0 1 0;background:var(--side-tie)}.shares .red{background:var(--side-red)}.shares .blue{background:var(--side-blue)}
.statistics ul{display:flex;flex-wrap:wrap;gap:2px 12px;list-style:none;margin:6px 0 0;padding:0}
.statistics li::before{content:"";display:inline-block;inline-size:8px;block-size:8px;border-radius:50%;margin-inline-end:5px}
.statistics li:not([class]){color:#dcefe5}.statistics li:not([class])::before{display:none}
.statistics .red::before{background:#ff6273}.statistics .blue::before{background:#6aa8ff}.statistics .tie::before{background:#4fe0a0}
.questions{flex:none;display:grid;grid-template-columns:1fr 1fr;gap:6px}
.question b{color:color-mix(in srgb,var(--tone) 78%,#000)}
.question{display:flex;align-items:center;justify-content:center;gap:8px;min-block-size:34px;padding:2px 8px;border:1px solid var(--tone);border-radius:8px;background:var(--paper);color:var(--tone);font:inherit;font-weight:800;cursor:pointer}
.question.red{--tone:var(--side-red)}.question.blue{--tone:var(--side-blue)}
.question svg{block-size:16px;inline-size:54px}
@media(max-width:1023px){.cardTable{grid-template:"scene scene" auto "bets bets" auto "left right" auto/minmax(0,1fr) minmax(0,1.6fr);position:static;contain:none;--gap:24px;--hand:calc((100vw - 44px - var(--gap))/2);--w:min(calc(var(--hand)*.31),max(88px,17vw))}.scene{block-size:clamp(176px,30vw,280px)}.bets{min-block-size:120px}.road.bead,.road.big{flex:0 0 96px}.road.bigEye,.road.small,.road.cockroach{flex:0 0 40px}}
@media(max-width:599px){.bet{padding-block:7px 4px;gap:0}.place{min-block-size:24px}.place .stack{inline-size:34px;block-size:46px;inset-inline-start:calc(50% - 17px)}.cardTable{gap:8px;--gap:16px;--hand:calc((100vw - 36px - var(--gap))/2);--w:calc(var(--hand)*.31)}.scene{block-size:150px;min-block-size:0}.hand p{min-block-size:32px;font-size:.875rem;gap:6px}.total{min-inline-size:32px;block-size:32px;font-size:1.125rem}.bets{gap:6px;grid-template:minmax(72px,auto) minmax(78px,auto)/repeat(6,minmax(0,1fr));min-block-size:0}.road.bead,.road.big{flex:0 0 84px}.road.bigEye,.road.small,.road.cockroach{flex:0 0 36px}}
@media(prefers-reduced-motion:reduce){.bet.won,.isNew,.isAsked{animation:none}}
`
