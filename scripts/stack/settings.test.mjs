import { expect, test } from 'vitest';
import { readSettings } from './settings.mjs';

test.each(['SITE_PORT', 'BACKEND_PORT', 'SANDBOX_PORT'])('%s may not be a port that fetch refuses', (variable) => {
  for (const port of ['4190', '6000', '6665', '6669', '10080']) {
    expect(() => readSettings({ [variable]: port })).toThrow(`${variable}=${port}: browsers and fetch refuse this port`);
  }
});

test('the list of refused ports is the one that this Node has', async () => {
  const refused = [1, 22, 79, 989, 1719, 2049, 3659, 4045, 4190, 5060, 6000, 6566, 6679, 6697, 10080];
  for (const port of refused) {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    expect(() => readSettings({ SITE_PORT: String(port) })).toThrow('refuse this port');
  }
});

test('mail is not fetched: its port may be any', () => {
  expect(readSettings({ SANDBOX_SMTP_PORT: '587' }).ports.smtp).toBe(587);
});
