/** Styles of the HTML export, for both colour schemes and print. */
export const htmlStyle = `
:root{color-scheme:dark light;--page:#0b0f1a;--panel:#121829;--line:#2a3553;--text:#eef2fb;--soft:#b3bed6;--accent:#2bdc9e}
@media (prefers-color-scheme:light){:root{--page:#f3f5fa;--panel:#fff;--line:#d5dbe8;--text:#131a2b;--soft:#4a5670;--accent:#00684a}}
*{box-sizing:border-box}
body{margin:0 auto;padding:24px 16px 64px;max-inline-size:1200px;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif}
h1{margin:0 0 16px;font-size:28px}
h2{margin:0 0 12px;font-size:18px}
p{margin:8px 0;color:var(--soft)}
a{color:var(--accent)}
dl{display:grid;grid-template-columns:minmax(0,240px) minmax(0,1fr);gap:6px 16px;margin:0}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
nav ul{display:flex;flex-wrap:wrap;gap:6px 16px;margin:20px 0;padding:0;list-style:none}
section{margin-block:16px;padding:20px;border:1px solid var(--line);border-radius:10px;background:var(--panel)}
.scroll{overflow-x:auto}
.scroll:focus-visible{outline:2px solid var(--accent)}
table{inline-size:100%;border-collapse:collapse;font-size:14px}
th,td{padding:8px 10px;border-block-start:1px solid var(--line);text-align:start;vertical-align:top;white-space:pre-line}
th{border:0;color:var(--soft);font-weight:600;white-space:nowrap}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
@media print{body{background:#fff;color:#000}section{border-color:#999;break-inside:auto}}
`.trim()
