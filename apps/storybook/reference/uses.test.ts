import { describe, expect, it } from 'vitest';
import { readUses } from './read-uses.js';

const uses = readUses();

describe('what a page of stories is about', () => {
  it('of a screen: where it stands, what it asks, what it says, and who shows it', () => {
    const [screen] = uses['Portal/Bestellingen']?.subjects ?? [];
    expect(screen).toMatchObject({ name: 'OrdersScreen', folder: 'portal', targets: ['orders'] });
    expect(screen?.calls).toContain('getOrders');
    expect(screen?.texts).toContain('portal/order-status');
    expect(screen?.usedBy).toContain('apps/site/src/app/[locale]/(account)/account/bestellingen/page.tsx');
  });

  it('of a form: which definition its questions come from', () => {
    const [form] = uses['Portal/Oplevering']?.subjects ?? [];
    expect(form?.definitions).toEqual(['handoverForm']);
  });

  it('of a block: what editors fill in, and our own pages that have it', () => {
    const [hero] = uses['Inhoud/Opening met beeld']?.blocks ?? [];
    expect(hero).toMatchObject({ component: 'hero', name: 'Opening met beeld', folder: 'Openingen' });
    expect(hero?.fields[0]).toMatchObject({ name: 'title', label: 'Titel', required: true });
    expect(hero?.pages).toContain('home');
  });

  it('of a mail: what sends it', () => {
    const mail = uses['Correspondentie/Mails van een bestelling']?.subjects.find(({ name }) => name === 'reminderMail');
    expect(mail?.texts).toContain('correspondence/reminder');
    expect(mail?.usedBy).toContain('apps/backend/src/mails/reminder-mails.ts');
  });

  it('is known of every page of a package', () => {
    const unknown = Object.entries(uses).filter(([, { subjects, blocks }]) => subjects.length + blocks.length === 0);
    expect(unknown.map(([title]) => title)).toEqual([]);
  });
});
