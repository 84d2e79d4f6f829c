/**
 * CSS of the sports book: three columns, or on narrow screens one view with the slip in a sheet.
 */
const layout = `
:root{--goal:#1d6b4e;--up:#2bdc9e;--down:#ff9f6b}
@media(prefers-color-scheme:light){:root{--goal:#a5e8c9;--up:#006b46;--down:#a63c00}}
:root body main{max-inline-size:1560px}
:root body .history,:root body .meters div+div{display:none}
header .meters{inline-size:auto;margin:0 0 0 auto;text-align:end;gap:0}
header .meters~.tools{margin-inline-start:0}
header .meters dt{font-size:.6875rem}
header .meters dd{white-space:nowrap}
#stage.sportsBook{display:grid;grid-template-columns:minmax(0,1.05fr) minmax(0,1fr) 348px;grid-template-rows:auto minmax(0,1fr);gap:0 12px;min-block-size:0}
.stale{grid-column:1/-1;color:var(--gold);font-weight:600;font-size:.875rem;text-align:center}
.stale:not(:empty){padding-block:4px}
.matches,.match,.coupon{min-inline-size:0;min-block-size:0;overflow:hidden auto;overscroll-behavior:contain;border:1px solid var(--line);border-radius:var(--radius);background:color-mix(in srgb,var(--panel) 94%,transparent);scrollbar-width:thin}
.coupon{overflow:hidden;display:flex}
:root body .deck{display:none}
.empty{padding:32px 20px;text-align:center;color:var(--soft);text-wrap:balance}
.back{display:none}
.price{position:relative;flex:1 1 0;min-inline-size:0;min-block-size:44px;display:flex;align-items:center;justify-content:space-between;gap:6px;padding:6px 10px;border:1px solid var(--line);border-radius:10px;background:var(--raised);color:var(--text);font:inherit;font-size:.875rem;cursor:pointer;font-variant-numeric:tabular-nums;transition:background-color .12s,border-color .12s}
.price:hover{border-color:var(--link)}
.price .label{color:var(--soft);min-inline-size:0;overflow:hidden;text-overflow:ellipsis;text-align:start}
.price .odds{flex:none;min-inline-size:2.6em;text-align:end}
.price[aria-pressed=true]{background:var(--accent-fill);border-color:var(--accent-fill);color:var(--on-accent)}
.price[aria-pressed=true] .label{color:inherit}
.price[data-closed]{cursor:not-allowed}
.price[data-closed] .odds,.price[data-closed] .label{opacity:.45}
.price[data-closed]{background:repeating-linear-gradient(135deg,transparent 0 6px,color-mix(in srgb,var(--raised) 80%,transparent) 6px 12px)}
.price[data-closed][aria-pressed=true]{color:var(--text);border-color:var(--gold)}
.price[data-move]::after{position:absolute;inset-block-start:2px;inset-inline-end:4px;font-size:.5625rem;line-height:1}
.price[data-move=up]::after{content:"▲";color:var(--up)}
.price[data-move=down]::after{content:"▼";color:var(--down)}
.price[data-move=up]:not([aria-pressed=true]) .odds{color:var(--up)}
.price[data-move=down]:not([aria-pressed=true]) .odds{color:var(--down)}
.price[aria-pressed=true][data-move]::after{color:inherit}
.when{font-size:.75rem;color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}
.when[data-live],.legState[data-live]{color:var(--link);font-weight:700}
.when[data-live]::before,.legState[data-live]::before{content:"";display:inline-block;inline-size:7px;block-size:7px;border-radius:50%;background:currentColor;margin-inline-end:6px}
`

