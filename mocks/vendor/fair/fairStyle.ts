/** Style of the dialog that verifies a round. */
export const fairStyle = `
.fairBody{padding:8px 20px 24px;display:grid;gap:12px}
.fairBody p{margin:0}
.fairBody section{display:grid;gap:6px}
.fairBody ul{margin:0;padding-inline-start:1.2em}
.mono{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.75rem;overflow-wrap:anywhere}
.fairForm{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.fairField{display:grid;gap:4px;min-inline-size:0}
.fairField span{color:var(--soft);font-size:.8125rem}
.fairField .field{min-block-size:42px;padding:8px 12px;min-inline-size:0;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.8125rem}
.fairForm .fairField:nth-child(-n+2){grid-column:1/-1}
.fairBody .verdicts{grid-column:1/-1;list-style:none;padding:0;display:grid;gap:6px;min-block-size:5.5em;align-content:start}
.verdicts li{padding:8px 12px;border-radius:10px;background:var(--raised);font-weight:600;overflow-wrap:anywhere}
.verdicts li::before{margin-inline-end:8px;content:"•"}
.verdicts .good::before{content:"✓";color:var(--link)}
.verdicts .bad::before{content:"✗";color:var(--danger)}
.verdicts .bad{color:var(--danger)}
.seeds{padding:12px;border:1px solid var(--line);border-radius:12px}
.seeds form,.seeds .row{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
.seeds .fairField{flex:1 1 220px}
.seeds .button{min-block-size:42px;padding:8px 14px;flex:none}
.seeds output{display:block;min-block-size:1.5em;overflow-wrap:anywhere;font-size:.875rem}
@media(max-width:480px){.fairForm{grid-template-columns:1fr}.fairForm .fairField:nth-child(-n+2){grid-column:auto}}
`
