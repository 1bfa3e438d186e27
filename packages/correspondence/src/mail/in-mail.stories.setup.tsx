import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SyntheticEvent } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Voice } from '../seller/voice.js';
import { dutch, english } from '../words/languages.stories.setup.js';
import type { RenderedMail } from './rendered-mail.js';

interface MailFrameProps {
  readonly mail: RenderedMail;
}

/** Mail programs show a document of its own: no style of ours reaches it. As high as what is in it. */
function MailFrame({ mail }: MailFrameProps) {
  const [height, setHeight] = useState<number>();
  const measure = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(contentDocument?.documentElement.scrollHeight);
  return (
    <iframe
      title={mail.subject}
      srcDoc={mail.html}
      onLoad={measure}
      data-measured={height !== undefined}
      style={{ border: 0, display: 'block', width: '100%', height: height ?? '46rem' }}
    />
  );
}

/** Stories of a mail: what a program shows of it. */
export const mailMeta = {
  component: MailFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mail' } },
  args: { mail: { subject: '', html: '', text: '' } },
  render: (_args, { loaded }) => <MailFrame mail={(loaded as MailFrameProps).mail} />,
  play: async ({ canvas, loaded }) => {
    const frame = await canvas.findByTitle((loaded as MailFrameProps).mail.subject);
    await waitFor(() => expect(frame).toHaveAttribute('data-measured', 'true'));
    await expect(frame).toBeVisible();
  },
} satisfies Meta<typeof MailFrame>;

export type MailStory = StoryObj<typeof mailMeta>;

type Make = (voice: Voice) => Promise<RenderedMail>;
const mailFrom = (voice: Voice, make: Make): MailStory => ({
  loaders: [async () => ({ mail: await make(voice) })],
});

export const mail = (make: Make): MailStory => mailFrom({ edition: pomp, language: dutch }, make);
export const mailOfTheOther = (make: Make): MailStory => mailFrom({ edition: amstelwarmte, language: dutch }, make);
export const mailInEnglish = (make: Make): MailStory => mailFrom({ edition: amstelwarmte, language: english }, make);

/** As programs show it that follow a dark screen, on any screen. */
export const mailInTheDark = (make: Make): MailStory =>
  mail(async (voice) => {
    const made = await make(voice);
    return { ...made, html: made.html.replace('(prefers-color-scheme: dark)', 'all') };
  });

export const link = 'https://www.pomp.example/auth/wachtwoord-instellen/?token=6yJw0Q2mV8sZ1fR4tKpXcA9uLhN7eB3dGiO5vYqWzTk';
export const recoveryLink = 'https://www.pomp.example/auth/wachtwoord-vergeten/';

export const customer = {
  id: '8d0b1f0a-6f0e-4a55-9a50-3f2c6d1f7a01',
  name: 'Wilhelmina-Alexandrina van Amsberg-Schimmelpenninck',
  email: 'wilhelmina.alexandrina@warmtepompliefhebbers.example',
};
