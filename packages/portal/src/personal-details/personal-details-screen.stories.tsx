import { exampleAnswer, failure, handlersFor, never, offline, success } from '@pomp/api-client/testing';
import type { CallAnswer } from '@pomp/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { customerChanged } from '../portal/customer-changed.js';
import { localDraftStore } from '@pomp/forms';
import {
  answering,
  askToLeave,
  inAccount,
  marieke,
  signedIn,
  twoLanguages,
  visited,
  wholeScreen,
} from '../provider/in-portal.stories.setup.js';
import { PersonalDetailsScreen } from './personal-details-screen.js';

type Profile = CallAnswer<'getUser'>;
const profile = exampleAnswer('getUser');
const pending: Profile = { ...profile, newEmail: 'marieke@nieuw.example' };

const meta = {
  title: 'Portal/Mijn gegevens',
  component: PersonalDetailsScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { pathname: '/account/gegevens/' } },
} satisfies Meta<typeof PersonalDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A server that keeps the person form as it is saved. */
function remembering(stored: Profile) {
  let kept = stored;
  const saves: unknown[] = [];
  let withdrawals = 0;
  const parameters = answering({
    getUser: () => success(kept),
    putUser: async (request) => {
      const body = (await request.json()) as Partial<Profile> & Pick<Profile, 'email'>;
      saves.push(body);
      const { email, birthdate = null, ...rest } = body;
      kept = { ...kept, ...rest, birthdate, email: kept.email, newEmail: email === kept.email ? null : email };
      return success(kept);
    },
    deleteEmailChange: () => {
      withdrawals += 1;
      kept = { ...kept, newEmail: null };
      return success(kept);
    },
  });
  return { parameters, saves, withdrawals: () => withdrawals };
}

const firstName = (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', { name: /Voornaam/ });
const save = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));

