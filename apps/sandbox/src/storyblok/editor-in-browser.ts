/** What the editor's page knows when it opens; in the page as JSON. */
export interface EditedStory {
  story: { id: number; content: object };
  /** Origin of the site in the frame. */
  site: string;
}

/**
 * The editor's own script, served as the text of this function: it can name nothing outside itself. It says to the page in the frame what
 * Storyblok's editor says to its bridge.
 */
export function editInBrowser(): void {
  const frame = document.querySelector('iframe');
  const form = document.querySelector('form');
  if (!frame || !form) return;
  const { story, site } = JSON.parse(document.querySelector('#story')?.textContent ?? '') as EditedStory;
  const tell = (message: object) => frame.contentWindow?.postMessage(message, site);

  /** Writes a text at a dotted path, such as `body.0.title`. */
  const write = (path: string[], value: string) => {
    const last = path.pop() ?? '';
    const block = path.reduce<object>((inside, key) => Reflect.get(inside, key) as object, story.content);
    Reflect.set(block, last, value);
  };

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    write(target.name.split('.'), target.value);
    tell({ action: 'input', story });
  });

  window.addEventListener(
    'message',
    ({ origin, data }: MessageEvent<{ action?: string; dataC?: { uid?: string } } | undefined>) => {
      if (origin !== site) return;
      if (data?.action === 'initialized') {
        form.style.visibility = 'visible';
        tell({ action: 'enterEditmode', storyId: story.id, componentNames: {} });
      }
      // Someone pressed a block in the page.
      if (data?.action === 'edit')
        form.querySelector<HTMLElement>(`[data-uid="${CSS.escape(data.dataC?.uid ?? '')}"] textarea`)?.focus();
    },
  );
}
