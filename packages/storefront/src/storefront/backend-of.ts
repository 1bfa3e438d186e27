import { createApiClient, type ApiClient } from '@pomp/api-client';

/** So that a development tunnel in between doesn't answer with a page of its own. */
const headers = { 'ngrok-skip-browser-warning': 'true' };

/** The backend's calls: browsers make them there directly. */
export const backendOf = (baseUrl: string, locale: string): ApiClient => createApiClient({ baseUrl, locale, headers });
