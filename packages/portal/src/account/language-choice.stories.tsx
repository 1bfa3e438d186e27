import { exampleAnswer, handlersFor, success } from '@pomp/api-client/testing';
import { LanguageSwitch } from '@pomp/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, signedIn, visitor } from '../provider/in-portal.stories.setup.js';
import { languageChoiceScript } from './language-choice-script.js';

const kept = fn((_body: unknown) => undefined);

/** As a host has it in the head of its pages. */
function runInHead() {
  if (document.querySelector('script[data-language-choice]')) return;
  const script = document.createElement('script');
  script.dataset.languageChoice = '';
  script.textContent = languageChoiceScript;
  document.head.append(script);
}

const meta = {
  title: 'Portal/Account/Talen in de kop',
  component: LanguageSwitch,
  args: { languages: [{ locale: 'en-GB', href: '#english' }] },
  beforeEach: runInHead,
  parameters: answering({
    putUserLocale: async (request) => {
      kept(await request.json());
      return success({ ...exampleAnswer('getUser'), locale: 'en-GB' });
    },
  }),
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

async function chooseEnglish(canvasElement: HTMLElement) {
  kept.mockClear();
  await userEvent.click(within(canvasElement).getByRole('link', { name: 'English' }));
  // The link leads there, whatever becomes of the rest.
  await waitFor(() => expect(window.location.hash).toBe('#english'));
  // The next story is on the same page.
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
}

export const KeepsTheChoiceOfACustomer: Story = {
  beforeEach: signedIn,
  play: async ({ canvasElement }) => {
    await chooseEnglish(canvasElement);
    await waitFor(() => expect(kept.mock.calls).toEqual([[{ locale: 'en-GB' }]]));
  },
};

/** Where a link would lead, without going there. */
async function ledTo(canvasElement: HTMLElement): Promise<string> {
  const link = within(canvasElement).getByRole<HTMLAnchorElement>('link', { name: 'English' });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  const { pathname, search } = new URL(link.href);
  return pathname + search;
}

export const LeadsOnWithWhatIsAsked: Story = {
  beforeEach: visitor,
  args: { languages: [{ locale: 'en-GB', href: '/en/newsletter/confirm/' }] },
  play: async ({ canvasElement }) => {
    // That of the story itself.
    const { search } = window.location;
    await expect(search).toMatch(/^\?.*id=/);
    await expect(await ledTo(canvasElement)).toBe(`/en/newsletter/confirm/${search}`);
  },
};

/** Each time by what the address asks then, whatever it asked when the page was made or the link last led somewhere. */
export const LeadsOnWithWhatIsAskedNow: Story = {
  beforeEach: () => {
    visitor();
    const { href } = window.location;
    return () => window.history.replaceState(window.history.state, '', href);
  },
  args: { languages: [{ locale: 'en-GB', href: '/en/knowledge-base/?q=geluid' }] },
  play: async ({ canvasElement }) => {
    for (const search of ['?q=subsidie', '?category=kosten&page=2', '']) {
      window.history.replaceState(window.history.state, '', window.location.pathname + search);
      await expect(await ledTo(canvasElement)).toBe(`/en/knowledge-base/${search}`);
    }
  },
};

export const LeadsAVisitor: Story = {
  beforeEach: visitor,
  parameters: {
    msw: { handlers: handlersFor({ putUserLocale: () => Promise.reject(new Error('Nobody is logged in.')) }) },
  },
  play: async ({ canvasElement }) => {
    await chooseEnglish(canvasElement);
    await expect(kept).not.toHaveBeenCalled();
  },
};
