import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { eventReplayScript } from './event-replay-script.js';
import { eventReplayArgs, eventReplayGuide } from './event-replay.guide.js';
import { EventReplayBoundary, EventReplayPage } from './event-replay.js';

/** Wat er vóór de scripts gebeurt, gebeurt daarna: hier komt React pas als iemand al klaar is. */
const meta = {
  title: 'Fundament/Vroeg ingevuld en ingedrukt',
  component: EventReplayBoundary,
  subcomponents: { EventReplayPage },
  parameters: { guide: eventReplayGuide },
  args: eventReplayArgs,
} satisfies Meta<typeof EventReplayBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hydrated: Story = {
  name: 'Luistert',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-hydrating]')).toBeNull());
  },
};

function Enquiry() {
  const [zip, setZip] = useState('');
  const [home, setHome] = useState('huur');
  const [sent, setSent] = useState<string[]>([]);
  return (
    <EventReplayBoundary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent([...sent, `${zip} ${home}`]);
        }}
      >
        <label>
          Postcode <input name="zip" value={zip} onChange={({ target }) => setZip(target.value)} />
        </label>
        <label>
          <input type="radio" name="home" value="huur" checked={home === 'huur'} onChange={() => setHome('huur')} /> Huur
        </label>
        <label>
          <input type="radio" name="home" value="koop" checked={home === 'koop'} onChange={() => setHome('koop')} /> Koop
        </label>
        <button>Verstuur</button>
      </form>
      <a
        href="#elders"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setSent((before) => [...before, 'omgeslagen']);
        }}
      >
        Volgende
      </a>
      <p role="status">{sent.join(', ')}</p>
    </EventReplayBoundary>
  );
}

/** As a server writes `Enquiry`. */
const fromServer =
  '<div data-hydrating="" style="display:contents"><form><label>Postcode <input name="zip" value=""/></label><label><input type="radio" name="home" checked="" value="huur"/> Huur</label><label><input type="radio" name="home" value="koop"/> Koop</label><button>Verstuur</button></form><a href="#elders" aria-haspopup="dialog">Volgende</a><p role="status"></p></div>';

/**
 * Getypt, gekozen en twee keer ingedrukt: één keer verstuurd, met alles erin.
 * @english Typed, chosen and pressed twice: sent once, with everything in it.
 */
export const FasterThanThePage: Story = {
  name: 'Sneller dan de pagina',
  render: () => <div dangerouslySetInnerHTML={{ __html: `<div>${fromServer}</div>` }} />,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-hydrating]')?.parentElement;
    if (!place) throw new Error('Nothing was rendered.');
    const canvas = within(place);
    const script = document.createElement('script');
    script.textContent = eventReplayScript;
    document.head.append(script);

    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '1271AD');
    await userEvent.click(canvas.getByRole('radio', { name: 'Koop' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Volgende' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(window.location.hash).toBe('');

    const root = hydrateRoot(place, <Enquiry />);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1271AD koop, omgeslagen'));
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveValue('1271AD');
    root.unmount();
  },
};

/** Types two more characters as soon as React has the page, and before anything in it could hear of what was typed until then. */
function EnquiryWhileTyping({ onReady }: { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady]);
  return <Enquiry />;
}

/**
 * Wie doortypt terwijl de scripts komen, verliest geen letter.
 * @english Who types on while the scripts come, loses no letter.
 */
export const TypingOn: Story = {
  name: 'Typt door',
  render: () => <div dangerouslySetInnerHTML={{ __html: `<div>${fromServer}</div>` }} />,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-hydrating]')?.parentElement;
    if (!place) throw new Error('Nothing was rendered.');
    const canvas = within(place);
    const zip = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Postcode' });
    await userEvent.type(zip, '1271');
    const typeOn = () => {
      for (const character of 'AD') {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(zip, zip.value + character);
        zip.dispatchEvent(new Event('input', { bubbles: true }));
      }
    };
    const root = hydrateRoot(place, <EnquiryWhileTyping onReady={typeOn} />);
    await waitFor(() => expect(place.querySelector('[data-hydrating]')).toBeNull());
    await expect(zip).toHaveValue('1271AD');
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1271AD huur');
    root.unmount();
  },
};

const nothingToHear = () => () => undefined;

/** Renders again at once, before anything in it could hear of what was chosen: a server didn't know where it would be. */
function Insulated() {
  const [parts, setParts] = useState<readonly string[]>([]);
  const drawnIn = useSyncExternalStore(
    nothingToHear,
    () => 'browser',
    () => 'server',
  );
  return (
    <EventReplayBoundary>
      {['Muren', 'Dak'].map((part) => (
        <label key={part}>
          <input type="checkbox" checked={parts.includes(part)} onChange={() => setParts([...parts, part])} />
          {part}
        </label>
      ))}
      <p role="status" data-drawn-in={drawnIn}>
        {parts.join(' en ')}
      </p>
    </EventReplayBoundary>
  );
}

/**
 * Van wat iemand aanvinkt blijft alles: ook twee vinkjes van één vraag, en ook als de pagina zich meteen nog eens tekent.
 * @english Of what someone ticks everything stays: two ticks of one question as well, also when the page draws itself once more at once.
 */
export const TickedEarly: Story = {
  name: 'Vroeg aangevinkt',
  render: () => (
    <div
      dangerouslySetInnerHTML={{
        __html:
          '<div><div data-hydrating="" style="display:contents"><label><input type="checkbox"/>Muren</label><label><input type="checkbox"/>Dak</label><p role="status" data-drawn-in="server"></p></div></div>',
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-hydrating]')?.parentElement;
    if (!place) throw new Error('Nothing was rendered.');
    const canvas = within(place);
    for (const part of canvas.getAllByRole('checkbox')) await userEvent.click(part);
    const root = hydrateRoot(place, <Insulated />);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Muren en Dak'));
    for (const part of canvas.getAllByRole('checkbox')) await expect(part).toBeChecked();
    root.unmount();
  },
};