export const FilledIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await firstName(canvas)).toHaveValue('Marieke');
    await expect(await canvas.findByText('Safari op iPhone')).toBeVisible();
    await expect(
      canvas.getByText('Ingelogd op 12 november 2026 om 09:40. Via ander internet dan hier (145.53.8.*).'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mijn gegevens', hidden: true })).toHaveAttribute('aria-current', 'page');
    // One language leaves nothing to choose.
    await expect(canvas.queryByRole('heading', { name: 'Taal' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { parameters: answering({ getUser: never, getSessions: never, getUserDeletion: never }) };

export const Failed: Story = {
  parameters: answering({ getUser: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
  },
};

const naming = remembering(profile);

export const ChangesTheName: Story = {
  parameters: naming.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await firstName(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, 'Marijke');
    const told = fn();
    window.addEventListener(customerChanged, told, { once: true });
    await save(canvas);
    await waitFor(() => expect(canvas.getByText('Opgeslagen')).toBeVisible());
    await expect(told).toHaveBeenCalled();
    await expect(naming.saves.at(-1)).toEqual({
      firstName: 'Marijke',
      lastName: 'de Wit',
      phoneNumber: '06 12 34 56 78',
      birthdate: '21-11-1980',
      email: 'demo@pomp.example',
    });
  },
};

export const Missing: Story = {
  parameters: answering({ getUser: success({ ...profile, phoneNumber: null, birthdate: null }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(await firstName(canvas));
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Controleer je antwoorden' })).toHaveFocus());
    await expect(canvas.getAllByText('Vereist').length).toBeGreaterThanOrEqual(2);
  },
};

export const NotValid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await firstName(canvas);
    const phone = canvas.getByRole('textbox', { name: /Telefoonnummer/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '06-123');
    await save(canvas);
    await waitFor(() => expect(phone).toBeInvalid());
    await expect(canvas.getAllByText('Niet valide').length).toBeGreaterThan(0);
  },
};

export const ServerRefuses: Story = {
  parameters: answering({
    putUser: failure(422, {
      message: 'Controleer je antwoorden.',
      code: 'invalidAnswers',
      issues: [{ field: 'lastName', code: 'malformed', message: 'Niet valide' }],
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await firstName(canvas), '!');
    await save(canvas);
    await expect(await canvas.findByText('Controleer je antwoorden.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Achternaam/ })).toBeInvalid();
    await expect(await firstName(canvas)).toHaveValue('Marieke!');
  },
};

export const SaveWithoutConnection: Story = {
  parameters: answering({ putUser: offline }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await firstName(canvas), '!');
    await save(canvas);
    await expect(await canvas.findByText(/Er is geen verbinding/)).toBeVisible();
  },
};

const mailing = remembering(profile);

export const ChangesTheEmailAddress: Story = {
  parameters: mailing.parameters,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await firstName(canvas);
    const email = canvas.getByRole('textbox', { name: /E-mailadres/ });
    await step('a new address waits for its confirmation', async () => {
      await userEvent.clear(email);
      await userEvent.type(email, 'marieke@nieuw.example');
      await save(canvas);
      await expect(await canvas.findByText(/We hebben een link gestuurd naar marieke@nieuw\.example/)).toBeVisible();
      await expect(canvas.getByText(/Tot dan log je in met demo@pomp\.example/)).toBeVisible();
      await expect(email).toHaveValue('marieke@nieuw.example');
    });
    await step('and can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toch niet veranderen' }));
      await waitFor(() => expect(canvas.queryByText(/We hebben een link gestuurd/)).not.toBeInTheDocument());
      await expect(email).toHaveValue('demo@pomp.example');
      await expect([mailing.saves.length, mailing.withdrawals()]).toEqual([1, 1]);
    });
  },
};

const waiting = remembering(pending);

/** Only the address: what else was typed isn't saved by it, and an empty name isn't in its way. */
export const WithdrawsOnlyTheEmailAddress: Story = {
  parameters: waiting.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await firstName(canvas), 'x');
    await userEvent.clear(canvas.getByRole('textbox', { name: /Achternaam/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Toch niet veranderen' }));
    await waitFor(() => expect(canvas.queryByText(/We hebben een link gestuurd/)).not.toBeInTheDocument());
    await expect([waiting.saves.length, waiting.withdrawals()]).toEqual([0, 1]);
    await expect(await firstName(canvas)).toHaveValue('Mariekex');
    await expect(canvas.getByRole('textbox', { name: /Achternaam/ })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: /E-mailadres/ })).toHaveValue('demo@pomp.example');
    await expect(await screen.findByText('Je e-mailadres blijft demo@pomp.example.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toHaveFocus();
  },
};

export const TheEmailAddressIsNotWithdrawn: Story = {
  parameters: answering({
    getUser: success(pending),
    deleteEmailChange: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Toch niet veranderen' }));
    await waitFor(() => expect(screen.getAllByText('Even niet bereikbaar.').length).toBeGreaterThan(0));
    await expect(canvas.getByText(/We hebben een link gestuurd naar marieke@nieuw\.example/)).toBeVisible();
  },
};

/** The link was opened on a telephone, while this screen still showed it as waiting, and the name was changed there. */
export const TheEmailAddressWasConfirmedElsewhere: Story = {
  parameters: answering({
    getUser: success(pending),
    putUser: failure(500, { message: 'Dit mag hier niet.', code: 'serverError' }),
    deleteEmailChange: success({ ...profile, firstName: 'Rie', email: 'marieke@nieuw.example' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Toch niet veranderen' }));
    await expect(
      await screen.findByText('Je nieuwe e-mailadres was al bevestigd: je logt nu in met marieke@nieuw.example.'),
    ).toBeVisible();
    await expect(screen.queryByText(/Je e-mailadres blijft/)).not.toBeInTheDocument();
    await expect(await firstName(canvas)).toHaveValue('Rie');
    await expect(canvas.getByRole('textbox', { name: /E-mailadres/ })).toHaveValue('marieke@nieuw.example');
    await expect(canvas.queryByText(/We hebben een link gestuurd/)).not.toBeInTheDocument();
  },
};

/** A server that wants to be sure of who it is, once. */
function unsure<Granted>(sought: string, granted: Granted) {
  let isSure = false;
  const refusal = failure(403, {
    message: 'Vul eerst je wachtwoord nog eens in. Zo weten we zeker dat jij het bent.',
    code: 'notConfirmed',
  });
  const wrong = 'Je huidige wachtwoord klopt niet.';
  return {
    once: () => (isSure ? granted : refusal),
    confirmIdentity: async (request: Request) => {
      const { password } = (await request.json()) as { password: string };
      isSure = password === sought;
      return isSure
        ? success({})
        : failure(422, {
            message: wrong,
            code: 'invalidAnswers',
            issues: [{ field: 'password', code: 'malformed', message: wrong }],
          });
    },
  };
}

const sureOfEmail = unsure('Warmte123', success(pending));

const sureOfDeletion = unsure(
  'Warmte123',
  success({ ...exampleAnswer('getUserDeletion'), requestedAt: '2026-11-21T09:00:00.000Z' }),
);

export const AsksWhoItIsBeforeDeletion: Story = {
  parameters: answering({ postUserDeletion: sureOfDeletion.once, confirmIdentity: sureOfDeletion.confirmIdentity }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Account verwijderen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, verwijder mijn account' }));
    await userEvent.type(await screen.findByLabelText(/^Je wachtwoord/), 'Warmte123{Enter}');
    await expect(await canvas.findByText('Je account wordt verwijderd')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Whoever has one shows it in place of the password. That a device answers is a journey's to see. */
export const OffersAPasskeyInPlaceOfThePassword: Story = {
  parameters: answering({ postUserDeletion: unsure('Warmte123', success(exampleAnswer('getUserDeletion'))).once }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Account verwijderen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, verwijder mijn account' }));
    await expect(await screen.findByRole('button', { name: 'Met een passkey' })).toBeVisible();
    await expect(screen.getByLabelText(/^Je wachtwoord/)).toBeVisible();
  },
};

export const AsksWhoItIsBeforeTheEmailAddress: Story = {
  parameters: answering({ putUser: sureOfEmail.once, confirmIdentity: sureOfEmail.confirmIdentity }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await firstName(canvas);
    const email = canvas.getByRole('textbox', { name: /E-mailadres/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'marieke@nieuw.example');
    await save(canvas);
    const password = () => screen.findByLabelText(/^Je wachtwoord/);
    await step('who gives nothing keeps what was typed, and reads why it isn’t saved', async () => {
      await password();
      await userEvent.click(within(screen.getByRole('dialog')).getByText('Annuleren'));
      await expect(await canvas.findByText(/Vul eerst je wachtwoord nog eens in/)).toBeVisible();
      await expect(email).toHaveValue('marieke@nieuw.example');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Opslaan' })).toHaveFocus());
    });
    await step('a wrong password is told at the field', async () => {
      await save(canvas);
      await userEvent.type(await password(), 'Koude123{Enter}');
      await waitFor(async () => expect(await password()).toBeInvalid());
    });
    await step('the right one saves what was asked', async () => {
      await userEvent.clear(await password());
      await userEvent.type(await password(), 'Warmte123{Enter}');
      await expect(await canvas.findByText(/We hebben een link gestuurd naar marieke@nieuw\.example/)).toBeVisible();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};

export const EmailAddressWaits: Story = {
  parameters: answering({ getUser: success(pending) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/We hebben een link gestuurd naar marieke@nieuw\.example/)).toBeVisible();
  },
};

/** As after a session that ended while someone was typing. */
export const RestoresWhatWasTyped: Story = {
  beforeEach: () => {
    const cleanUp = signedIn();
    localDraftStore(marieke.id, 'person', () => new Date(performance.timeOrigin)).save(
      { values: { firstName: 'Marijke', phoneNumber: '06 87 65 43 21' }, startedFrom: undefined },
      new Date(performance.timeOrigin),
    );
    return cleanUp;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await firstName(canvas)).toHaveValue('Marijke'));
    await expect(canvas.getByRole('textbox', { name: /Telefoonnummer/ })).toHaveValue('06 87 65 43 21');
    await save(canvas);
    await canvas.findByText('Opgeslagen');
    await expect(localDraftStore(marieke.id, 'person', () => new Date(performance.timeOrigin)).found()).toBeUndefined();
  },
};

export const AsksBeforeLeavingUnsavedChanges: Story = {
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await firstName(canvas), 'x');
    const menu = canvas.queryByRole('button', { name: /Mijn gegevens/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('link', { name: 'Overzicht' }));
    await expect(askToLeave.mock.calls).toEqual([
      ['Er zijn niet-opgeslagen wijzigingen. Weet je zeker dat je de pagina wilt verlaten?'],
    ]);
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

/** A log-out that fails leaves what was typed where it was, and guarded. */
export const SigningOutFailsOverUnsavedChanges: Story = {
  parameters: answering({ removeSession: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await firstName(canvas), 'x');
    const menu = canvas.queryByRole('button', { name: /Mijn gegevens/ });
    if (menu) await userEvent.click(menu);
    const signOut = await canvas.findByRole('button', { name: 'Uitloggen' });
    await userEvent.click(signOut);
    await waitFor(() => expect(screen.getAllByText('Even niet bereikbaar.').length).toBeGreaterThan(0));
    await expect(askToLeave).toHaveBeenCalledOnce();
    await userEvent.click(signOut);
    await expect(askToLeave).toHaveBeenCalledTimes(2);
  },
};

let wishes = profile.mails;
export const ChoosesMails: Story = {
  beforeEach: () => {
    wishes = profile.mails;
  },
  parameters: answering({
    getUser: () => success({ ...profile, mails: wishes }),
    putUserMails: async (request) => {
      wishes = (await request.json()) as Profile['mails'];
      return success({ ...profile, mails: wishes });
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reminders = await canvas.findByRole('checkbox', { name: /^Herinner me aan wat nog openstaat/ });
    await expect(reminders).toBeChecked();
    await userEvent.click(reminders);
    await userEvent.click(canvas.getByRole('button', { name: 'Keuze opslaan' }));
    await waitFor(() => expect(wishes).toEqual({ reminders: false, messages: true }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Herinner me/ })).not.toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: /^Mail me als er een bericht/ })).toBeChecked();
  },
};

/** A server that keeps the language as it is chosen. */
function reading(locale: string) {
  let kept = locale;
  const saves: unknown[] = [];
  const parameters = {
    ...answering({
      getUser: () => success({ ...profile, locale: kept }),
      putUserLocale: async (request) => {
        const body = (await request.json()) as { locale: string };
        saves.push(body);
        kept = body.locale;
        return success({ ...profile, locale: kept });
      },
    }),
    portal: { pathname: '/account/gegevens/', edition: twoLanguages },
  };
  return { parameters, saves };
}

const languageForm = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('radio', { name: 'English' });
  return within(canvas.getByRole('heading', { name: 'Taal' }).closest('section')!);
};

const saveLanguage = (form: ReturnType<typeof within>) => userEvent.click(form.getByRole('button', { name: 'Taal opslaan' }));

const english = reading('nl-NL');

export const ChoosesALanguage: Story = {
  parameters: english.parameters,
  play: async ({ canvasElement }) => {
    const form = await languageForm(within(canvasElement));
    await expect(form.getByRole('radio', { name: 'Nederlands' })).toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: 'English' }));
    await saveLanguage(form);
    await waitFor(() => expect(visited.reload.mock.calls).toEqual([['/en/account/gegevens/']]));
    await expect(english.saves).toEqual([{ locale: 'en-GB' }]);
    await expect(askToLeave).not.toHaveBeenCalled();
  },
};

/** Led to a page in another language than the one that mails come in. */
const dutch = reading('en-GB');

export const ChoosesTheLanguageOfThePage: Story = {
  parameters: dutch.parameters,
  play: async ({ canvasElement }) => {
    const form = await languageForm(within(canvasElement));
    await expect(form.getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: 'Nederlands' }));
    await saveLanguage(form);
    await waitFor(() => expect(form.getByText('Opgeslagen')).toBeVisible());
    await expect(dutch.saves).toEqual([{ locale: 'nl-NL' }]);
    await expect(visited.reload).not.toHaveBeenCalled();
  },
};

const staying = reading('nl-NL');

export const ChoosesALanguageAndStays: Story = {
  parameters: staying.parameters,
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await firstName(canvas), 'x');
    const form = await languageForm(canvas);
    await userEvent.click(form.getByRole('radio', { name: 'English' }));
    await saveLanguage(form);
    await waitFor(() => expect(form.getByText('Opgeslagen')).toBeVisible());
    await expect(askToLeave).toHaveBeenCalledOnce();
    await expect(visited.reload).not.toHaveBeenCalled();
    await expect(await firstName(canvas)).toHaveValue('Mariekex');
  },
};

export const LanguageIsNotSaved: Story = {
  parameters: {
    ...answering({ putUserLocale: offline }),
    portal: { pathname: '/account/gegevens/', edition: twoLanguages },
  },
  play: async ({ canvasElement }) => {
    const form = await languageForm(within(canvasElement));
    await userEvent.click(form.getByRole('radio', { name: 'English' }));
    await saveLanguage(form);
    await expect(await form.findByText(/Er is geen verbinding/)).toBeVisible();
    await expect(visited.reload).not.toHaveBeenCalled();
  },
};

async function changePassword(
  canvasElement: HTMLElement,
  { old = 'Warmte123', chosen = 'Koude123lucht', again = chosen }: { old?: string; chosen?: string; again?: string },
) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Wachtwoord veranderen' }));
  const current = await canvas.findByLabelText(/^Huidige wachtwoord/);
  await waitFor(() => expect(current).toHaveFocus());
  if (old) await userEvent.type(current, old);
  if (chosen) await userEvent.type(canvas.getByLabelText(/^Nieuw wachtwoord/), chosen);
  if (again) await userEvent.type(canvas.getByLabelText(/^Herhaal/), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Wachtwoord veranderen' }));
  return canvas;
}

export const ChangesThePassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement, {});
    await expect(await canvas.findByText('Je wachtwoord is veranderd. Op al je andere apparaten ben je uitgelogd.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Wachtwoord veranderen' })).toHaveFocus());
    await expect(canvas.queryByLabelText(/^Huidige wachtwoord/)).not.toBeInTheDocument();
  },
};

