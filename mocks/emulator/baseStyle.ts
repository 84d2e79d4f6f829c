/**
 * Style that all emulator pages share: the portal's colours in the theme of the operating system,
 * since emulator pages cannot read the portal's settings. Text has a contrast of at least 4.5:1.
 */
export const baseStyle = `:root{color-scheme:dark;--page:#0b0f1a;--panel:#121829;--raised:#1a2238;--field:#0e1422;--line:#2a3553;--line-field:#66748f;--text:#eef2fb;--soft:#b3bed6;--accent-fill:#00c781;--accent-hover:#1fdd99;--on-accent:#03150e;--link:#2bdc9e;--mine:#0c3a2e;--gold:#ffc24b;--danger:#ff7a7f;--focus:#7df0c8;--shadow:0 16px 48px rgb(0 0 0/.45)}
@media(prefers-color-scheme:light){:root{color-scheme:light;--page:#f3f5fa;--panel:#fff;--raised:#e9edf6;--field:#fff;--line:#d5dcea;--line-field:#74819c;--text:#0e1526;--soft:#3f4b66;--accent-fill:#00794f;--accent-hover:#00653f;--on-accent:#fff;--link:#006b46;--mine:#d9f3e8;--gold:#855600;--danger:#b3202c;--focus:#005c3c;--shadow:0 16px 48px rgb(20 32 64/.16)}}
*,::before,::after{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;background:var(--page);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-font-smoothing:antialiased}
h1,p{margin:0}
h1{font-size:1.25rem;line-height:1.25;text-wrap:balance}
[hidden]{display:none!important}
a{color:var(--link);text-underline-offset:3px}
a:hover{text-decoration-thickness:2px}
.soft{color:var(--soft)}
.button{display:block;inline-size:100%;min-block-size:48px;padding:11px 20px;border:1px solid transparent;border-radius:10px;background:var(--accent-fill);color:var(--on-accent);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;transition:background-color .12s}
.button:hover{background:var(--accent-hover)}
.button.quiet{background:none;border-color:var(--line-field);color:var(--text)}
.button.quiet:hover{background:var(--raised)}
.field{inline-size:100%;min-block-size:48px;padding:11px 14px;border:1px solid var(--line-field);border-radius:10px;background:var(--field);color:inherit;font:inherit}
.field:hover{border-color:var(--soft)}
.field[aria-invalid=true]{border-color:var(--danger)}
.card{display:grid;gap:16px;inline-size:min(420px,100%);padding:24px;border-radius:16px;background:var(--panel);box-shadow:var(--shadow)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`
