/** Longer than what is asked every minute takes to be asked again: each use is told by one of those calls. */
const lately = 90_000;

/** What people do on a page, whatever they do it with. A page that scrolls or changes by itself does none of it. */
const uses = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input', 'click'];

/** Whether nobody used the page lately: what it asks then, it asks by itself. Opening it counts. */
export function watchUse(now: () => Date): () => boolean {
  let usedAt = now();
  const use = () => {
    usedAt = now();
  };
  // Nothing happens on a server.
  for (const name of uses) globalThis.addEventListener?.(name, use, true);
  return () => now().getTime() - usedAt.getTime() > lately;
}
