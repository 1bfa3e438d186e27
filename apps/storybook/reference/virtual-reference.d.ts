/** Made by `referencePlugin`; `./reference.ts` says of what kind it is. */
declare module 'virtual:reference' {
  export const reference: unknown;
}
