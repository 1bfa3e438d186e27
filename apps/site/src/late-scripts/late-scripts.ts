import { sessionHintCookie } from '@pomp/api-client';
import { scriptsAtOnce } from '@pomp/design-system/early';

/** How long a page stands without anybody doing anything before its scripts run after all, in ms. */
const mostRest = 4_000;
const signsOfSomeone = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

const script = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** Of scripts, and of styles for what the page doesn't show, such as its own failure. */
const preload = /<link rel="preload"(?: as="script"| href="[^"]+" as="style")[^>]*>/g;
const wish = new RegExp(`<meta name="${scriptsAtOnce.name}" content="([^"]*)"`, 'g');
const endOfBody = '</body>';

/**
 * A finished page whose scripts are fetched after it, and run when someone does something with it: it can be read, and its links work,
 * without. A page of Next's own, which its scripts make, and a page that asks for its scripts are left as they are.
 *
 * @param html of a page that holds what is pressed and typed before its scripts are there.
 */
export function withLateScripts(html: string): string {
  const wishes = Array.from(html.matchAll(wish), ([, content = '']) => content);
  if (!html.includes('<main') || wishes.includes(scriptsAtOnce.content)) return html;
  const queries = wishes.flatMap((content) => content.split(' ').slice(1));
  const sources = Array.from(html.matchAll(script), ([, source]) => source);
  if (sources.length === 0) return html;
  return html
    .replace(script, '')
    .replace(preload, '')
    .replace(endOfBody, () => `<script>${runLate(sources, queries)}</script>${endOfBody}`);
}

/** Who is signed in sees a name in the header, so those scripts run with the page. */
const runLate = (sources: readonly unknown[], queries: readonly string[]) =>
  `((scripts,queries,signs,options)=>{
const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values));
const run=()=>{for(const sign of signs)removeEventListener(sign,run,options);for(const src of scripts.splice(0))add("script",{src,async:true})};
if(/(?:^|; )${sessionHintCookie}=/.test(document.cookie)||queries.some(name=>new URLSearchParams(location.search).has(name)))return run();
for(const sign of signs)addEventListener(sign,run,options);
addEventListener("load",()=>{for(const href of scripts)add("link",{rel:"prefetch",as:"script",href});setTimeout(run,${mostRest})});
})(${JSON.stringify(sources)},${JSON.stringify(queries)},${JSON.stringify(signsOfSomeone)},{capture:true,passive:true})`;