/** A server on which an address waits until the password changes: whoever knew the old one may have asked for it. */
function withdrawsTheAddress() {
  let kept = pending;
  return answering({
    getUser: () => success(kept),
    resetPassword: () => {
      kept = profile;
      return success({});
    },
  });
}

export const PasswordWithdrawsTheEmailAddress: Story = {
  parameters: withdrawsTheAddress(),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await expect(await shown.findByText(/We hebben een link gestuurd naar marieke@nieuw\.example/)).toBeVisible();
    await changePassword(canvasElement, {});
    await waitFor(() => expect(shown.queryByText(/We hebben een link gestuurd/)).not.toBeInTheDocument());
    await expect(shown.getByRole('textbox', { name: /E-mailadres/ })).toHaveValue('demo@pomp.example');
  },
};

export const PasswordEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement, { old: '', chosen: '' });
    await waitFor(() => expect(canvas.getAllByText('Vereist')).toHaveLength(3));
  },
};

export const PasswordTooWeak: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement, { chosen: 'warmte' });
    const message =
      'Het wachtwoord moet minimaal 8 tekens lang zijn en ten minste één hoofdletter, één kleine letter en één cijfer.';
    await expect((await canvas.findAllByText(message)).length).toBeGreaterThan(0);
  },
};

