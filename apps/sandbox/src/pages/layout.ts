import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const styles = `
:root { color-scheme: light; --paper: #FAF6EE; --surface: #FFFDF8; --hairline: #E4DAC8; --ink: #17352E; --muted: #5A6F67; --copper: #B4481A; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 'Atkinson Hyperlegible Next', system-ui, sans-serif; }
.line { height: 6px; background: linear-gradient(90deg, #7DB9D2, #D9A15B 55%, #C2501F); }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font: 640 32px/1.15 'Bricolage Grotesque', system-ui, sans-serif; letter-spacing: -0.02em; margin: 24px 0 8px; overflow-wrap: anywhere; }
p { max-width: 65ch; } a { color: inherit; text-underline-offset: 3px; }
.muted { color: var(--muted); }
.list { list-style: none; margin: 24px 0; padding: 0; background: var(--surface); border: 1px solid var(--hairline); border-radius: 12px; }
.list > li + li { border-top: 1px solid var(--hairline); }
.row { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 14px 18px; text-decoration: none; }
.row:hover strong { text-decoration: underline; } .row .end { margin-left: auto; }
button { font: inherit; font-weight: 600; padding: 10px 16px; border: 1px solid var(--ink); border-radius: 10px; background: transparent; color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 16px 0; } dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; min-height: 360px; border: 1px solid var(--hairline); border-radius: 12px; background: #fff; }
textarea { font: inherit; font-weight: 400; width: 100%; padding: 8px 12px; border: 1px solid #8C8371; border-radius: 10px; background: #fff; color: var(--ink); }
main:has(.beside) { max-width: none; } .beside { display: grid; grid-template-columns: minmax(280px, 2fr) 5fr; gap: 16px; } .beside form { overflow-y: auto; } .beside > * { height: 78vh; }
@media (max-width: 720px) { .beside { grid-template-columns: minmax(0, 1fr); } .beside form { height: auto; overflow: visible; } .beside iframe { order: -1; position: sticky; top: 0; height: 45svh; min-height: 0; } .beside textarea { scroll-margin-top: 50svh; } }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--surface); border: 1px solid var(--hairline); border-radius: 12px; padding: 16px; font-size: 15px; }
summary { cursor: pointer; font-weight: 600; padding: 8px 0; }
h2 { font: 640 22px/1.2 'Bricolage Grotesque', system-ui, sans-serif; margin: 40px 0 8px; }
.panel { background: var(--surface); border: 1px solid var(--hairline); border-radius: 12px; padding: 18px; margin: 12px 0; }
.fields { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: flex-end; margin: 8px 0; }
.field { display: grid; gap: 4px; flex: 1 1 200px; min-width: 0; font-weight: 600; font-size: 15px; }
input:not([type=radio]), select { font: inherit; font-weight: 400; font-size: 17px; width: 100%; min-width: 0; min-height: 44px; padding: 8px 12px; border: 1px solid #8C8371; border-radius: 10px; background: #fff; color: var(--ink); }
.main { background: var(--copper); border-color: var(--copper); color: #fff; } button { min-height: 44px; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0; } .quiet { font-weight: 400; }
.refused, .done { border-radius: 12px; padding: 14px 18px; margin: 16px 0; border: 1px solid; } .wrong { color: #9B1C14; font-weight: 400; } [aria-invalid] { border-color: #9B1C14 !important; } .refused ul { margin: 4px 0 0; padding-left: 20px; }
.refused { background: #FBEDEA; border-color: #9B1C14; color: #9B1C14; } .done { background: #EAF3EE; border-color: #1F5B4A; color: #17352E; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; } legend { font-weight: 600; padding: 0; margin-bottom: 8px; }
.slots { display: flex; flex-wrap: wrap; gap: 8px; } .slots a, .slots label { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 8px 14px; border: 1px solid #8C8371; border-radius: 10px; background: #fff; text-decoration: none; }
.slots a[aria-current], .slots label:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); font-weight: 600; }
`;

/** A page of the sandbox. It loads nothing from elsewhere; only the editor of stories runs a script. */
export function layout(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <div class="line"></div>
        <main>${body}</main>
      </body>
    </html>`;
}
