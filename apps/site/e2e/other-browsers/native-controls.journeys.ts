import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OwnStack, runStack } from '../stack';
import { installedBrowsers } from './installed';
import { type Visitor, visitorOf } from './visitor';
import type { Session } from './webdriver';

let stack: OwnStack;
beforeAll(async () => {
  // The banner asks where there is something of others to ask about.
  stack = await runStack({
    WARM_UP: 'off',
    REVIEWS_SCRIPT_URL: 'https://beoordelingen.example/widget.js',
    REVIEWS_NAME: 'Reviews',
  });
});
afterAll(() => stack.stop());

const wide = [1440, 950] as const;
const narrow = [600, 950] as const;

describe.each(installedBrowsers())('in $name', ({ start }) => {
  let session: Session;
  let visitor: Visitor;
  beforeAll(async () => {
    session = await start();
    visitor = visitorOf(session, stack.urls.site);
  });
  afterAll(() => session.end());
  beforeEach(async () => {
    await visitor.size(...wide);
    await visitor.open('/');
    await visitor.forgetAll();
  });

  test('pointing at the products shows them; Escape and leaving put them away', async () => {
    await visitor.open('/');
    await visitor.pointAt('summary', 'Producten');
    await visitor.see(`find('[data-dropdown] a', 'Lees meer')`);
    await visitor.pointAt('[data-dropdown] a', 'Lees meer');
    await visitor.see(`find('[data-dropdown] a', 'Lees meer')`);
    await visitor.key('Escape');
    await visitor.see(`!find('[data-dropdown] a')`);
    await visitor.pointElsewhere();
    await visitor.pointAt('summary', 'Producten');
    await visitor.see(`find('[data-dropdown] a')`);
    await visitor.pointElsewhere();
    await visitor.see(`!find('[data-dropdown] a')`);
  });

  test('the products are walked through by keyboard', async () => {
    await visitor.open('/');
    await visitor.focus('summary', 'Producten');
    await visitor.key('Enter');
    await visitor.see(`find('[data-dropdown] a')`);
    await visitor.key('Tab');
    await visitor.see(`document.activeElement.closest('[data-dropdown] a')`);
    await visitor.key('Escape');
    await visitor.see(`!find('[data-dropdown] a') && document.activeElement.matches('summary')`);
  });

  test('the menu of a small screen is all there is, closes on Escape and after a link, and gives the focus back', async () => {
    await visitor.size(...narrow);
    await visitor.open('/');
    await visitor.focus('[aria-label="Menu openen"]');
    await visitor.key('Enter');
    await visitor.see(`find('dialog a', 'Over ons') && document.querySelector('main').inert`);
    await visitor.key('Escape');
    await visitor.see(`!find('dialog') && document.activeElement.ariaLabel === 'Menu openen'`);
    await visitor.press('[aria-label="Menu openen"]');
    await visitor.press('[aria-label="Menu sluiten"]');
    await visitor.see(`!find('dialog')`);
    await visitor.press('[aria-label="Menu openen"]');
    await visitor.press('dialog a', 'Over ons');
    await visitor.see(`location.pathname === '/over-ons/' && !find('dialog')`);
  });

  test('a form opens over the page, and closes on Escape', async () => {
    await visitor.open('/');
    await visitor.press('a[data-form]', 'Aanmelden');
    await visitor.see(`find('[role=dialog] input[type=email], dialog[open] input[type=email]')`);
    await visitor.key('Escape');
    await visitor.see(`!find('[role=dialog], dialog[open]') && location.pathname === '/'`);
  });

  test('of questions one is open at a time, and they are found by subject and by words', async () => {
    await visitor.open('/faq/');
    await visitor.press('main summary', 'hybride en all-electric');
    await visitor.see(`document.querySelectorAll('main details[open]').length === 1 && find('main details[open] p')`);
    await visitor.press('main summary', 'Kan ik hybride beginnen');
    await visitor.see(
      `document.querySelectorAll('main details[open]').length === 1 && find('main details[open]', 'Kan ik hybride beginnen')`,
    );
    await visitor.press('main summary', 'Kan ik hybride beginnen');
    await visitor.see(`!document.querySelector('main details[open]')`);

    const shown = `[...document.querySelectorAll('[data-filtered] > ul > li')].filter((item) => item.checkVisibility()).length`;
    await visitor.press('[role=radiogroup] label:nth-of-type(2)');
    await visitor.see(`${shown} > 0 && ${shown} < document.querySelectorAll('[data-filtered] > ul > li').length`);
    await visitor.press('[role=radiogroup] label:nth-of-type(1)');
    await visitor.type('input[type=search]', 'zzzz');
    await visitor.see(`${shown} === 0 && find('[data-filtered] > [role=status] p')`);
  });

  test('one of several views shows, and a text unfolds', async () => {
    await visitor.open('/hybride-warmtepomp/');
    await visitor.press('[data-views] label', 'Binnen');
    await visitor.see(`!find('[data-views] h3', 'Op de grond') && find('[data-views] article')`);
    await visitor.press('[data-views] label', 'Buiten');
    await visitor.see(`find('[data-views] h3', 'Op de grond')`);
    await visitor.press('article summary', 'Lees meer');
    await visitor.see(`find('article details[open]') && find('article p', 'Kies een plek')`);
    await visitor.press('article details[open] > summary');
    await visitor.see(`!document.querySelector('article details[open]') && !find('article p', 'Kies een plek')`);
  });

  test('sharing opens a window beside the page', async () => {
    await visitor.open('/kennisbank/wat-kost-een-warmtepomp/');
    await visitor.press('a[data-pop-up*="popup"]');
    await expect.poll(() => visitor.windows(), { timeout: 10_000 }).toHaveLength(2);
    await visitor.closeOthers();
    await visitor.see(`location.pathname === '/kennisbank/wat-kost-een-warmtepomp/'`);
  });

  test('a film plays and is put still by its button, or shows what it is of where the browser can’t play it', async () => {
    await visitor.open('/het-proces/');
    await visitor.see(`document.querySelector('video[data-film]').error || find('button[data-pause]')`);
    const cannot = `document.querySelector('video[data-film]').error !== null`;
    const plays = `${cannot} || !document.querySelector('video[data-film]').paused`;
    const pressButton = `(find('button[data-pause]')?.click(), true)`;
    await visitor.see(plays);
    await visitor.see(pressButton);
    await visitor.see(
      `${cannot} ? !find('button[data-pause]') : document.querySelector('video[data-film]').paused && find('button', 'Film afspelen')`,
    );
  });

  test('the question about cookies is asked until it is answered', async () => {
    await visitor.open('/warmtepomp-kopen/');
    await visitor.see(`find('[data-consent]')`);
    await visitor.press('[data-consent] button', 'Weigeren');
    await visitor.see(`!find('[data-consent]')`);
    await visitor.open('/warmtepomp-kopen/');
    await visitor.see(`find('h1') && !find('[data-consent]')`);
    await visitor.press('button', 'Cookies aanpassen');
    await visitor.see(`find('[data-consent]')`);
  });

  test('the message above the site stays away once it was closed', async () => {
    await visitor.open('/');
    await visitor.press('aside[data-banner] button');
    await visitor.see(`!find('aside[data-banner]')`);
    await visitor.open('/producten/');
    await visitor.see(`find('h1') && !find('aside[data-banner]')`);
  });

  test('the quick check says what is missing, and leads to what someone saves', async () => {
    await visitor.open('/');
    await visitor.press('form button', 'Bereken mijn besparing');
    await visitor.see(`find('form', 'Vereist') && location.pathname === '/'`);
    await visitor.type('form input[name=zip]', '1271AD');
    await visitor.type('form input[name=houseNumber]', '5');
    await visitor.press('form button', 'Bereken mijn besparing');
    await visitor.see(`location.pathname === '/besparing-resultaat/' && find('h1', 'naar schatting')`);
    await visitor.press('main summary h3, main summary h4');
    await visitor.see(`document.querySelectorAll('main details[open]').length === 1`);
  });

  test('one page leads to another, and into the account', async () => {
    await visitor.open('/');
    await visitor.press('header a', 'Contact');
    await visitor.see(`location.pathname === '/contact/' && document.readyState === 'complete'`);
    await visitor.press('header a[href="/auth/login/"]');
    await visitor.see(`location.pathname === '/auth/login/' && find('input[name=password]')`);
  });
});