const matches = `
.leagues{position:sticky;inset-block-start:0;z-index:2;display:flex;gap:6px;overflow-x:auto;scrollbar-width:none;padding:10px;background:var(--panel);border-block-end:1px solid var(--line)}
.leagues .chip{flex:none;min-block-size:36px}
.group h2,.markets h3,.betsPanel h3{margin:0;padding:12px 12px 6px;font-size:.8125rem;color:var(--soft);font-weight:700}
.group[data-group=live] h2{color:var(--link)}
.rows,.items,.bets,.legs,.receipt ul{list-style:none;margin:0;padding:0}
.row{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,234px);gap:10px;align-items:end;padding:8px 12px;border-block-end:1px solid var(--line)}
.row.isChosen{box-shadow:inset 3px 0 0 var(--link);background:color-mix(in srgb,var(--raised) 50%,transparent)}
.open{display:grid;gap:2px;min-inline-size:0;padding:0;border:0;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer;border-radius:6px}
.meta{display:flex;justify-content:space-between;gap:8px;padding-block-end:2px}
.more{font-size:.75rem;color:var(--link);white-space:nowrap}
.open:hover .more{text-decoration:underline}
.team{display:flex;justify-content:space-between;gap:8px;font-size:.9375rem;line-height:1.3}
.team span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.team .goals{font-variant-numeric:tabular-nums;min-inline-size:1.2em;text-align:end;color:var(--gold)}
.prices{display:flex;gap:6px;min-inline-size:0}
.prices .price{padding-inline:8px;gap:4px}
.prices .label{flex:none}
@media(max-width:508px),(min-width:1024px) and (max-width:1337px){.row{grid-template-columns:minmax(0,1fr)}}
.matchHead{padding:16px 12px;border-block-end:1px solid var(--line);background:linear-gradient(180deg,color-mix(in srgb,var(--accent) 22%,var(--panel)),transparent)}
.league{text-align:center;font-size:.75rem;color:var(--soft);padding-block-end:8px}
.teams{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);gap:12px;align-items:center;text-align:center}
.teams h2{font-size:1.0625rem;overflow-wrap:anywhere;text-wrap:balance}
.middle{display:grid;gap:2px;justify-items:center;min-inline-size:84px}
.score{font-size:1.75rem;line-height:1.1;font-variant-numeric:tabular-nums;min-block-size:1.1em}
.score:empty{display:none}
.goalList{list-style:none;margin:12px 0 0;padding:0;display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:center;font-size:.75rem;color:var(--soft);font-variant-numeric:tabular-nums}
.markets{padding-block-end:12px}
.markets section{content-visibility:auto;contain-intrinsic-block-size:auto 90px;padding-block-end:4px;margin-block-end:-4px}
.lines{display:grid;grid-template-columns:minmax(0,1fr);gap:6px;padding:0 12px}
.line{display:flex;gap:6px}
.line.isTriple .price{flex-direction:column;gap:0;justify-content:center;text-align:center}
.line.isTriple .label{max-inline-size:100%;text-align:center}
.line.isTriple .odds{text-align:center}
`