export const PasswordNotRepeated: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement, { again: 'Koude123luchten' });
    await expect(await canvas.findByText('Niet valide')).toBeVisible();
  },
};

const wrongOld = 'Je huidige wachtwoord klopt niet.';

export const WrongOldPassword: Story = {
  parameters: answering({
    resetPassword: failure(422, {
      message: wrongOld,
      code: 'invalidAnswers',
      issues: [{ field: 'password', code: 'malformed', message: wrongOld }],
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement, { old: 'Koude123' });
    await waitFor(() => expect(canvas.getByLabelText(/^Huidige wachtwoord/)).toBeInvalid());
    await expect(canvas.getAllByText(wrongOld).length).toBeGreaterThan(0);
  },
};

export const KeepsThePassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Wachtwoord veranderen' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Wachtwoord veranderen' })).toHaveFocus());
  },
};

const sessions = exampleAnswer('getSessions');
const many = [...sessions, { ...sessions[1]!, id: 'third', device: null, lastSeenAt: '2026-10-01T09:00:00.000Z' }];

function devices() {
  let open = many;
  return answering({
    getSessions: () => success(open),
    deleteSession: (request) => {
      const id = new URL(request.url).searchParams.get('id');
      open = open.filter((session) => session.id !== id);
      return success({});
    },
    deleteOtherSessions: () => {
      open = open.filter(({ current }) => current);
      return success({});
    },
  });
}

