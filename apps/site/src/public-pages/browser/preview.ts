import { connectEditor } from '@pomp/cms';
import { logInBrowser } from '../../browser-log';
import { latestOnly } from '../../preview/latest-only';
import { surroundingsId } from '../surroundings-id';
import { watchIslands } from './watch-islands';

const bar = document.querySelector<HTMLElement>('[data-preview]');
if (bar) showWhatIsTyped(bar);

function showWhatIsTyped(bar: HTMLElement): void {
  const { preview, editor = '', failed = '' } = bar.dataset;
  const status = bar.querySelector('[role=status]');
  const says = status?.textContent ?? '';
  const tellFailed = (hasFailed: boolean) => {
    const text = hasFailed ? failed : says;
    if (status && status.textContent !== text) status.textContent = text;
  };
  const fail = (error: unknown) => {
    logInBrowser(`The preview: ${String(error)}`);
    tellFailed(true);
  };
  const show = latestOnly(async (story: unknown) => {
    await tell('PUT', story);
    await refresh();
    tellFailed(false);
  }, fail);
  const onSaved = () => void tell('DELETE').then(() => window.location.reload(), fail);
  connectEditor({ editor, storyId: Number(preview), onInput: show, onSaved, onFailure: fail });
}

/** Puts the page as it is now in the place of what is shown. */
async function refresh(): Promise<void> {
  const response = await fetch(window.location.href);
  if (!response.ok) throw new Error(`the preview answers ${response.status}`);
  const made = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of ['main', `#${surroundingsId}`]) {
    const [shown, next] = [document, made].map((page) => page.querySelector(part));
    if (shown && next) shown.replaceWith(document.adoptNode(next));
    else if (next) document.body.append(document.adoptNode(next));
  }
  watchIslands(document);
}

async function tell(method: 'PUT' | 'DELETE', story?: unknown): Promise<void> {
  const body = story === undefined ? {} : { body: JSON.stringify(story), headers: { 'content-type': 'application/json' } };
  const response = await fetch('/api/storyblok/preview/unsaved', { method, ...body });
  if (!response.ok) throw new Error(`${method} unsaved answers ${response.status}`);
}
