/** Styles of the demo game; `--accent` is its vendor's colour. */
export const gameStyle = `
:root{--glow:30%}
@media(prefers-color-scheme:light){:root{--glow:22%}}
body{display:flex;flex-direction:column;background:radial-gradient(120% 90% at 50% 0,color-mix(in srgb,var(--accent) var(--glow),var(--page)),var(--page) 70%) no-repeat;line-height:1.4}
header,footer{display:flex;gap:12px;align-items:center;padding:12px 16px}
header img{flex:none;inline-size:42px;block-size:56px;border-radius:8px;object-fit:cover;background:var(--raised)}
h1{font-size:1.125rem;overflow-wrap:anywhere}
.vendor{color:var(--soft);font-size:.8125rem}
.badge{margin-inline-start:auto;flex:none;max-inline-size:45%;background:var(--panel);border-radius:999px;padding:4px 12px;font-size:.8125rem;color:var(--gold)}
main{flex:1;inline-size:100%;max-inline-size:640px;margin:0 auto;padding:8px 16px;display:flex;flex-direction:column;gap:16px;justify-content:center}
.stage{display:flex;gap:12px;justify-content:center;background:color-mix(in srgb,var(--panel) 82%,transparent);border-radius:18px;padding:20px;min-block-size:168px;align-items:center;border:1px solid color-mix(in srgb,var(--accent) 45%,transparent);overflow:hidden}
.cell{flex:0 1 128px;min-inline-size:0;aspect-ratio:1;border-radius:14px;background:linear-gradient(#fff,#dfe6f7);color:#121829;display:grid;place-items:center;font-size:2rem;line-height:1.1;font-weight:700;font-variant-numeric:tabular-nums;text-align:center;padding:8px;box-shadow:0 1px 3px rgb(0 0 0/.25)}
.cell svg{inline-size:76%;block-size:76%}
.cell small{display:block;font-size:.8125rem;font-weight:600;margin-block-end:4px}
.spinning .cell>*{animation:spin .18s linear infinite}
.winning .cell{box-shadow:0 0 0 3px var(--gold),0 0 28px color-mix(in srgb,var(--gold) 55%,transparent)}
@keyframes spin{from{transform:translateY(-34%);opacity:.35}to{transform:translateY(34%);opacity:.35}}
output{display:block;min-block-size:2.8em;place-content:center;text-align:center;font-weight:600;text-wrap:balance}
.won{color:var(--gold);font-size:1.125rem}
.failed{color:var(--danger)}
.choice{text-align:center;color:var(--soft)}
.choice:empty{display:none}
.meters{display:flex;justify-content:space-between;gap:12px;margin:0}
.meters div{background:var(--panel);border-radius:12px;padding:8px 14px;flex:1;min-inline-size:0}
dt{color:var(--soft);font-size:.8125rem}
dd{margin:0;font-weight:700;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.meters .bonus{color:var(--gold);font-size:.8125rem;font-weight:600}
fieldset{border:0;margin:0;padding:0;min-inline-size:0;display:flex;flex-wrap:wrap;gap:8px;justify-content:center}
legend{color:var(--soft);font-size:.8125rem;padding:0;margin-block-end:6px;text-align:center;inline-size:100%}
label{position:relative;cursor:pointer}
label input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
label span{display:block;min-inline-size:72px;padding:11px 12px;border-radius:10px;background:var(--raised);text-align:center;font-variant-numeric:tabular-nums}
label:hover span{background:color-mix(in srgb,var(--accent) 30%,var(--raised))}
label input:checked+span{background:var(--text);color:var(--page);font-weight:700}
label input:focus-visible+span{outline:3px solid var(--focus);outline-offset:2px}
.button{border-radius:14px;font-weight:800;font-size:1.125rem;min-block-size:52px}
.button[aria-disabled=true]{opacity:.6;cursor:progress}
footer{color:var(--soft);font-size:.8125rem;justify-content:space-between;flex-wrap:wrap}
footer a{color:inherit;padding-block:6px}
@media(max-height:340px){
header,legend{display:none}
main{justify-content:start;gap:8px;padding:8px}
.stage{gap:8px;min-block-size:0;padding:8px;border-radius:12px}
.cell{flex-basis:56px;padding:4px;border-radius:10px;font-size:1.25rem}
output{min-block-size:1.4em;font-size:.875rem}
.meters div{padding:4px 10px;border-radius:8px}
#balance,.meters .bonus{display:inline}
fieldset{gap:4px}
label span{min-inline-size:56px;padding:6px 4px;font-size:.8125rem}
.button{min-block-size:44px}
}
@media(prefers-reduced-motion:reduce){.spinning .cell>*{animation:none;opacity:.35}}
`