export const EndsASession: Story = {
  parameters: devices(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Onbekend apparaat')).toBeVisible();
    await expect(canvas.getByText('Vandaag nog gebruikt')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Uitloggen op dit apparaat: Safari op iPhone' }));
    await waitFor(() => expect(canvas.queryByText('Safari op iPhone')).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { name: 'Waar je bent ingelogd' })).toHaveFocus();
  },
};

/** A server that keeps passkeys. */
function keepingPasskeys() {
  let kept = exampleAnswer('getPasskeys');
  return answering({
    getPasskeys: () => success(kept),
    deletePasskey: () => {
      kept = [];
      return success({});
    },
  });
}

export const RemovesAPasskey: Story = {
  parameters: keepingPasskeys(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Passkey verwijderen: Chrome op Android' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Passkey verwijderen/ })).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Passkey toevoegen' })).toHaveFocus();
  },
};

/** A browser whose device makes nothing, as when its question is put away. */
const deviceRefuses = () => {
  const create = spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  return () => create.mockRestore();
};

export const PasskeyIsNotMade: Story = {
  beforeEach: () => {
    const [leave, restore] = [signedIn(), deviceRefuses()];
    return () => {
      leave();
      restore();
    };
  },
  parameters: answering({
    getPasskeys: success([]),
    postNewPasskey: success({
      challenge: 'c2lnbiB0aGlz',
      rp: { id: 'localhost', name: 'Pomp' },
      user: { id: 'bWFyaWVrZQ', name: 'demo@pomp.example', displayName: 'Marieke de Wit' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      excludeCredentials: [],
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Passkey toevoegen' }));
    await expect(await canvas.findByText(/Er is geen passkey gemaakt/)).toBeVisible();
  },
};

export const EndsAllOthers: Story = {
  parameters: devices(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Overal behalve hier uitloggen' }));
    await waitFor(() => expect(canvas.queryByText('Onbekend apparaat')).not.toBeInTheDocument());
    await expect(canvas.getByText('Firefox op Windows')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Overal behalve hier/ })).not.toBeInTheDocument();
  },
};

export const EndingFails: Story = {
  parameters: answering({ deleteSession: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Uitloggen op dit apparaat/ }));
    await waitFor(() => expect(screen.getAllByText('Even niet bereikbaar.').length).toBeGreaterThan(0));
    await expect(within(canvasElement).getByText('Safari op iPhone')).toBeVisible();
  },
};

