/** The panel's own look: it stands in a shadow tree, apart from the portal's styles and themes. */
export const panelStyle = `
:host { position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 10000;
  font: 13px/1.45 ui-monospace, monospace; color: #e8ecf5; }
* { box-sizing: border-box; }
button, select, input { font: inherit; color: inherit; background: #24304f; border: 1px solid #5a6a93;
  border-radius: 6px; padding: 3px 8px; min-height: 26px; }
button { cursor: pointer; margin: 2px 4px 2px 0; text-align: start; }
button:hover { background: #31406a; }
:focus-visible { outline: 2px solid #ffc24b; outline-offset: 2px; }
.toggle { background: #121829; border-color: #ffc24b; opacity: .85; }
.panel { position: absolute; inset-block-end: 38px; inset-inline-start: 0; width: min(380px, calc(100vw - 24px));
  max-height: min(80vh, 720px); overflow: auto; overscroll-behavior: contain; background: #121829;
  border: 1px solid #5a6a93; border-radius: 10px; padding: 12px; box-shadow: 0 8px 32px #0008; }
.panel[hidden] { display: none; }
h2 { font-size: 14px; margin: 0 0 8px; }
h3 { font-size: 13px; margin: 12px 0 4px; color: #ffc24b; }
p, ul { margin: 0 0 4px; padding: 0; overflow-wrap: anywhere; }
li { list-style: none; padding: 1px 0; }
label { padding-inline-start: 8px; }
input[type='number'] { width: 90px; }
input[type='checkbox'] { min-height: 0; width: 16px; height: 16px; accent-color: #00c781; vertical-align: middle; }
input[type='text'] { width: 100%; }
.broken { color: #ff8c8c; }
.status { position: sticky; inset-block-end: -12px; margin: 8px -12px -12px; padding: 8px 12px;
  background: #1a2238; min-height: 36px; }
`
