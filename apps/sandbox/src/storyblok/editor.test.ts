import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await startTestSandbox();
  const hero = { _uid: 'b1', component: 'hero', title: 'Warm </script><b>huis', image: { filename: '/a.svg' } };
  await sandbox.write('home.json', {
    name: 'Home',
    published_at: '2026-01-10T08:00:00.000Z',
    content: { _uid: 'b0', component: 'page', body: [hero] },
  });
});
afterEach(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
});

const page = async (path: string) => {
  const response = await fetch(sandbox.url + path);
  return { status: response.status, text: await response.text() };
};

it('the editor lists the stories, and frames the preview of the one that is chosen', async () => {
  expect((await page('/storyblok/')).text).toContain('href="/storyblok/editor/?slug=home"');
  const { text } = await page('/storyblok/editor/?slug=home');
  expect(text).toContain('src="https://pomp.example/api/storyblok/preview?secret=voorvertoning&amp;slug=home&amp;_storyblok=');
});

it('each text of a block has a field that names its place, and can’t break out of the page', async () => {
  const { text } = await page('/storyblok/editor/?slug=home');
  expect(text).toContain('<textarea name="body.0.title" rows="2">Warm &lt;/script&gt;&lt;b&gt;huis</textarea>');
  expect(text).not.toContain('name="body.0.image');
  expect(text).not.toContain('</script><b>');
});

it('the editor’s script is a script, and a story that isn’t there is a 404', async () => {
  const { text } = await page('/storyblok/editor.js');
  expect(() => new Function(text)).not.toThrow();
  expect((await page('/storyblok/editor/?slug=weg')).status).toBe(404);
});
