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