const slip = `
.couponBody{display:flex;flex-direction:column;flex:1;min-block-size:0;min-inline-size:0}
.couponHead{display:flex;align-items:center;border-block-end:1px solid var(--line)}
.tabs{display:flex;flex:1}
.tabs button{flex:1;min-block-size:46px;border:0;border-block-end:3px solid transparent;background:none;color:var(--soft);font:inherit;font-size:.875rem;font-weight:700;cursor:pointer}
.tabs button:hover{color:var(--text)}
.tabs [aria-selected=true]{color:var(--text);border-block-end-color:var(--link)}
.tabs button:focus-visible{outline-offset:-3px}
.closeSheet{display:none;font-size:1.5rem}
.panelOf{flex:1;min-block-size:0;overflow:hidden auto;overscroll-behavior:contain;scrollbar-width:thin}
.slipPanel .form,.slipPanel .inputs{display:grid;gap:10px}
.slipPanel .form{padding:12px}
.slipPanel [inert]{opacity:.6}
.kinds{display:grid;grid-template-columns:1fr 1fr;gap:4px;padding:4px;border-radius:12px;background:var(--field)}
.kinds button{min-block-size:38px;border:0;border-radius:9px;background:none;color:var(--soft);font:inherit;font-size:.875rem;font-weight:700;cursor:pointer}
.kinds [aria-pressed=true]{background:var(--raised);color:var(--text)}
.kinds [aria-disabled=true]{opacity:.5;cursor:not-allowed}
.hint{font-size:.75rem}
.items{display:grid;gap:8px}
.item,.bet{padding:10px 12px;border:1px solid var(--line);border-radius:12px;background:var(--raised);font-size:.8125rem;display:grid;gap:2px}
.itemHead{display:flex;gap:8px;align-items:baseline;justify-content:space-between}
.itemHead>:first-child{flex:1;min-inline-size:0;overflow-wrap:anywhere}
.item .itemHead b{font-size:.9375rem}
.itemOdds{display:inline-flex;gap:6px;align-items:baseline;font-variant-numeric:tabular-nums;white-space:nowrap}
.itemOdds s{color:var(--soft)}
.itemOdds s:empty{display:none}
.itemOdds[data-move=up] b{color:var(--up)}
.itemOdds[data-move=up] b::after{content:" ▲";font-size:.625rem}
.itemOdds[data-move=down] b{color:var(--down)}
.itemOdds[data-move=down] b::after{content:" ▼";font-size:.625rem}
.itemOdds[data-closed] b{opacity:.5}
.state:not(:empty){margin-inline-start:8px;padding:1px 8px;border-radius:999px;background:var(--field);color:var(--gold);font-weight:700}
.remove{flex:none;inline-size:28px;block-size:28px;margin:-4px -6px 0 0;border:0;border-radius:8px;background:none;color:var(--soft);font-size:1.125rem;line-height:1;cursor:pointer}
.remove:hover{color:var(--danger);background:var(--field)}
.itemMatch{justify-self:start;padding:4px 0;border:0;background:none;color:var(--soft);font:inherit;text-align:start;cursor:pointer;text-decoration:underline;text-decoration-color:var(--line-field);text-underline-offset:3px}
.single{display:flex;gap:10px;align-items:center;padding-block-start:4px}
.single .field{flex:0 0 96px}
.slipPanel .field{min-block-size:40px;padding:6px 10px;font-weight:700;font-variant-numeric:tabular-nums;font-size:.9375rem}
.slipPanel select.field{font-weight:500;font-size:.875rem;inline-size:auto;min-inline-size:0}
.slipPanel [aria-invalid=true]{color:var(--danger)}
.stakeBox{display:grid;gap:6px;font-size:.8125rem}
.chips{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:6px}
.chips .chip{min-inline-size:0;padding:0 4px}
.consent{display:flex;align-items:center;justify-content:space-between;gap:10px;font-size:.8125rem}
.sums{display:grid;gap:2px;margin:0;font-size:.8125rem}
.sums div{display:flex;justify-content:space-between;gap:10px}
.sums dt{color:var(--soft)}
.sums dd{margin:0;font-weight:700;font-variant-numeric:tabular-nums}
.sums .return{font-size:.9375rem}
.sums .return dd{color:var(--gold)}
.moved.isOpen{display:grid;gap:8px;padding:10px 12px;border:1px solid var(--gold);border-radius:12px;font-size:.8125rem;font-weight:600}
.moved .button,.cashOut .button,.trialNote .button{min-block-size:42px;padding:8px 12px;inline-size:100%}
.problem{font-size:.8125rem;font-weight:600;color:var(--danger)}
.problem:empty{display:none}
.place{inline-size:100%;min-block-size:50px;font-variant-numeric:tabular-nums;position:sticky;inset-block-end:8px;z-index:1;overflow:hidden}
.place[aria-disabled=true]:not([data-accepting]){cursor:not-allowed;opacity:1;background:color-mix(in srgb,var(--accent-fill) 50%,var(--panel))}
.place[data-accepting]{opacity:1;cursor:progress}
.place[data-accepting]::after{content:"";position:absolute;inset:auto 0 0;block-size:4px;background:var(--on-accent);transform-origin:0 0;animation:accept 2s linear forwards}
@keyframes accept{from{transform:scaleX(1)}to{transform:scaleX(0)}}
.clear{justify-self:center;min-block-size:32px;padding:4px 12px;border:0;background:none;color:var(--soft);font:inherit;font-size:.8125rem;cursor:pointer;text-decoration:underline;text-underline-offset:3px}
.trialNote{display:grid;gap:8px;font-size:.8125rem}
.receipt{display:grid;gap:10px;padding:24px 16px;text-align:center}
.receipt h3{margin:0;font-size:1.25rem;color:var(--link)}
.receipt h3:focus{outline:none}
.receipt .button{inline-size:100%}
.receipt li{font-variant-numeric:tabular-nums}
.betsPanel{padding-block-end:12px}
.bets{display:grid;gap:8px;padding:0 12px}
.legs li{padding-block:6px;border-block-end:1px solid var(--line)}
.bet .sums{padding-block-start:6px}
.legState{color:var(--soft);white-space:nowrap;font-variant-numeric:tabular-nums}
.badgeOf{white-space:nowrap}
.badgeOf[data-settlement=WON],.badgeOf[data-settlement=HALF_WON]{color:var(--link)}
.badgeOf[data-settlement=LOST],.badgeOf[data-settlement=HALF_LOST]{color:var(--danger)}
.badgeOf[data-settlement=VOID],.badgeOf[data-settlement=DEAD_HEAT]{color:var(--gold)}
.outcome{font-weight:700;padding-block-start:4px;color:var(--soft)}
.outcome[data-won]{color:var(--gold)}
.outcome:empty,.bet p:empty{display:none}
.cashOut{display:grid;gap:6px;padding-block-start:6px}
.confirm{display:grid;grid-template-columns:1fr 1fr;gap:6px}
.cashOut [aria-disabled=true]{opacity:.55;cursor:not-allowed}
`

