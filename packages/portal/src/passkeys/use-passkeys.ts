'use client';

import { ApiError, NetworkError, useCallMutation, type CallRequest } from '@pomp/api-client';
import { useCallback } from 'react';

/** With the device's own question, which the customer can put away. */
const loadBrowser = () => import('@simplewebauthn/browser');
type WebAuthn = Awaited<ReturnType<typeof loadBrowser>>;

/** The customer put the device's question away, or the device could not do it: which of the two, browsers don't tell. */
export class PasskeyNotGiven extends Error {
  override readonly name = 'PasskeyNotGiven';
}

/** Asks the device; what it says of a question that came to nothing becomes one error. */
async function onDevice<Given>(ask: () => Promise<Given>): Promise<Given> {
  try {
    return await ask();
  } catch (failure) {
    if (failure instanceof ApiError || failure instanceof NetworkError) throw failure;
    throw new PasskeyNotGiven('The device gave no passkey.', { cause: failure });
  }
}

/** Has this device make a passkey, and the server keep it. */
export function useAddPasskey(): () => Promise<void> {
  const { mutateAsync: ask } = useCallMutation('postNewPasskey');
  const { mutateAsync: keep } = useCallMutation('postPasskey');
  return useCallback(async () => {
    const question = await ask({});
    const { startRegistration } = await loadBrowser();
    const optionsJSON = question as unknown as Parameters<WebAuthn['startRegistration']>[0]['optionsJSON'];
    const { id, response } = await onDevice(() => startRegistration({ optionsJSON }));
    const { clientDataJSON, attestationObject, transports = [] } = response;
    await keep({ body: { id, clientDataJSON, attestationObject, transports: [...transports] } });
  }, [ask, keep]);
}

/** Hands a call what a passkey of this device signed. */
function useSigned(send: (signed: CallRequest<'passkeyLogin'>) => Promise<unknown>): () => Promise<void> {
  const { mutateAsync: ask } = useCallMutation('postPasskeyQuestion');
  return useCallback(async () => {
    const question = await ask({});
    const { startAuthentication } = await loadBrowser();
    const optionsJSON = question as unknown as Parameters<WebAuthn['startAuthentication']>[0]['optionsJSON'];
    const { id, response } = await onDevice(() => startAuthentication({ optionsJSON }));
    const { clientDataJSON, authenticatorData, signature } = response;
    await send({ body: { id, clientDataJSON, authenticatorData, signature } });
  }, [ask, send]);
}

/** Logs in with a passkey that this device has. */
export const usePasskeyLogin = (): (() => Promise<void>) => useSigned(useCallMutation('passkeyLogin').mutateAsync);

/** Shows again who is logged in, with a passkey that this device has. */
export const useConfirmByPasskey = (): (() => Promise<void>) => useSigned(useCallMutation('confirmIdentity').mutateAsync);
