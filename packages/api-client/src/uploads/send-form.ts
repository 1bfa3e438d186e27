import { apiErrorIn } from '../client/api-error.js';
import { NetworkError } from '../client/network-error.js';

interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** How many bytes have left; of the whole body, which is a little more than the file. */
  readonly onSent: (bytes: number) => void;
}

/** Posts a form and tells how far it is, which fetch can't. Gives the answer's text. */
export function sendForm(url: string, form: FormData, { headers, signal, onSent }: Sending): Promise<string> {
  return typeof XMLHttpRequest === 'undefined'
    ? sendByFetch(url, form, { headers, signal })
    : sendByXhr(url, form, { headers, signal, onSent });
}

function sendByXhr(url: string, form: FormData, { headers, signal, onSent }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.addEventListener('load', () =>
      request.status === 200 ? resolve(request.responseText) : reject(apiErrorIn(request.status, request.responseText)),
    );
    request.addEventListener('error', () => reject(new NetworkError(undefined)));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

async function sendByFetch(url: string, form: FormData, { headers, signal }: Omit<Sending, 'onSent'>): Promise<string> {
  const init: RequestInit = { method: 'POST', body: form, headers, signal };
  const answer = await fetch(url, init).catch((failure: unknown) => {
    throw signal.aborted ? failure : new NetworkError(failure);
  });
  const text = await answer.text();
  if (answer.status === 200) return text;
  throw apiErrorIn(answer.status, text);
}