const narrow = `
@media(min-width:1024px){
:root body{block-size:100dvh;overflow:hidden}
:root body main{min-block-size:0}
.sheet{display:none}
}
@media(min-width:1024px) and (max-height:520px){:root body{block-size:auto;overflow:auto}#stage.sportsBook{block-size:480px;flex:none}}
@media(max-width:1023px){
#stage.sportsBook{display:block}
.matches,.match{overflow:clip}
.coupon,#stage.sportsBook:not(.hasMatch) .match,#stage.sportsBook.hasMatch .matches{display:none}
.back{display:block;inline-size:100%;min-block-size:44px;padding:8px 12px;border:0;border-block-end:1px solid var(--line);background:none;color:var(--link);font:inherit;font-weight:600;text-align:start;cursor:pointer}
:root body .deck{display:flex;position:sticky;inset-block-end:0;z-index:3;padding:8px;background:var(--panel);box-shadow:var(--shadow)}
:root body #controls{inline-size:100%;flex-wrap:nowrap}
#controls .button{flex:1 1 0;min-inline-size:0;padding-inline:4px;font-size:.875rem;white-space:nowrap}
:root body #result:not(:empty){position:sticky;inset-block-end:74px;z-index:3;padding:10px 12px;border:1px solid var(--line-field);border-radius:12px;background:var(--panel);box-shadow:var(--shadow)}
.line .price{font-size:.8125rem}
#controls .button.quiet{border-color:var(--line-field)}
.sheet{inline-size:100%;max-inline-size:640px;margin:auto auto 0;max-block-size:88dvh;border-radius:18px 18px 0 0;border-block-end:0;overflow:hidden}
.sheet[open]{display:flex}
.sheet .couponBody{min-block-size:min(420px,80dvh)}
.closeSheet{display:grid}
@media(prefers-reduced-motion:no-preference){.sheet[open]{animation:rise .18s ease-out}}
}
@keyframes rise{from{transform:translateY(24px);opacity:.4}}
@media(max-width:420px){.teams{gap:8px}.teams h2{font-size:.9375rem}.middle{min-inline-size:72px}header img,.names p{display:none}h1{font-size:.8125rem;overflow-wrap:normal}header .meters #bonus{font-size:.6875rem}#controls .button,.tabs button{font-size:.8125rem;white-space:nowrap}}
@media(prefers-reduced-motion:reduce){.place[data-accepting]::after{animation:none;display:none}}
`

export const bookStyle = layout + matches + slip + narrow
