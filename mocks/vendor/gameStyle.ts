/** The looks of the demo game; `--accent` is its vendor's colour. */
export const gameStyle = `
:root{color-scheme:dark;--ink:#0b0f1a;--surface:#121829;--raised:#1a2238;--text:#eef2ff;--soft:#a9b4d0;--gold:#ffc24b;--green:#00c781}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:radial-gradient(120% 90% at 50% 0,color-mix(in srgb,var(--accent) 38%,var(--ink)),var(--ink) 70%);color:var(--text);font:16px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header,footer{display:flex;gap:12px;align-items:center;padding:12px 16px}
header img{inline-size:42px;block-size:56px;border-radius:8px;object-fit:cover;background:var(--raised)}
h1{font-size:1.1rem;margin:0;line-height:1.2}
.vendor,.small{color:var(--soft);font-size:.8rem;margin:0}
.badge{margin-inline-start:auto;background:var(--raised);border-radius:999px;padding:4px 12px;font-size:.8rem;color:var(--gold)}
main{flex:1;inline-size:100%;max-inline-size:640px;margin:0 auto;padding:8px 16px;display:flex;flex-direction:column;gap:16px;justify-content:center}
.stage{display:flex;gap:12px;justify-content:center;background:color-mix(in srgb,var(--surface) 82%,transparent);border-radius:18px;padding:20px;min-block-size:168px;align-items:center;border:1px solid color-mix(in srgb,var(--accent) 45%,transparent)}
.cell{flex:0 1 128px;aspect-ratio:1;border-radius:14px;background:linear-gradient(#fff,#dfe6f7);color:#121829;display:grid;place-items:center;font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums;text-align:center;padding:8px}
.cell svg{inline-size:76%;block-size:76%}
.cell small{display:block;font-size:.75rem;font-weight:600}
.spinning .cell>*{animation:spin .18s linear infinite}
.winning .cell{box-shadow:0 0 0 3px var(--gold),0 0 28px color-mix(in srgb,var(--gold) 55%,transparent)}
@keyframes spin{from{transform:translateY(-34%);opacity:.35}to{transform:translateY(34%);opacity:.35}}
output{display:block;min-block-size:1.5em;text-align:center;font-weight:600}
.won{color:var(--gold)}
.choice{text-align:center;color:var(--soft);min-block-size:1.4em;margin:0}
.meters{display:flex;justify-content:space-between;gap:12px;margin:0}
.meters div{background:var(--surface);border-radius:12px;padding:8px 14px;flex:1}
dt{color:var(--soft);font-size:.75rem}
dd{margin:0;font-weight:700;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:8px;justify-content:center}
legend{color:var(--soft);font-size:.8rem;padding:0;margin-block-end:6px;text-align:center;inline-size:100%}
label{position:relative;cursor:pointer}
label input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
label span{display:block;min-inline-size:72px;padding:10px 12px;border-radius:10px;background:var(--raised);text-align:center;font-variant-numeric:tabular-nums}
label:hover span{background:color-mix(in srgb,var(--accent) 30%,var(--raised))}
label input:checked+span{background:var(--text);color:var(--ink);font-weight:700}
label input:focus-visible+span,button:focus-visible,a:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
button{border:0;border-radius:14px;background:var(--green);color:#03140d;font:inherit;font-weight:800;font-size:1.15rem;padding:14px;min-block-size:52px;cursor:pointer}
button:hover{filter:brightness(1.08)}
button[aria-disabled=true]{opacity:.6;cursor:progress}
footer{color:var(--soft);font-size:.8rem;justify-content:space-between;flex-wrap:wrap}
a{color:var(--text)}
@media(prefers-reduced-motion:reduce){.spinning .cell>*{animation:none;opacity:.35}}
`
