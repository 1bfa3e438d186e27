declare const eventReplayScript = "(()=>{let h=window.pompPresses=[];for(let k of[\"click\",\"submit\"])addEventListener(k,e=>{let p=e.target.closest(k==\"click\"?\"button:not([popovertarget]),[role=combobox],a[aria-haspopup]\":\"form\"),f=p&&(p.form||p);p&&p.closest(\"[data-hydrating]\")&&!(e.ctrlKey||e.metaKey||e.shiftKey)&&(!f.hasAttribute(\"action\")||f.hasAttribute(\"data-scripted\"))&&(e.preventDefault(),e.stopImmediatePropagation(),h.includes(p)||(h.push(p),p.setAttribute(\"data-pressed\",\"\")))},!0)})()";
declare function holdNoMore(form: HTMLFormElement): void;
declare const hydrating = "data-hydrating";
declare const pressed = "data-pressed";
declare const scripted = "data-scripted";
declare global {
    interface Window {
        pompPresses?: HTMLElement[];
    }
}
export { eventReplayScript, holdNoMore, hydrating, pressed, scripted };
