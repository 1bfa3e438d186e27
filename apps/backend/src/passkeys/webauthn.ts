/** What checks what passkeys sign: half a second of work, for the first who has a passkey and not for each start of the server. */
export const webauthn = () => import('@simplewebauthn/server');