const saved = fn<(name: string) => void>();

export const DownloadsOwnData: Story = {
  beforeEach: () => {
    saved.mockReset();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    return () => click.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Download mijn gegevens' }));
    await waitFor(() => expect(saved.mock.calls).toEqual([['mijn-gegevens-2026-11-21.json']]));
    const all = within(canvasElement).getByRole('link', { name: 'Download alles' });
    await expect(all).toHaveAttribute('href', '/api/account/getUserFiles');
    await expect(all).toHaveAttribute('download');
  },
};

export const TooManyDownloads: Story = {
  parameters: answering({
    getUserData: failure(429, { message: 'Dat is te vaak. Probeer het straks nog eens.', code: 'tooManyRequests' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download mijn gegevens' }));
    await expect(await canvas.findByText('Dat is te vaak. Probeer het straks nog eens.')).toBeVisible();
  },
};

async function askDeletion(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Account verwijderen' }));
  return within(await screen.findByRole('dialog', { name: 'Account laten verwijderen?' }));
}

export const AsksBeforeDeleting: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await askDeletion(canvasElement);
    await expect(dialog.getByText(/Facturen, betalingen en getekende overeenkomsten: 7 jaar/)).toBeVisible();
    await expect(dialog.getByText(/Belastingdienst/)).toBeVisible();
  },
};

export const KeepsTheAccount: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await askDeletion(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Account houden' }));
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Account verwijderen' })).toHaveFocus());
  },
};

export const AsksForDeletion: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await askDeletion(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, verwijder mijn account' }));
    await expect(await canvas.findByText(/Je vroeg dit op 21 november 2026\..*We hebben je dat ook gemaild\./)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ik wil mijn account toch houden' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account verwijderen' })).toHaveFocus());
    await expect(await screen.findByText('Je account wordt niet verwijderd.')).toBeVisible();
  },
};

export const AskingForDeletionFails: Story = {
  parameters: answering({ postUserDeletion: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) }),
  play: async ({ canvasElement }) => {
    const dialog = await askDeletion(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, verwijder mijn account' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Even niet bereikbaar.');
  },
};

export const DeletionWaitsForAnOrder: Story = {
  parameters: answering({
    getUserDeletion: success({ ...exampleAnswer('getUserDeletion'), ordersUnderWay: ['2026-01482', '2026-01490'] }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await askDeletion(canvasElement);
    await expect(dialog.getByText(/Nog niet klaar: bestellingen 2026-01482, 2026-01490\./)).toBeVisible();
  },
};

export const NothingToKeepByLaw: Story = {
  parameters: answering({ getUserDeletion: success({ requestedAt: null, kept: [] }) }),
  play: async ({ canvasElement }) => {
    const dialog = await askDeletion(canvasElement);
    await expect(dialog.getByText('Er is niets wat we van de wet moeten bewaren.')).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: answering({
    getUser: success({
      ...profile,
      lastName: 'van Nispen tot Sevenaer-Verwarmingsinstallatieonderhoud',
      newEmail: 'wilhelmina-hendrika-antoinette.van.nispen.tot.sevenaer@verwarmingsinstallatieonderhoudsbedrijf.example',
    }),
    getSessions: success([
      { ...sessions[0]!, device: 'Samsungbrowseronderhoudsversie op Verwarmingsinstallatieonderhoudstelefoon' },
      ...sessions.slice(1),
    ]),
  }),
};
