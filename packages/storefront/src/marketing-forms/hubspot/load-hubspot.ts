/** What we use of HubSpot's embed, version 2. */
export interface HubSpotForms {
  readonly create: (options: HubSpotFormOptions) => void;
}

export interface HubSpotFormOptions {
  readonly portalId: string;
  readonly formId: string;
  readonly region: string;
  /** Selects the element to put the form into. */
  readonly target: string;
  readonly locale: string;
  readonly translations: Readonly<Record<string, { readonly required: string; readonly submitText: string }>>;
  /** Shown in place of the form once it was sent. */
  readonly inlineMessage: string;
  /** Each is handed the form: an element, a jQuery list or nothing, by the script's version. */
  readonly onFormReady: (form?: unknown) => void;
  readonly onFormSubmit: (form?: unknown) => void;
  readonly onFormSubmitted: () => void;
}

declare global {
  interface Window {
    hbspt?: { readonly forms: HubSpotForms };
  }
}

const loading = new Map<string, Promise<HubSpotForms>>();

/** HubSpot's script, once a page. Where it doesn't come, the next call tries again. */
export function loadHubSpot(scriptUrl: string): Promise<HubSpotForms> {
  const known = loading.get(scriptUrl);
  if (known) return known;
  const asked = new Promise<HubSpotForms>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading.delete(scriptUrl);
      script.remove();
      reject(new Error('HubSpot’s script did not load.'));
    };
    script.src = scriptUrl;
    script.onload = () => (window.hbspt ? resolve(window.hbspt.forms) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
  loading.set(scriptUrl, asked);
  return asked;
}
