import { hydrating, pressed, scripted } from './marks.js';

/**
 * An inline script for the page's head, so that it runs before anything can be pressed. It holds clicks and submits, by pointer or key, inside
 * what hasn't hydrated yet. Buttons that the browser itself answers aren't held. Links and forms with an address work without scripts and aren't held, unless a link opens something over the page or
 * a form is scripted. Pressing the same thing twice counts once: someone who presses again because nothing happened doesn't want it undone. A press
 * that opens another tab needs no script.
 */
export const eventReplayScript = `(()=>{let h=window.pompPresses=[];for(let k of["click","submit"])addEventListener(k,e=>{let p=e.target.closest(k=="click"?"button:not([popovertarget]),[role=combobox],a[aria-haspopup]":"form"),f=p&&(p.form||p);p&&p.closest("[${hydrating}]")&&!(e.ctrlKey||e.metaKey||e.shiftKey)&&(!f.hasAttribute("action")||f.hasAttribute("${scripted}"))&&(e.preventDefault(),e.stopImmediatePropagation(),h.includes(p)||(h.push(p),p.setAttribute("${pressed}","")))},!0)})()`;
