export const minesStyle = `
#stage.mines{display:grid;grid-template-columns:minmax(180px,250px) minmax(0,1fr);gap:16px;align-items:stretch}
.mines .panel{display:flex;flex-direction:column;gap:10px;min-block-size:0;padding:14px;border-radius:var(--radius);border:1px solid var(--line);background:color-mix(in srgb,var(--panel) 88%,transparent)}
.minePicker{display:grid;gap:8px}
.minePicker .caption{color:var(--soft);font-size:.8125rem}
.stepper{display:flex;align-items:center;gap:6px}
.stepper .chip{font-size:1.125rem;min-inline-size:44px;padding:0}
.mineCount{flex:1;text-align:center;font-size:1.5rem;font-weight:800;font-variant-numeric:tabular-nums}
.mines .panel .chips{display:flex;gap:4px}
.mines .panel .chips .chip{flex:1;min-inline-size:0;padding:0;min-block-size:34px}
.counts{display:flex;justify-content:space-between;gap:8px;font-size:.8125rem;color:var(--soft)}
.counts b{color:var(--text);font-variant-numeric:tabular-nums}
.nextTile{display:grid;gap:2px;padding:8px 10px;border-radius:10px;background:var(--raised);font-size:.8125rem;color:var(--soft)}
.nextTile b{color:var(--gold);font-size:.9375rem;font-variant-numeric:tabular-nums}
.ladder{position:relative;flex:1 1 0;min-block-size:0;overflow:auto;scrollbar-width:thin;list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:4px}
.ladder li{flex:none;display:flex;justify-content:space-between;gap:8px;padding:5px 10px;border-radius:9px;background:var(--raised);font-weight:700;font-variant-numeric:tabular-nums;font-size:.875rem}
.ladder small{color:var(--soft);font-weight:500}
.ladder .done{opacity:.55}
.ladder .now{background:var(--accent-fill);color:var(--on-accent)}
.ladder .now small{color:inherit}
.ladder .now+li{box-shadow:inset 0 0 0 1px var(--gold)}
.boardWrap{position:relative;container-type:size;min-block-size:300px;display:grid;place-items:center}
.board{--gap:min(1.6cqmin,10px);inline-size:min(100cqmin,620px);block-size:min(100cqmin,620px);display:grid;grid-template-columns:repeat(5,minmax(0,1fr));grid-template-rows:repeat(5,minmax(0,1fr));gap:var(--gap);padding:var(--gap);border-radius:calc(var(--gap)*2.4);background:linear-gradient(160deg,color-mix(in srgb,var(--accent) 22%,var(--panel)),color-mix(in srgb,var(--accent) 8%,var(--page)));border:1px solid color-mix(in srgb,var(--accent) 35%,var(--line));box-shadow:inset 0 2px 20px rgb(0 0 0/.25),0 18px 40px rgb(0 0 0/.28)}
.board [role=row]{display:contents}
.board>.tile .back{position:static;inline-size:100%;block-size:100%}
.tile{display:block;position:relative;padding:0;border:0;background:none;border-radius:18%/18%;perspective:520px;cursor:default;font:inherit;min-inline-size:0;min-block-size:0}
.tile .turn{position:absolute;inset:0;transform-style:preserve-3d;transition:transform .42s cubic-bezier(.3,1.5,.5,1) var(--delay,0ms)}
.tile .back,.tile .front{position:absolute;inset:0;border-radius:16%;backface-visibility:hidden;display:grid;place-items:center}
.tile .back{background:linear-gradient(165deg,#56689c,#33406b 55%,#27325a);box-shadow:inset 0 2px 0 rgb(255 255 255/.28),inset 0 -5px 0 rgb(0 0 0/.34),0 3px 6px rgb(0 0 0/.35)}
.tile .back::after{content:"";inline-size:26%;block-size:26%;border-radius:50%;background:radial-gradient(circle at 35% 30%,rgb(255 255 255/.32),rgb(255 255 255/.06) 70%);opacity:.8}
.tile .front{transform:rotateY(180deg);background:radial-gradient(circle at 50% 38%,#1c2745,#0d1428);box-shadow:inset 0 3px 8px rgb(0 0 0/.6),inset 0 -1px 0 rgb(255 255 255/.08)}
.tile svg{inline-size:74%;block-size:74%;overflow:visible}
.board.isOpen .tile[data-state=closed],.board.isOpen .tile:not([data-state]){cursor:pointer}
.board:not(.isOpen) .tile:not([data-state]) .back,.board:not(.isOpen) .tile[data-state=closed] .back{filter:saturate(.6) brightness(.86)}
.board.isOpen .tile:is(:not([data-state]),[data-state=closed]):hover .turn{transform:translateY(-3%) rotateX(8deg)}
.board.isOpen .tile:is(:not([data-state]),[data-state=closed]):active .turn{transform:scale(.94)}
.tile[data-state=waiting] .turn{animation:wait .5s ease-in-out infinite alternate}
.tile:is([data-state=safe],[data-state=hit],[data-state=mine],[data-state=passed]) .turn{transform:rotateY(180deg)}
.tile[data-state=safe] .front{background:radial-gradient(circle at 50% 40%,#1f5a6d,#0d2436);box-shadow:inset 0 0 0 2px rgb(95 242 255/.5),inset 0 3px 10px rgb(0 0 0/.5)}
.tile[data-state=safe] svg{animation:land .5s cubic-bezier(.2,1.6,.4,1) .16s backwards}
.tile[data-state=hit] .front{background:radial-gradient(circle,#ff7a4a,#8e1220 72%);box-shadow:inset 0 0 0 2px #ffb08a}
.flash{position:absolute;inset:-30%;pointer-events:none}
.tile[data-state=hit] .flash{border-radius:50%;background:radial-gradient(circle,#fff 0,#ffcf6b 28%,rgb(255 90 40/.7) 50%,transparent 70%);animation:blast .7s ease-out .2s both;pointer-events:none}
.tile[data-state=mine] .front{background:radial-gradient(circle at 50% 38%,#5b2431,#241019)}
.tile[data-state=passed] svg{inline-size:54%;block-size:54%;opacity:.45}
.tile[data-state=mine] svg{inline-size:64%;block-size:64%}
.tile .lamp{animation:lamp 1.2s ease-in-out infinite alternate}
@keyframes wait{to{transform:scale(.94)}}
@keyframes land{from{transform:scale(.2) rotate(-25deg);opacity:0}}
@keyframes blast{from{transform:scale(.2);opacity:1}to{transform:scale(1.9);opacity:0}}
@keyframes lamp{from{opacity:.4}}
.prize{position:absolute;inset-block-start:50%;inset-inline-start:50%;transform:translate(-50%,-50%);z-index:2;display:grid;justify-items:center;gap:2px;padding:16px 28px;border-radius:18px;background:linear-gradient(180deg,#1d7a4d,#0b4a2e);border:2px solid #6dffb4;color:#fff;box-shadow:0 18px 50px rgb(0 0 0/.5),0 0 60px rgb(60 255 160/.35);pointer-events:none;white-space:nowrap}
.prize b{font-size:2rem;line-height:1.1}
.prize span{font-weight:700;font-variant-numeric:tabular-nums}
.button.act{min-inline-size:190px;font-variant-numeric:tabular-nums}
.button.act.cash{background:linear-gradient(180deg,#ffb62e,#f07d00);color:#2a1400}
#rulesBody caption{text-align:start;font-weight:700;padding-block:12px 4px}
@media(prefers-color-scheme:light){.tile .back{background:linear-gradient(165deg,#8fa3d8,#6076b4 55%,#4d629f)}}
@media(max-width:699px){#stage.mines{grid-template-columns:minmax(0,1fr);grid-template-rows:auto minmax(280px,1fr);gap:8px}
.mines .panel{padding:8px 10px;gap:6px}
.minePicker{display:flex;align-items:center;flex-wrap:wrap;gap:6px}
.minePicker .caption{display:none}
.stepper{flex:none}.mineCount{min-inline-size:1.6em;font-size:1.125rem}
.mines .panel .chips{flex:1}
.ladder{flex:none;flex-direction:row;scrollbar-width:none}
.counts{display:none}
body:has(.mines) #controls{order:-1;inline-size:100%;flex-wrap:nowrap;align-items:stretch}
body:has(.mines) #controls .button{min-inline-size:0;padding-inline:10px;font-size:.9375rem}
.button.act{flex:1.4}
.nextTile{display:flex;justify-content:space-between;padding:4px 10px}}
@media(prefers-reduced-motion:reduce){.tile .turn{transition:none}.tile svg,.tile .flash,.tile .turn,.tile .lamp{animation:none!important}.tile[data-state=hit] .flash{display:none}}
`
