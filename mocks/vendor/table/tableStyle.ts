/** CSS that all table games share. The felt is dark in both themes. */
export const tableStyle = `
:root{--felt:#0d6b46;--felt-deep:#06351f;--felt-line:#d8f3e3;--rail:#3b2414;--rail-light:#7a4d28;--chip-1:#566377;--chip-2:#c01d38;--chip-3:#1b62c4;--chip-4:#0e7642;--chip-5:#20242f;--chip-6:#6b35cf}
main{max-inline-size:1720px}
#stage{display:grid}
.table{position:relative;display:grid;min-inline-size:0;grid-template-rows:auto auto 1fr;border-radius:18px;overflow:hidden;background:radial-gradient(120% 140% at 50% -10%,color-mix(in srgb,var(--felt) 86%,#fff),var(--felt) 32%,var(--felt-deep) 100%);box-shadow:inset 0 0 0 1px rgb(255 255 255/.12),inset 0 -18px 60px rgb(0 0 0/.45),0 12px 36px rgb(0 0 0/.3);color:#fff}
.rail{display:grid;grid-template-columns:auto minmax(150px,auto) auto minmax(0,1fr) auto;align-items:center;gap:4px 14px;padding:0 16px;min-block-size:88px;background:linear-gradient(180deg,rgb(0 0 0/.36),rgb(0 0 0/.16));border-block-end:6px solid var(--rail);border-image:linear-gradient(90deg,var(--rail),var(--rail-light) 50%,var(--rail)) 1}
.dealer{align-self:end;inline-size:72px;block-size:84px;overflow:hidden}
.dealer img{display:block;transform-origin:50% 100%;transition:transform .4s cubic-bezier(.3,1.4,.5,1)}
.table[data-phase=DRAWING] .dealer img{transform:rotate(-4deg) translateY(2px)}
.table[data-phase=RESULT] .dealer img{transform:translateY(-3px) scale(1.04)}
.call p{text-shadow:0 1px 2px rgb(0 0 0/.6)}
.phase{font-weight:800;font-size:1.0625rem}
.crew{display:flex;flex-wrap:wrap;gap:0 10px;font-size:.75rem;color:#dcefe5}
.clock{contain:strict;inline-size:54px;block-size:54px;border-radius:50%;font-size:1.375rem;font-weight:800;font-variant-numeric:tabular-nums;background:radial-gradient(circle at 35% 30%,#2c3f58,#0b121f);box-shadow:inset 0 0 0 3px #2bdc9e,0 2px 8px rgb(0 0 0/.5);transition:transform .2s}
#seconds{block-size:100%;contain:strict;display:grid;place-items:center}
.isClosing .clock{box-shadow:inset 0 0 0 3px #ffb03a,0 2px 8px rgb(0 0 0/.5);transform:scale(1.08)}
.table:not([data-phase=BETTING]) .clock{box-shadow:inset 0 0 0 3px #ff6b72,0 2px 8px rgb(0 0 0/.5)}
.results{display:flex;gap:4px;list-style:none;margin:0;padding:6px 2px;overflow-x:auto;scrollbar-width:none;justify-self:end;max-inline-size:100%}
.results li{flex:none}
.results li>*{display:grid;place-items:center;min-inline-size:28px;block-size:28px;border-radius:8px;padding-inline:5px;font-weight:700;font-size:.8125rem;background:#101827;font-variant-numeric:tabular-nums}
.results li:first-child>*{outline:2px solid #fff;outline-offset:1px}
.neighbors{list-style:none;margin:0;padding:0;font-size:.75rem;line-height:1.45;min-inline-size:168px;color:#ffe3a6;text-shadow:0 1px 2px rgb(0 0 0/.6)}
.timeBar{block-size:4px;background:rgb(0 0 0/.45)}
.timeBar i{display:block;block-size:100%;background:linear-gradient(90deg,#2bdc9e,#9ff3d2);transform:scaleX(0);transform-origin:0 50%}
.felt{position:relative;min-inline-size:0;padding:10px;--focus:#7df0c8}
.spot{cursor:pointer;-webkit-tap-highlight-color:transparent;touch-action:manipulation}
.stack{pointer-events:none;overflow:visible;filter:drop-shadow(0 2px 2px rgb(0 0 0/.45))}
.disc .side{fill:color-mix(in srgb,var(--c) 55%,#000)}
.disc .face{fill:var(--c)}
.disc .edge{fill:none;stroke:#fff;stroke-width:5;stroke-dasharray:8 9.800;opacity:.92}
.disc .core{fill:color-mix(in srgb,var(--c) 82%,#000);stroke:rgb(255 255 255/.55);stroke-width:1}
.stack .amount{fill:#fff;font-weight:800;text-anchor:middle;dominant-baseline:central}
.chip1{--c:var(--chip-1)}.chip2{--c:var(--chip-2)}.chip3{--c:var(--chip-3)}.chip4{--c:var(--chip-4)}.chip5{--c:var(--chip-5)}.chip6{--c:var(--chip-6)}
.stack{animation:drop .22s cubic-bezier(.3,1.5,.6,1)}
.stack.lost{opacity:0;transition:opacity .5s}
.stack.paid{animation:paid .7s cubic-bezier(.3,1.6,.5,1) 2}
@keyframes drop{from{transform:translateY(-16px);opacity:0}}
@keyframes paid{50%{transform:translateY(-7px)}}
.winBanner{position:absolute;inset:auto 0 12%;inline-size:fit-content;margin:0 auto;padding:8px 34px;border-radius:999px;background:linear-gradient(180deg,#ffe9a8,#e0a52f);color:#3a2500;font-size:clamp(1.5rem,4vw,2.5rem);font-weight:900;font-variant-numeric:tabular-nums;box-shadow:0 0 0 3px #7d5415,0 14px 40px rgb(0 0 0/.6),0 0 60px rgb(255 214 110/.5);pointer-events:none}
#controls{gap:8px 12px}
.coins{display:flex;flex-wrap:wrap;gap:6px;justify-content:center}
.coin{inline-size:48px;block-size:48px;padding:0;border:0;border-radius:50%;cursor:pointer;color:#fff;font:inherit;font-size:.75rem;font-weight:800;font-variant-numeric:tabular-nums;background:radial-gradient(circle,color-mix(in srgb,var(--c) 84%,#000) 0 54%,rgb(255 255 255/.7) 55% 57%,transparent 58%),repeating-conic-gradient(from -11deg,#fff 0 22deg,var(--c) 22deg 60deg);box-shadow:0 3px 0 color-mix(in srgb,var(--c) 50%,#000),0 5px 10px rgb(0 0 0/.4),inset 0 0 0 2px color-mix(in srgb,var(--c) 70%,#000);transition:transform .16s cubic-bezier(.3,1.5,.6,1)}
.coin:hover{transform:translateY(-2px)}
.coin[aria-pressed=true]{transform:translateY(-6px) scale(1.08);outline:3px solid var(--text);outline-offset:1px}
.coin:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.coins .typed input{inline-size:84px;margin-inline-start:4px}
.acts{display:flex;gap:2px}
.acts .tool{color:var(--text)}
.acts .tool:disabled{opacity:.35;cursor:default}
.placeBet{min-inline-size:168px;font-variant-numeric:tabular-nums}
.placeBet[aria-disabled=true]{cursor:default}
.placeBet.isPlaced{opacity:1;background:var(--mine);color:var(--text);border-color:var(--accent-fill)}
@media(max-width:1023px){.rail{grid-template-columns:auto minmax(0,1fr) auto}.results{grid-column:1/-1;justify-self:stretch}.neighbors{display:none}}
@media(max-width:599px){.rail{padding:0 10px;min-block-size:64px;gap:0 10px}.dealer{inline-size:52px;block-size:62px}.dealer img{inline-size:52px;block-size:71px}.clock{inline-size:46px;block-size:46px}.felt{padding:6px}.phase{font-size:.9375rem}html{scroll-padding-block:64px 180px}#result{order:-1;position:sticky;inset-block-start:0;z-index:3;display:grid;place-content:center;block-size:3.2em;padding:0 8px;border-radius:0 0 10px 10px;background:var(--panel);font-size:.8125rem;line-height:1.3}.deck{position:sticky;inset-block-end:0;z-index:2;gap:8px;padding:6px 8px;background:var(--panel)}.deck .meters{flex-wrap:wrap;gap:0 12px;font-size:.8125rem}.deck .meters div{display:flex;gap:6px;align-items:baseline;white-space:nowrap}#controls{inline-size:100%;gap:6px;justify-content:space-between}.coins{gap:4px;inline-size:100%}.coin{inline-size:40px;block-size:40px;font-size:.6875rem}.coins .typed{flex:1 1 56px;min-inline-size:0}.coins .typed input{inline-size:100%;margin:0;padding:0 2px}.placeBet{min-inline-size:0;padding-inline:10px}.table{border-radius:12px}.results li>*{min-inline-size:26px;block-size:26px}}
@media(max-width:379px){.coin{inline-size:36px;block-size:36px}.placeBet{font-size:.875rem}}
@media(prefers-reduced-motion:reduce){.stack,.stack.paid{animation:none}.dealer img{transform:none!important}}
`
