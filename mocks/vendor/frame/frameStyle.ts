/** Style of the frame around every game; `--accent` is the colour of its vendor. */
export const frameStyle = `
:root{--glow:26%;--radius:14px}
@media(prefers-color-scheme:light){:root{--glow:18%}}
body{display:flex;flex-direction:column;min-block-size:100dvh;background:radial-gradient(130% 80% at 50% 0,color-mix(in srgb,var(--accent) var(--glow),var(--page)),var(--page) 72%) no-repeat,var(--page);line-height:1.4;overflow-x:hidden}
header{display:flex;gap:10px;align-items:center;padding:8px 12px}
header img{flex:none;border-radius:8px;object-fit:cover;background:var(--raised)}
.names{min-inline-size:0}
h1{font-size:1rem;overflow-wrap:anywhere}
.names p{color:var(--soft);font-size:.75rem}
.badge{flex:none;background:var(--panel);border-radius:999px;padding:4px 12px;font-size:.8125rem;color:var(--gold)}
.tools{display:flex;gap:4px;margin-inline-start:auto}
.tool{inline-size:40px;block-size:40px;flex:none;border:0;border-radius:10px;background:none;color:var(--soft);display:grid;place-items:center;cursor:pointer}
.tool:hover{background:var(--raised);color:var(--text)}
.tool svg{inline-size:22px;block-size:22px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
#sound[aria-pressed=true] .off,#sound:not([aria-pressed=true]) .on{display:none}
main{flex:1;inline-size:100%;max-inline-size:1180px;margin:0 auto;padding:0 12px 8px;display:flex;flex-direction:column;gap:8px;min-block-size:0}
#stage{flex:1;position:relative;min-block-size:220px;min-inline-size:0}
#result{display:block;min-block-size:1.5em;text-align:center;font-weight:700;text-wrap:balance;color:var(--soft)}
#result span{display:block}
@media(min-width:1200px){#result span{contain:size layout style;block-size:1.5em}}
#result.won{color:var(--gold)}
#result.failed{color:var(--danger)}
.deck{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px 16px;background:color-mix(in srgb,var(--panel) 88%,transparent);border:1px solid var(--line);border-radius:var(--radius);padding:8px 12px}
.meters{display:flex;gap:16px;margin:0;margin-inline-end:auto}
.meters dt{color:var(--soft);font-size:.75rem}
.meters dd{margin:0;font-weight:700;font-variant-numeric:tabular-nums}
.meters #bonus{color:var(--gold);font-size:.75rem;font-weight:600}
#stakes{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:6px}
#stakes[hidden]{display:none!important}
.chip{min-inline-size:44px;min-block-size:40px;border:1px solid var(--line-field);border-radius:999px;background:var(--raised);color:var(--text);font:inherit;font-size:.875rem;font-weight:600;padding:0 10px;cursor:pointer;font-variant-numeric:tabular-nums}
.chip:hover{background:color-mix(in srgb,var(--accent) 28%,var(--raised))}
.chip[aria-pressed=true]{background:var(--text);border-color:var(--text);color:var(--page)}
.chip:disabled{opacity:.5;cursor:default}
#stakes label{display:flex;align-items:center;gap:6px;color:var(--soft);font-size:.75rem}
.typed input{inline-size:96px;min-block-size:40px;padding:0 10px;border:1px solid var(--line-field);border-radius:10px;background:var(--field);color:var(--text);font:inherit;font-weight:700;text-align:end;font-variant-numeric:tabular-nums}
.typed input[aria-invalid=true]{border-color:var(--danger);color:var(--danger)}
#controls{display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:center}
#controls:empty{display:none}
.button{inline-size:auto;min-inline-size:120px;border-radius:12px;font-weight:800}
.button[aria-disabled=true]{opacity:.55;cursor:progress}
.history{display:flex;align-items:center;min-block-size:32px;overflow:hidden;font-size:.8125rem;color:var(--soft)}
.history ol{display:flex;gap:6px;list-style:none;margin:0;padding:0;overflow-x:auto;scrollbar-width:none}
.history li{flex:none;border-radius:999px;background:var(--panel);padding:4px 10px;font-variant-numeric:tabular-nums;white-space:nowrap}
.history li.won{color:var(--gold)}
footer{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;align-items:center;padding:4px 12px 8px;color:var(--soft);font-size:.75rem}
footer a{color:inherit;padding-block:6px}
dialog{inline-size:min(640px,100vw - 24px);max-block-size:calc(100dvh - 24px);border:1px solid var(--line);border-radius:16px;background:var(--panel);color:var(--text);padding:0;box-shadow:var(--shadow)}
dialog::backdrop{background:rgb(0 0 0/.6)}
.dialogHead{position:sticky;inset-block-start:0;display:flex;align-items:center;justify-content:space-between;gap:8px;padding:10px 10px 10px 20px;background:var(--panel);border-block-end:1px solid var(--line)}
h2{font-size:1.125rem;margin:0}
h3{font-size:1rem;margin:16px 0 6px}
#rulesBody{padding:4px 20px 20px}
#rulesBody table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
#rulesBody th,#rulesBody td{padding:6px 8px;border-block-end:1px solid var(--line);text-align:start}
#rulesBody th{font-weight:600;color:var(--soft)}
#rulesBody p,#rulesBody ul{margin:6px 0;padding-inline-start:0}
#rulesBody ul{padding-inline-start:1.2em}
body.isEnded #stage,body.isEnded .deck{opacity:.45;pointer-events:none}
@media(max-height:640px){.history{display:none}footer{padding-block:0 2px}}
@media(max-height:560px){header{padding-block:4px}.tool{block-size:36px}#stage{min-block-size:160px}#stakes{flex-wrap:nowrap;justify-content:safe center;overflow-x:auto;scrollbar-width:none;max-inline-size:100%;min-inline-size:0}.chip{flex:none}}
@media(max-height:560px) and (min-width:600px){.deck{flex-wrap:nowrap}}
@media(max-width:599px){.meters{inline-size:100%;justify-content:space-between}.button{flex:1}.typed input{inline-size:80px}}
`
