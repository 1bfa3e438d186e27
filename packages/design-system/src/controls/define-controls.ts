/** Lets the markup of one component do what the platform lacks; by listening to the document, so that what appears later works too. Stops with the signal. What it can't know by itself is given to it, such as the time. */
export type Control<Given extends readonly unknown[] = []> = (document: Document, signal: AbortSignal, ...given: Given) => void;

/** Starts several controls, at most once on a document. Gives what stops them. */
export function defineControls<Given extends readonly unknown[] = []>(
  ...controls: readonly Control<Given>[]
): (document: Document, ...given: Given) => () => void {
  const running = new WeakMap<Document, () => void>();
  return (document, ...given) => {
    if (running.has(document)) return () => undefined;
    const stopping = new AbortController();
    const stop = () => {
      stopping.abort();
      running.delete(document);
    };
    running.set(document, stop);
    for (const control of controls) control(document, stopping.signal, ...given);
    return stop;
  };
}
