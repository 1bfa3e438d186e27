import { loadStoryblokBridge } from '@storyblok/js';

/** What `connectEditor` listens for: the editor, the story in it, and what to call. */
export interface EditorConnection {
  /** Origin of the editor that frames this page. */
  editor: string;
  storyId: number;
  /** The story as it stands in the editor, not yet saved. Called at every key press. */
  onInput: (story: unknown) => void;
  /** The story was saved, published or taken back. */
  onSaved: () => void;
  /** The bridge could not be loaded. */
  onFailure: (error: unknown) => void;
}

/** Listens to Storyblok's editor around this page. For the browser, once per page load: the bridge doesn't start twice. Returns how to stop. */
export function connectEditor({ editor, storyId, onInput, onSaved, onFailure }: EditorConnection): () => void {
  let stopped = false;

  // The bridge believes whoever sends it a message.
  const refuseOthers = (event: MessageEvent) => {
    if (event.origin !== editor) event.stopImmediatePropagation();
  };
  window.addEventListener('message', refuseOthers, true);

  loadStoryblokBridge().then(() => {
    if (stopped) return;
    const bridge = new window.StoryblokBridge({ customParent: editor, resolveLinks: 'url' });
    bridge.on(['input', 'change', 'published', 'unpublished'], (event) => {
      if (stopped || !event) return;
      if (event.action !== 'input') onSaved();
      else if (event.story?.id === storyId) onInput(event.story);
    });
  }, onFailure);

  return () => {
    stopped = true;
    window.removeEventListener('message', refuseOthers, true);
  };
}
