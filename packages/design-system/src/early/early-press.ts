/** On an element whose buttons don't listen yet; the server writes it, and `listen` takes it away. */
export const waits = 'data-waits';

/** On what was pressed too early, until it is pressed again. */
export const pressed = 'data-pressed';

/** On a link or form whose address scripts don't open: its press waits for them too. */
export const scripted = 'data-scripted';

declare global {
  interface Window {
    /** What was pressed too early, in order: buttons, lists, links that open something, and forms without a button. Absent where the script isn't on the page. */
    pompPresses?: HTMLElement[];
  }
}

/**
 * Runs before anything can be pressed. Holds presses, by pointer or key, and what they would send, inside what still waits. Links go their
 * way without us unless they open something over the page, and so do forms with an address, but for those that are scripted. Twice the same is
 * once: nobody who presses again, because nothing happened, wants it undone. A press that opens another tab needs no script.
 */
export const earlyPressScript = `(()=>{let h=window.pompPresses=[];for(let k of["click","submit"])addEventListener(k,e=>{let p=e.target.closest(k=="click"?"button,[role=combobox],a[aria-haspopup],a[${scripted}]":"form"),f=p&&(p.form||p);p&&p.closest("[${waits}]")&&!(e.ctrlKey||e.metaKey||e.shiftKey)&&(!f.hasAttribute("action")||f.hasAttribute("${scripted}"))&&(e.preventDefault(),e.stopImmediatePropagation(),h.includes(p)||(h.push(p),p.setAttribute("${pressed}","")))},!0)})()`;
