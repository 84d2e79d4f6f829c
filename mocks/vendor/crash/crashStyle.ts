export const crashStyle = `
#stage.crash{display:grid;grid-template-columns:230px minmax(0,1fr);grid-template-rows:auto minmax(0,1fr);gap:8px 12px;min-block-size:300px}
.flights{grid-column:1/-1;display:flex;gap:6px;list-style:none;margin:0;padding:3px;overflow-x:auto;scrollbar-width:none;min-block-size:34px;mask-image:linear-gradient(90deg,#000 92%,transparent)}
.flights button{border:1px solid transparent;border-radius:999px;min-block-size:28px;padding:2px 10px;background:var(--panel);font:inherit;font-size:.8125rem;font-weight:700;font-variant-numeric:tabular-nums;cursor:pointer;color:var(--soft)}
.flights button:hover{border-color:currentColor}
.flights .low{color:#6fb6ff}.flights .middle{color:#c79bff}.flights .high{color:#ff8fe0}
.sky{position:relative;min-block-size:240px;border-radius:var(--radius);overflow:hidden;border:1px solid color-mix(in srgb,var(--accent) 35%,var(--line));box-shadow:0 14px 36px rgb(0 0 0/.3);background:linear-gradient(#18346e,#5c60a0)}
.sky canvas{position:absolute;inset:0;inline-size:100%;block-size:100%;display:block}
.crowd{min-block-size:0;overflow:hidden;display:flex;flex-direction:column;border-radius:var(--radius);border:1px solid var(--line);background:color-mix(in srgb,var(--panel) 88%,transparent);font-size:.8125rem}
.crowd p{display:flex;justify-content:space-between;padding:8px 12px;color:var(--soft);border-block-end:1px solid var(--line)}
.crowd p b{color:var(--text);font-variant-numeric:tabular-nums}
.crowd ul{list-style:none;margin:0;padding:4px;overflow:hidden auto;scrollbar-width:thin;flex:1 1 0;min-block-size:0}
.crowd li{display:grid;grid-template-columns:minmax(0,1fr) auto 58px;gap:6px;padding:4px 8px;border-radius:8px;font-variant-numeric:tabular-nums;transition:background-color .25s}
.crowd .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--soft)}
.crowd .own .name{color:var(--gold);font-weight:700}
.crowd .paid{text-align:end;font-weight:700}
.crowd li[data-state=out]{background:var(--mine)}
.crowd li[data-state=out] .paid{color:var(--link)}
.crowd li[data-state=lost]{opacity:.5}
body:has(.crash) .deck{gap:8px 14px}
body:has(.crash) #controls{flex:1 1 640px;display:grid;grid-template-columns:1fr 1fr;gap:10px}
.betPanel{display:grid;grid-template-columns:minmax(0,1fr) minmax(120px,42%);gap:8px;padding:8px;border-radius:12px;background:var(--raised);border:1px solid var(--line)}
.betPanel .inputs{display:grid;gap:6px;align-content:space-between;min-inline-size:0}
.betPanel .inputs[inert]{opacity:.55}
.stakeRow{display:flex;gap:4px}
.stakeRow .chip{min-inline-size:36px;min-block-size:36px;padding:0;background:var(--panel)}
.betPanel .field{min-block-size:36px;padding:4px 8px;text-align:center;font-weight:700;font-variant-numeric:tabular-nums;min-inline-size:0}
.quick{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:4px}
.quick .chip{min-inline-size:0;min-block-size:28px;padding:0 2px;font-size:.75rem;background:var(--panel);overflow:hidden;white-space:nowrap}
.auto{display:flex;align-items:center;justify-content:space-between;gap:6px;font-size:.75rem;color:var(--soft)}
.auto label{display:flex;align-items:center;gap:6px;min-block-size:28px;cursor:pointer}
.auto input[type=checkbox]{inline-size:18px;block-size:18px;margin:0;accent-color:var(--accent-fill);flex:none}
.auto .target{display:flex;align-items:center;gap:3px}
.auto .field{inline-size:68px;min-block-size:30px;padding:2px 6px}
.auto .field:disabled{opacity:.5}
.betPanel .act{display:grid;place-content:center;gap:2px;min-inline-size:0;inline-size:100%;padding:6px 8px;min-block-size:72px;color:#fff;border:0;line-height:1.2;text-shadow:0 1px 2px rgb(0 0 0/.4);font-variant-numeric:tabular-nums;box-shadow:inset 0 2px 0 rgb(255 255 255/.25),inset 0 -3px 0 rgb(0 0 0/.22)}
.act b{font-size:.9375rem}
.act span{font-size:1.0625rem;font-weight:800}
.act span:empty{display:none}
.act[data-look=bet]{background:linear-gradient(180deg,#12894f,#056b3a)}
.act[data-look=bet]:hover{background:linear-gradient(180deg,#179a5b,#077a43)}
.act[data-look=cash]{background:linear-gradient(180deg,#c65a00,#a24400)}
.act[data-look=cancel]{background:linear-gradient(180deg,#c2334a,#981d33)}
.act[data-look=placed]{background:linear-gradient(180deg,#4c5878,#39435f)}
.act[data-look=won]{background:linear-gradient(180deg,#0f7a64,#085a49)}
.act[aria-disabled=true]{cursor:default;opacity:1}
@media(prefers-color-scheme:light){.flights .low{color:#0b5cad}.flights .middle{color:#6b2fc0}.flights .high{color:#a3127c}}
@media(max-width:899px){#stage.crash{grid-template-columns:minmax(0,1fr)}.crowd{display:none}}
@media(max-width:699px){body:has(.crash) #controls{flex-basis:100%;grid-template-columns:1fr}.betPanel .act{min-block-size:64px}#stage.crash{min-block-size:240px}.sky{min-block-size:190px}}
`
