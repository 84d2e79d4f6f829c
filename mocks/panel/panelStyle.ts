/** Styles of the panel's shadow tree. The portal's styles and themes do not apply to it. */
export const panelStyle = `
:host { position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 10000;
  font: 13px/1.45 ui-monospace, monospace; color: #e8ecf5; color-scheme: dark; }
* { box-sizing: border-box; }
button, select, input { font: inherit; color: inherit; background: #24304f; border: 1px solid #6a7aa3;
  border-radius: 6px; padding: 4px 10px; min-height: 32px; }
button { cursor: pointer; text-align: start; }
button:hover, select:hover { background: #31406a; }
:focus-visible { outline: 2px solid #ffc24b; outline-offset: 2px; }
.toggle { background: #121829; border-color: #ffc24b; }
.toggle.alarm { background: #55121d; border-color: #ff8c8c; }
.panel { position: absolute; inset-block-end: 42px; inset-inline-start: 0; width: min(420px, calc(100vw - 24px));
  max-height: min(calc(100dvh - 72px), 760px); overflow: auto; overscroll-behavior: contain; background: #121829;
  border: 1px solid #5a6a93; border-radius: 10px; padding: 0 14px 14px; box-shadow: 0 8px 32px #0008; }
.panel:focus-visible { outline: none; border-color: #ffc24b; }
.panel[hidden] { display: none; }
h2 { position: sticky; inset-block-start: 0; z-index: 1; font-size: 14px; margin: 0 -14px; padding: 12px 14px 8px;
  background: #121829; border-block-end: 1px solid #2a3553; }
h3 { display: inline; font-size: 13px; margin: 0; color: #ffc24b; }
section, details { display: block; padding-block: 10px; border-block-end: 1px solid #2a3553; }
section > * + *, details > * + * { margin-block-start: 6px; }
section > h3 { display: block; }
summary { cursor: pointer; min-height: 24px; }
summary:hover h3 { text-decoration: underline; }
p, ul { margin: 0; padding: 0; overflow-wrap: anywhere; }
li { list-style: none; padding: 2px 0; }
.soft { color: #b3bed6; }
.row { display: flex; flex-wrap: wrap; gap: 6px; }
.person { display: grid; grid-template-columns: 1fr auto; gap: 2px 8px; align-items: center; padding: 4px 0; }
.field { display: grid; grid-template-columns: 1fr minmax(120px, 40%); gap: 8px; align-items: center; }
.field.wide { grid-template-columns: 1fr; gap: 2px; }
.field input, .field select { inline-size: 100%; }
.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); gap: 2px 8px; }
.choice { display: flex; gap: 8px; align-items: center; min-height: 26px; overflow-wrap: anywhere; }
.choice input { flex: none; min-height: 0; width: 16px; height: 16px; margin: 0; accent-color: #00c781; }
.calls { max-height: 240px; overflow: auto; overscroll-behavior: contain; }
.call { padding: 4px 0 4px 8px; border-inline-start: 3px solid #00a36a; }
.call + .call { margin-block-start: 4px; }
.call.refused, .call.lost { border-color: #ffc24b; }
.call.broken { border-color: #ff8c8c; background: #3a0f16; }
.call.broken .verdict { color: #ffb0b3; font-weight: 700; }
.call span { display: block; }
.verdict { color: #b3bed6; }
.status { position: sticky; inset-block-end: -14px; margin: 0 -14px -14px; padding: 8px 14px; background: #24304f; }
.status:empty { padding: 0; background: none; }
`
