import { sessionHintCookie } from '@pomp/api-client';
import { eagerScripts } from '@pomp/design-system/before-hydration';

/** After how long without any interaction a page's scripts run after all, in ms. */
const maxDelay = 4_000;
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

const script = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** Preloads of scripts, and of styles for what the page doesn't show, such as its own failure. */
const preload = /<link rel="preload"(?: as="script"| href="[^"]+" as="style")[^>]*>/g;
const eagerMeta = new RegExp(`<meta name="${eagerScripts.name}" content="([^"]*)"`, 'g');
const endOfBody = '</body>';

/**
 * Defers the scripts of a finished page: they are fetched after it, and run at the first interaction. Without them the page can be read and
 * its links work. A page of Next's own, which scripts render, and a page with `eagerScripts` are returned unchanged.
 *
 * @param html of a page that replays what is pressed and typed before its scripts run (ADR 0013).
 */
export function withDeferredScripts(html: string): string {
  const eager = Array.from(html.matchAll(eagerMeta), ([, content = '']) => content);
  if (!html.includes('<main') || eager.includes(eagerScripts.content)) return html;
  const queries = eager.flatMap((content) => content.split(' ').slice(1));
  const sources = Array.from(html.matchAll(script), ([, source]) => source);
  if (sources.length === 0) return html;
  return html
    .replace(script, '')
    .replace(preload, '')
    .replace(endOfBody, () => `<script>${deferredScript(sources, queries)}</script>${endOfBody}`);
}

/** A signed-in visitor sees a name in the header, so their scripts run with the page. */
const deferredScript = (sources: readonly unknown[], queries: readonly string[]) =>
  `((scripts,queries,events,options)=>{
const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values));
const run=()=>{for(const event of events)removeEventListener(event,run,options);for(const src of scripts.splice(0))add("script",{src,async:true})};
if(/(?:^|; )${sessionHintCookie}=/.test(document.cookie)||queries.some(name=>new URLSearchParams(location.search).has(name)))return run();
for(const event of events)addEventListener(event,run,options);
addEventListener("load",()=>{for(const href of scripts)add("link",{rel:"prefetch",as:"script",href});setTimeout(run,${maxDelay})});
})(${JSON.stringify(sources)},${JSON.stringify(queries)},${JSON.stringify(interactionEvents)},{capture:true,passive:true})`;
