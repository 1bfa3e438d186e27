/** Lets the markup of one component do what the platform lacks; by listening to the document, so that what appears later works too. Stops with the signal. */
export type Control = (document: Document, signal: AbortSignal) => void;

/** Starts several controls, at most once on a document. Gives what stops them. */
export function defineControls(...controls: readonly Control[]): (document: Document) => () => void {
  const running = new WeakMap<Document, () => void>();
  return (document) => {
    if (running.has(document)) return () => undefined;
    const stopping = new AbortController();
    const stop = () => {
      stopping.abort();
      running.delete(document);
    };
    running.set(document, stop);
    for (const control of controls) control(document, stopping.signal);
    return stop;
  };
}
