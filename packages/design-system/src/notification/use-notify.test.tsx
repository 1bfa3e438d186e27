import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useNotify } from './use-notify.js';

function Screen() {
  useNotify();
  return null;
}

describe('useNotify', () => {
  it('says what is missing when there is no provider around the screen', () => {
    expect(() => renderToString(<Screen />)).toThrow('useNotify needs a <NotificationProvider>');
  });
});
