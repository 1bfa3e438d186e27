import { type Control, whenSeen } from '@pomp/design-system/controls';

/** Lets an amount count up once it is seen. One that becomes another on the way is counted on to. */
export const countUpControl: Control = (document, signal) =>
  whenSeen(document, signal, '[data-count-up]', (place) => {
    // Asked only now: someone may have it set otherwise since the page came.
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) countUp(place);
  });

function countUp(place: HTMLElement): void {
  const [end, now] = place.children;
  if (!end || !now) return;
  let start: number | undefined;
  requestAnimationFrame(function step(time) {
    start ??= time;
    const amount = Number(place.dataset['amount']);
    const part = (time - start) / Number(place.dataset['countUp']);
    const places = Number.isInteger(amount) ? 1 : 10;
    now.textContent =
      part < 1
        ? (Math.round(amount * part * places) / places).toLocaleString(document.documentElement.lang || undefined)
        : end.textContent;
    if (part < 1) requestAnimationFrame(step);
  });
}
