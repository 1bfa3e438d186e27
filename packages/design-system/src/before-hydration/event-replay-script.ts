/** On an element that hasn't hydrated yet; the server renders it, and `replayEvents` removes it. */
export const hydrating = 'data-hydrating';

/** On what was pressed before hydration, until that press is replayed. */
export const pressed = 'data-pressed';

/** On a form with an address that a script sends all the same: its press is held too. */
export const scripted = 'data-scripted';

declare global {
  interface Window {
    /** What was pressed before hydration, in order: buttons, lists, links that open something, and forms without a button. Absent where the script isn't on the page. */
    pompPresses?: HTMLElement[];
  }
}

/**
 * An inline script for the page's head, so that it runs before anything can be pressed. It holds clicks and submits, by pointer or key, inside
 * what hasn't hydrated yet. Buttons that the browser itself answers aren't held. Links and forms with an address work without scripts and aren't held, unless a link opens something over the page or
 * a form is scripted. Pressing the same thing twice counts once: someone who presses again because nothing happened doesn't want it undone. A press
 * that opens another tab needs no script.
 */
export const eventReplayScript = `(()=>{let h=window.pompPresses=[];for(let k of["click","submit"])addEventListener(k,e=>{let p=e.target.closest(k=="click"?"button:not([popovertarget]),[role=combobox],a[aria-haspopup]":"form"),f=p&&(p.form||p);p&&p.closest("[${hydrating}]")&&!(e.ctrlKey||e.metaKey||e.shiftKey)&&(!f.hasAttribute("action")||f.hasAttribute("${scripted}"))&&(e.preventDefault(),e.stopImmediatePropagation(),h.includes(p)||(h.push(p),p.setAttribute("${pressed}","")))},!0)})()`;
