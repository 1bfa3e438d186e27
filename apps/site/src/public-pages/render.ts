import { type ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** As HTML, once all of it is there. Rejects with the first failure: a page with a hole in it may not take the place of the last good one. */
export async function renderHtml(node: ReactNode, options: { identifierPrefix?: string } = {}): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(node, {
    ...options,
    // In one piece: a part that is sent later would come with a script that puts it in its place.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure ??= error;
    },
  });
  // React shows a boundary's fallback instead, and goes on.
  if (failure !== undefined) throw failure;
  return new Response(prelude).text();
}
